import { downloadFile } from '../../../platform/index.ts';
import { type BackupService, readLegacyStores } from '../../../storage/index.ts';

/** Hands out everything as it is stored, readable or not, older stores included. */
export async function downloadBlock(backupService: BackupService): Promise<void> {
  const own = await backupService.rawBlock().catch((error: unknown) => ({ error: String(error) }));
  const block = JSON.stringify({ older: readLegacyStores(), own }, null, 1);
  downloadFile('trailbook-storage-block.json', block, 'application/json');
}
