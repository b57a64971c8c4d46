import { expose } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';
import type { BackupService } from './backup-service.ts';
import { startBackupService } from './backup-service-client.ts';

const workers: MessagePort[] = [];

/** A worker in which one method of the service answers. */
function stubWorker(backupService: Partial<BackupService>): void {
  vi.stubGlobal(
    'Worker',
    // A function, not an arrow: it is called with `new`, and what it returns is what is made.
    function start() {
      const { port1, port2 } = new MessageChannel();
      expose(backupService, port1);
      workers.push(port1, port2);
      return port2;
    },
  );
}

afterEach(() => {
  for (const port of workers.splice(0)) port.close();
  vi.unstubAllGlobals();
});

it('can be awaited, as the result of an async function is, without starting a worker', async () => {
  stubWorker({});
  const backupService = startBackupService();
  expect(await backupService).toBe(backupService);
  expect(workers).toEqual([]);
});

it('a call is answered by the one worker', async () => {
  stubWorker({ rawBlock: async () => 'everything' });
  const backupService = startBackupService();
  expect(await backupService.rawBlock()).toBe('everything');
  expect(await backupService.rawBlock()).toBe('everything');
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
  const backupService = startBackupService();
  await expect(backupService.rawBlock()).rejects.toThrow('The network is gone.');
  expect(await backupService.rawBlock()).toBe('everything');
  expect(await backupService.rawBlock()).toBe('everything');
  expect(starts).toBe(2);
});
