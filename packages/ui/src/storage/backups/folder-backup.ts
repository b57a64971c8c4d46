import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { FoldersBridge } from '../../platform/index.ts';
import type { FolderBackupFailure, Notes } from '../documents/database.ts';
import { hasDatabase } from '../documents/has-database.ts';
import { inTurn } from '../documents/write-lock.ts';
import { type Device, unsavedIn } from '../stores/device.ts';

const DAY_MS = 86_400_000;
const LOOKED_AFTER_MS = 3_600_000;
const LOCK = 'trailbook-folder-backup';

const listeners = new Set<() => void>();

/** Has this page's parts hear that a backup into the folder was tried. Returns what ends it. */
export function listenToFolderBackups(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Rule U29.
/** Puts a backup into the player's folder, and notes how it went. It counts as a backup like any other. */
export function backUpIntoFolder(
  device: Device,
  folders: FoldersBridge,
  now: number,
): Promise<Result<{ readonly kept: number }, FolderBackupFailure>> {
  return inTurn(LOCK, async () => {
    const tried = await attempt(device, folders, now).catch((error: unknown) => {
      console.warn('The backup could not be put into the folder.', error);
      return fail('NOT_MADE' as const);
    });
    const { database } = device;
    if (tried.ok) {
      const { of, pulls } = tried.value;
      const facts = { folderBackup: { last: { at: now, of } }, lastBackup: { at: now, pulls } };
      await database.note(facts).catch(() => undefined);
    } else {
      const { last } = (await database.notes().catch((): Notes => ({}))).folderBackup ?? {};
      const folderBackup = { last, failure: tried.error };
      await database.note({ folderBackup }).catch(() => undefined);
    }
    for (const listener of listeners) listener();
    return tried;
  });
}

async function attempt(device: Device, folders: FoldersBridge, now: number) {
  const exported = await device.backupService.exportBackup(now, await unsavedIn(device));
  // One without what is stored would push a whole one out.
  if (!exported.ok || !exported.value.whole) return fail('NOT_MADE' as const);
  const { file, whole } = exported.value;
  const put = await folders
    // It was made by our own worker, in memory of its own.
    .backUp(file as Uint8Array<ArrayBuffer>)
    .catch(() => ({ failed: 'UNREACHABLE' }) as const);
  return 'failed' in put ? fail(put.failed) : ok({ kept: put.kept, ...whole });
}

/** The folder is another one, or none: what is known of the last one says nothing of it. */
export async function forgetFolderBackups({ database }: Device): Promise<void> {
  await database.note({ folderBackup: undefined });
  for (const listener of listeners) listener();
}

/** Looks now and every hour whether a backup is due. Returns what ends it. */
export function backUpDaily(device: () => Device, folders: FoldersBridge): () => void {
  const look = async () => {
    // Nothing is opened where nothing was ever stored.
    if ((await folders.chosen('backups')) === null || !(await hasDatabase())) return;
    if (await isDue(device(), Date.now())) await backUpIntoFolder(device(), folders, Date.now());
  };
  const lookSafely = () =>
    void look().catch((error: unknown) => console.warn('No backup was looked after.', error));
  lookSafely();
  const timer = setInterval(lookSafely, LOOKED_AFTER_MS);
  return () => clearInterval(timer);
}

/** Whether a day has passed and something was changed since; not where what is here has yet to be found again. */
async function isDue({ database, backupService }: Device, now: number): Promise<boolean> {
  const { ledger, folderBackup } = await database.notes();
  const last = folderBackup?.last;
  if (!ledger || (last && Math.abs(now - last.at) < DAY_MS)) return false;
  if (last?.of?.store === ledger.store && last.of.revision === ledger.revision) return false;
  return (await backupService.loss()) === undefined;
}
