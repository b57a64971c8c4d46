import { ok, type Result } from '@trailbook/core/internal/basics';
import type { I18n } from '../../../i18n/index.ts';
import { downloadFile } from '../../../platform/index.ts';
import type { ExportedBackup, ImportError } from '../../../storage/index.ts';
import { type Device, unsavedIn } from '../../../storage/stores/device.ts';
import { takeInErrorText } from './take-in-error-text.ts';

type SavedBackup = Result<Pick<ExportedBackup, 'isPartial'>, ImportError>;

// Rule U17.
/** Makes a backup of what is stored and of what is shown and could not be stored, and hands it out. */
export async function saveBackup(device: Device): Promise<SavedBackup> {
  const now = new Date();
  const exported = await device.backupService.exportBackup(now.getTime(), await unsavedIn(device));
  if (!exported.ok) return exported;
  const { file, isPartial, whole } = exported.value;
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  downloadFile(
    `trailbook-${isPartial ? 'unsaved' : 'backup'}-${day}.jsonl.gz`,
    file as Uint8Array<ArrayBuffer>,
    'application/gzip',
  );
  const lastBackup = whole && { at: now.getTime(), pulls: whole.pulls };
  // A full or closed store must not keep the player from the file.
  if (lastBackup) await device.database.note({ lastBackup }).catch(() => undefined);
  return ok({ isPartial });
}

/** What there is to say of a backup; undefined where it is whole. */
export function backupProblemText(i18n: I18n, saved: SavedBackup): string | undefined {
  if (saved.ok) return saved.value.isPartial ? i18n.t('backup.withoutStored') : undefined;
  const { code } = saved.error;
  return code === 'STORE_FAILED' || code === 'STORE_UNREADABLE'
    ? i18n.t('backup.notMade')
    : takeInErrorText(i18n, saved.error);
}
