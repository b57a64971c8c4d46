import { desktopBridge } from '../../platform/index.ts';
import { remoteOf } from '../../platform/worker-client.ts';
import { lendFolders } from './lend-folders.ts';
import type { SyncService } from './sync-service.ts';

/** The sync in its worker. */
export function startSyncService(): SyncService {
  return remoteOf<SyncService>(() => {
    const worker = new Worker(new URL('./sync-service.worker.ts', import.meta.url), {
      type: 'module',
    });
    const folders = desktopBridge()?.folders;
    if (folders) lendFolders(worker, folders);
    return worker;
  });
}
