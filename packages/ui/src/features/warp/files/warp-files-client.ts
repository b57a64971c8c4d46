import { remoteOf } from '../../../platform/worker-client.ts';
import type { WarpFiles } from './contracts.ts';

/** Reading and writing of files, in its worker. */
export function startWarpFiles(): WarpFiles {
  const remote = remoteOf<WarpFiles>(
    () => new Worker(new URL('./warp-files.worker.ts', import.meta.url), { type: 'module' }),
    ['write'],
  );
  return {
    open: (file, onProgress) => {
      let isRead = false;
      const tell = (done: number) => {
        // It comes by a way of its own, on which the outcome may overtake it.
        if (!isRead) onProgress(done);
      };
      return remote.open(file, tell).finally(() => {
        isRead = true;
      });
    },
    readAs: (columns) => remote.readAs(columns),
    preview: (choices) => remote.preview(choices),
    merge: (choices, at) => remote.merge(choices, at),
    write: (kind, accounts, texts) => remote.write(kind, accounts, texts),
  };
}
