import { fail, ok, type Result } from '../basics/result.ts';
import { isGzip, unpackGzip } from '../inflate/gzip.ts';
import { unpackedPart, unpackedSize, type ZipPart, zipParts } from '../inflate/zip.ts';
import { recognise } from './recognise.ts';

/** What an archive may hold, so that none keeps a browser busy or fills its memory. Rule U36. */
export const ARCHIVE_LIMITS = {
  files: 200,
  bytes: 128 * 1024 ** 2,
  /** How much more a file may unpack to than it takes: the densest history is far below. */
  ratio: 250,
} as const;

/** Tools that archive folders put in files of their own. */
const OWN_FILES = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/;
/** A few bytes more, for whoever packs nothing into less than its header. */
const SLACK = 4096;

/** A file of an archive; its name is for showing alone, and empty where the archive gives none. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why one file of an archive is left where it is. */
export interface RefusedPart {
  readonly name: string;
  readonly code: 'PART_ENCRYPTED' | 'PART_DAMAGED' | 'PART_NESTED';
}

/** Why nothing of an archive is read. */
export interface ArchiveError {
  readonly code: 'ARCHIVE_DAMAGED' | 'ARCHIVE_TOO_MANY' | 'ARCHIVE_TOO_LARGE';
}

/**
 * The files of an archive. Nothing is unpacked before its size is known to be borne; what the archive says of itself
 * is believed as far as it turns out to be true. An archive within it is refused, a workbook is a file.
 */
export function unpackArchive(
  file: Uint8Array,
  limits: Readonly<Record<keyof typeof ARCHIVE_LIMITS, number>> = ARCHIVE_LIMITS,
): Result<
  { readonly files: readonly ArchivedFile[]; readonly refused: readonly RefusedPart[] },
  ArchiveError
> {
  if (isGzip(file)) return unpackOne(file, limits);
  const parts = zipParts(file)?.filter(({ name }) => !isFolder(name) && !OWN_FILES.test(name));
  if (!parts) return fail({ code: 'ARCHIVE_DAMAGED' });
  if (parts.length > limits.files) return fail({ code: 'ARCHIVE_TOO_MANY' });
  const told = parts.reduce((sum, { size }) => sum + size, 0);
  const isDense = ({ size, packed }: ZipPart) => size > limits.ratio * packed.length + SLACK;
  if (told > limits.bytes || parts.some(isDense)) return fail({ code: 'ARCHIVE_TOO_LARGE' });
  const files: ArchivedFile[] = [];
  const refused: RefusedPart[] = [];
  for (const part of parts) {
    const name = shownName(part.name);
    const fault = faultOf(part);
    if (fault) {
      refused.push({ name, code: fault });
      continue;
    }
    const bytes = unpackedPart(part);
    if (recognise(bytes) === 'archive') refused.push({ name, code: 'PART_NESTED' });
    else files.push({ name, bytes });
  }
  return ok({ files, refused });
}

/** A gzip file is an archive of one file, which has no name of its own. */
function unpackOne(
  file: Uint8Array,
  limits: Readonly<Record<keyof typeof ARCHIVE_LIMITS, number>>,
): ReturnType<typeof unpackArchive> {
  const unpacked = unpackGzip(file, Math.min(limits.bytes, limits.ratio * file.length + SLACK));
  if (unpacked.ok) {
    const bytes = unpacked.value;
    return recognise(bytes) === 'archive'
      ? ok({ files: [], refused: [{ name: '', code: 'PART_NESTED' }] })
      : ok({ files: [{ name: '', bytes }], refused: [] });
  }
  const isTooLarge = unpacked.error === 'GZIP_TOO_LARGE';
  return fail({ code: isTooLarge ? 'ARCHIVE_TOO_LARGE' : 'ARCHIVE_DAMAGED' });
}

function isFolder(name: string): boolean {
  return /[/\\]$/.test(name);
}

function faultOf(part: ZipPart): RefusedPart['code'] | undefined {
  if (part.isEncrypted) return 'PART_ENCRYPTED';
  return unpackedSize(part) === part.size ? undefined : 'PART_DAMAGED';
}

/** What is shown of a file's name: without folders, which may lead anywhere, and without signs that turn a line around. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 120);
}
