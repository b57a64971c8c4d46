import { expose } from 'comlink';
import { afterEach, expect, it, vi } from 'vitest';
import { startWarpFiles } from './warp-files-client.ts';

const ports: MessagePort[] = [];

/** A worker in this very process, which does what a test wants. */
function workerOf(service: object): void {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  expose(service, port1);
  vi.stubGlobal('Worker', function Worker() {
    return port2;
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const port of ports.splice(0)) port.close();
});

it('tells how far a file was read, and nothing more once it is: the last of it may come after the outcome', async () => {
  let last: Promise<void> | undefined;
  workerOf({
    async open(_file: File, onProgress: (done: number) => Promise<void>) {
      await onProgress(0.5);
      last = new Promise((resolve) => setTimeout(resolve, 20)).then(() => onProgress(1));
      return 'outcome';
    },
  });
  const told: number[] = [];
  const file = 'a file' as unknown as File;
  expect(await startWarpFiles().open(file, (done) => told.push(done))).toBe('outcome');
  await last;
  expect(told).toEqual([0.5]);
});
