import { fail, ok, type Result } from '../../basics/result.ts';
import { isGzip, unpackGzip } from '../../inflate/gzip.ts';
import type { FormatError } from './imported.ts';
import { startsWith } from './letters-of.ts';

/** As much as an archive may unpack to. */
const MAX_UNPACKED = 128 * 1024 ** 2;
/** How a backup's gzip header goes on: an extra field with the mark `TB`. */
const BACKUP_HEADER = { flagsAt: 3, extra: 4, fieldAt: 12, mark: [0x54, 0x42] } as const;

/** Whether a file has the gzip header of our backups, even one that is cut short. */
export function isBackup(file: Uint8Array): boolean {
  const { flagsAt, extra, fieldAt, mark } = BACKUP_HEADER;
  if (!isGzip(file) || !((file[flagsAt] ?? 0) & extra)) return false;
  return file.length <= fieldAt || startsWith(file.subarray(fieldAt), mark);
}

// Rule U35.
/** A file as its tool wrote it: the content of a gzip file, any other file itself. Our backups stay packed. */
export function unpackedFile(
  file: Uint8Array,
  most = MAX_UNPACKED,
): Result<Uint8Array, FormatError> {
  if (!isGzip(file)) return ok(file);
  if (isBackup(file)) return fail({ code: 'FORMAT_BACKUP' });
  const unpacked = unpackGzip(file, most);
  if (unpacked.ok) return unpacked;
  if (unpacked.error === 'GZIP_TOO_LARGE') return fail({ code: 'FORMAT_TOO_LARGE' });
  return fail({ code: 'FORMAT_DAMAGED', args: { format: 'gzip' } });
}
