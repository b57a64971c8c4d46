import { remoteOf } from '../../platform/worker-client.ts';
import type { SyncService } from './sync-service.ts';

/** The sync in its worker. */
export function startSyncService(): SyncService {
  return remoteOf<SyncService>(
    () => new Worker(new URL('./sync-service.worker.ts', import.meta.url), { type: 'module' }),
  );
}
