import { remoteOf } from '../../../platform/worker-client.ts';
import type { MoveIn } from './contracts.ts';

/** What takes in files, in its worker: none of them holds the page. */
export function startMoveIn(): MoveIn {
  return remoteOf<MoveIn>(
    () => new Worker(new URL('./move-in.worker.ts', import.meta.url), { type: 'module' }),
  );
}
