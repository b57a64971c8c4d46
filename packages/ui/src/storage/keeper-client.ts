import type { Keeper } from './keeper.ts';
import { remoteOf } from './remote.ts';

/** The keeper in its worker. */
export function startKeeper(): Keeper {
  return remoteOf<Keeper>(
    () => new Worker(new URL('./keeper.worker.ts', import.meta.url), { type: 'module' }),
  );
}
