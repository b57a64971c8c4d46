import { remoteOf } from '../../platform/worker-client.ts';
import type { Keeper } from './backup-service.ts';

/** The keeper in its worker. */
export function startKeeper(): Keeper {
  return remoteOf<Keeper>(
    () => new Worker(new URL('./backup-service.worker.ts', import.meta.url), { type: 'module' }),
  );
}
