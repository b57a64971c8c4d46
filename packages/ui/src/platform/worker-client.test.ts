import { expose } from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remoteOf } from './worker-client.ts';

interface Service {
  readonly count: (upTo: number, onSign?: () => void) => Promise<number>;
  readonly name: () => Promise<string>;
}

/** A port in place of a worker, which can fail and be ended as one can. */
class StubWorker extends EventTarget {
  readonly #ports = new MessageChannel();
  readonly terminate = vi.fn();

  constructor(service: object) {
    super();
    expose(service, this.#ports.port1);
    for (const kind of ['message', 'messageerror']) {
      this.#ports.port2.addEventListener(kind, (event) =>
        this.dispatchEvent(new MessageEvent(kind, { data: (event as MessageEvent).data })),
      );
    }
    this.#ports.port2.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []) {
    this.#ports.port2.postMessage(message, transfer);
  }

  close() {
    this.#ports.port2.close();
  }
}

let workers: StubWorker[] = [];
const never = () => new Promise<never>(() => undefined);

function remote(...services: readonly object[]) {
  return remoteOf<Service>(() => {
    const worker = new StubWorker(services[workers.length] ?? {});
    workers.push(worker);
    return worker as unknown as Worker;
  }, ['count']);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  for (const worker of workers) worker.close();
  workers = [];
});

/** By real time: the clock that is tried stands still. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

const begun = () => until(() => workers.length > 0);

it('a worker that fails leaves no call without an answer, and the next starts another', async () => {
  const service = remote({ name: never }, { name: async () => 'the second' });
  const first = service.name();
  await begun();
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('The worker failed.');
  expect(await service.name()).toBe('the second');
});

it('a watched call that gives no sign for ten seconds fails, and its worker is ended', async () => {
  const service = remote({ count: never }, { count: async () => 7 });
  const first = service.count(7);
  const outcome = expect(first).rejects.toThrow('The worker gives no sign');
  await begun();
  vi.advanceTimersByTime(9_999);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await outcome;
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  expect(await service.count(7)).toBe(7);
});

it('signs give it ten seconds more each, and the one after the outcome ends nothing', async () => {
  let sign: (() => void) | undefined;
  let done: ((value: number) => void) | undefined;
  const service = remote({
    count: (_upTo: number, onSign: () => void) => {
      sign = onSign;
      return new Promise((resolve) => {
        done = resolve;
      });
    },
  });
  const counted = service.count(7);
  await until(() => sign !== undefined);
  for (let turn = 0; turn < 5; turn++) {
    vi.advanceTimersByTime(9_000);
    await sign?.();
  }
  done?.(7);
  expect(await counted).toBe(7);
  await sign?.();
  vi.advanceTimersByTime(20_000);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
});

it('a call that is not watched may take as long as it wants', async () => {
  const service = remote({ name: never });
  const failed = vi.fn();
  service.name().catch(failed);
  await begun();
  vi.advanceTimersByTime(60_000);
  await Promise.resolve();
  expect(failed).not.toHaveBeenCalled();
});
