import { remoteOf } from '../../platform/worker-client.ts';
import type { BackupService } from './backup-service.ts';

/** The backup service in its worker. */
export function startBackupService(): BackupService {
  return remoteOf<BackupService>(
    () => new Worker(new URL('./backup-service.worker.ts', import.meta.url), { type: 'module' }),
    ['exportBackup'],
  );
}
