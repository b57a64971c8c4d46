import { zipSync } from 'fflate';
import { fail, ok, type Result } from '../../basics/result.ts';
import { unpackedPart, unpackedSize, zipParts } from '../../inflate/zip.ts';
import type { FormatError } from './imported.ts';

/** What a workbook may unpack to: a quarter of a million rows with the game's fields. */
const MAX_UNPACKED = 128 * 1024 ** 2;
/** Parts of one: a sheet each, and a few beside them. */
const MAX_PARTS = 2000;

/**
 * How many bytes a workbook unpacks to, found without keeping any of them: whoever reads one takes all of it at once,
 * and a file of a few kilobytes may say that it holds gigabytes, or hold them.
 */
export function workbookSize(file: Uint8Array, most = MAX_UNPACKED): Result<number, FormatError> {
  const parts = zipParts(file);
  if (!parts) return damaged;
  if (parts.length > MAX_PARTS) return tooLarge;
  let all = 0;
  for (const part of parts) {
    if (all + part.size > most) return tooLarge;
    if (unpackedSize(part) !== part.size) return damaged;
    all += part.size;
  }
  return ok(all);
}

/**
 * The same workbook with its parts unpacked, once {@link workbookSize} has found it sound. Who opens it then has nothing
 * to unpack: the common reader hands a part of half a megabyte to a worker made of a blob, which the site's content
 * policy forbids, and waits for it for ever.
 */
export function unpackedWorkbook(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = (zipParts(file) ?? []).map((part) => [part.name, unpackedPart(part)] as const);
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

const damaged = fail<FormatError>({ code: 'FORMAT_DAMAGED', args: { format: 'sheets' } });
const tooLarge = fail<FormatError>({ code: 'FORMAT_TOO_LARGE' });
