import { fail, type Result } from '@trailbook/core/internal/basics';
import {
  type FormatError,
  type ImportedHistory,
  parseHistory,
  readSheets,
  type TableOptions,
  workbookSize,
} from '@trailbook/core/internal/warp';
import { readWorkbook } from './read-workbook.ts';

/** Beyond this nothing is read: a hundred accounts with all that they could have pulled take less. */
export const MAX_FILE_BYTES = 64 * 1024 ** 2;

/** Told how much of a file was read, from 0 to 1. */
export type OnProgress = (done: number) => void;

/** How much more of a file is read before it is told again. */
const TOLD_STEP = 0.05;

/** All bytes of a file, or why there are none. */
export async function bytesOf(
  file: Blob,
  onProgress: OnProgress,
): Promise<Result<Uint8Array, FormatError>> {
  if (file.size > MAX_FILE_BYTES) return fail({ code: 'FORMAT_TOO_LARGE' });
  const bytes = new Uint8Array(file.size);
  let [at, told] = [0, 0];
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { ok: true, value: bytes };
    bytes.set(value, at);
    at += value.length;
    // A file comes in hundreds of pieces; who draws how far it has come is not called for each.
    if (at < file.size && at - told < file.size * TOLD_STEP) continue;
    told = at;
    onProgress(at / file.size);
  }
}

/** Reads a file of whatever kind, workbooks too. */
export async function readHistory(
  bytes: Uint8Array,
  options: TableOptions,
): Promise<Result<ImportedHistory, FormatError>> {
  const read = parseHistory(bytes, options);
  if (read.ok || read.error.code !== 'FORMAT_WORKBOOK') return read;
  const size = workbookSize(bytes);
  if (!size.ok) return size;
  try {
    return readSheets(await readWorkbook(new Blob([bytes as Uint8Array<ArrayBuffer>])));
  } catch {
    return fail({ code: 'FORMAT_DAMAGED', args: { format: 'sheets' } });
  }
}
