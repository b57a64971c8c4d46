import { expose } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';
import type { Keeper } from './backup-service.ts';
import { startKeeper } from './backup-service-client.ts';

const workers: MessagePort[] = [];

/** A worker in which one method of the keeper answers. */
function stubWorker(keeper: Partial<Keeper>): void {
  vi.stubGlobal(
    'Worker',
    // A function, not an arrow: it is called with `new`, and what it returns is what is made.
    function start() {
      const { port1, port2 } = new MessageChannel();
      expose(keeper, port1);
      workers.push(port1, port2);
      return port2;
    },
  );
}

afterEach(() => {
  for (const port of workers.splice(0)) port.close();
  vi.unstubAllGlobals();
});

it('the keeper can be awaited, as what an async function returns is, and starts no worker by that', async () => {
  stubWorker({});
  const keeper = startKeeper();
  expect(await keeper).toBe(keeper);
  expect(workers).toEqual([]);
});

it('a call is answered by the one worker', async () => {
  stubWorker({ rawBlock: async () => 'everything' });
  const keeper = startKeeper();
  expect(await keeper.rawBlock()).toBe('everything');
  expect(await keeper.rawBlock()).toBe('everything');
  expect(workers).toHaveLength(2);
});

it('a worker that could not start is started anew at the next call', async () => {
  stubWorker({ rawBlock: async () => 'everything' });
  const works = globalThis.Worker;
  let starts = 0;
  vi.stubGlobal('Worker', function start(this: unknown, ...given: [string]) {
    if (++starts === 1) throw new Error('The network is gone.');
    return new works(...given);
  });
  const keeper = startKeeper();
  await expect(keeper.rawBlock()).rejects.toThrow('The network is gone.');
  expect(await keeper.rawBlock()).toBe('everything');
  expect(await keeper.rawBlock()).toBe('everything');
  expect(starts).toBe(2);
});
