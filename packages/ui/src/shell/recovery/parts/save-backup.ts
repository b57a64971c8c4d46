import type { UserData } from '@trailbook/core/internal/user-data';
import { downloadFile } from '../../../platform/index.ts';
import type { BackupService, ImportError } from '../../../storage/index.ts';

/**
 * Makes a backup and hands it out.
 *
 * @returns why there is none, where the store cannot be read
 */
export async function saveBackup(
  backupService: BackupService,
  unsaved: UserData = [],
): Promise<ImportError | undefined> {
  const now = new Date();
  const packed = await backupService.exportBackup(now.getTime(), unsaved);
  if (!packed.ok) return packed.error;
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  downloadFile(
    `trailbook-backup-${day}.jsonl.gz`,
    packed.value as Uint8Array<ArrayBuffer>,
    'application/gzip',
  );
  return undefined;
}
