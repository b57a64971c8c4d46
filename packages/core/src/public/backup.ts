import { checkKind, checkKnown, checkWhole, MOST } from '../basics/check.ts';
import type { Result } from '../basics/result.ts';
import {
  type Backup,
  type BackupError,
  type BackupHead,
  packBackup as innerPackBackup,
  peekBackup as innerPeekBackup,
  unpackBackup as innerUnpackBackup,
} from '../user-data/backup/backup.ts';
import { LIMITS, type Limits } from '../user-data/backup/container.ts';
import { isAddress } from '../user-data/kinds.ts';
import { isSealed, type StoredDocument } from '../user-data/rows.ts';
import { mergeData as innerMergeData, type UserData } from '../user-data/user-data.ts';

const BYTES = 'Uint8Array';

/**
 * Packs everything into one compressed file: a head, a line for each part of each document, and the number of those
 * lines. The file is read again before it is handed out: what is packed can be unpacked.
 *
 * @returns BACKUP_BROKEN with the place of what does not fit, BACKUP_TOO_LARGE beyond the limits
 * @throws InputError for what are no documents, and for a head that is none
 */
export function packBackup(
  data: UserData,
  about: Omit<BackupHead, 'measures'>,
): Result<Uint8Array, BackupError> {
  checkDocuments(data, 'data');
  checkKind(about, 'about');
  checkWhole(about.createdAt, 'about.createdAt', 0, MOST);
  checkKind(about.store, 'about.store', 'String');
  checkWhole(about.revision, 'about.revision', 0, MOST);
  return innerPackBackup(data, about);
}

/**
 * Reads a backup. Whatever the file holds, the answer comes after a bounded amount of work and memory.
 *
 * @returns BACKUP_NOT_OURS for another kind of file, BACKUP_DAMAGED where bytes were lost or changed,
 *   BACKUP_TOO_LARGE beyond the limits, BACKUP_NEWER when its container is of a later version, and
 *   BACKUP_BROKEN with the place of what does not fit. Documents of later versions come along sealed.
 * @throws InputError for what are no bytes
 */
export function unpackBackup(
  file: Uint8Array,
  limits: Limits = LIMITS,
): Result<Backup, BackupError> {
  checkKind(file, 'file', BYTES);
  checkKind(limits, 'limits');
  return innerUnpackBackup(file, limits);
}

/**
 * The head of a backup, without unpacking what it holds.
 *
 * @throws InputError for what are no bytes
 */
export function peekBackup(file: Uint8Array): Result<BackupHead, BackupError> {
  checkKind(file, 'file', BYTES);
  return innerPeekBackup(file);
}

/**
 * Everything of both, document by document; where they disagree, mine stays. Where either side holds what
 * this version cannot read, theirs is quarantined. Merging the same data again changes nothing.
 *
 * @throws InputError for what are no documents
 */
export function mergeData(mine: UserData, theirs: UserData): StoredDocument[] {
  checkDocuments(mine, 'mine');
  checkDocuments(theirs, 'theirs');
  return innerMergeData(mine, theirs);
}

function checkDocuments(data: UserData, path: string): void {
  checkKind(data, path, 'Array');
  for (const [at, stored] of data.entries()) checkDocument(stored, `${path}.${at}`);
}

/** Where a document stands, and that there is one; whether it fits its kind is asked when it is read again. */
function checkDocument(stored: StoredDocument, path: string): void {
  checkKind(stored, path);
  checkKind(stored.profile, `${path}.profile`, 'String');
  checkKind(stored.name, `${path}.name`, 'String');
  if (isSealed(stored)) {
    checkKind(stored.rows, `${path}.rows`, 'Map');
  } else {
    checkKnown(isAddress(stored), `${path}.name`, stored.name);
    checkKind(stored.document, `${path}.document`);
  }
}
