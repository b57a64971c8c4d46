import { fail, type Result } from '@trailbook/core/internal/basics';
import {
  type FormatError,
  type ImportedHistory,
  instantOf,
  parseHistory,
  type RefusedRow,
  readSheets,
  type Sheet,
  type TableOptions,
  unpackedFile,
  unpackedWorkbook,
  workbookSize,
} from '@trailbook/core/internal/warp';

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
  file: Uint8Array,
  options: TableOptions,
): Promise<Result<ImportedHistory, FormatError>> {
  const unpacked = unpackedFile(file);
  if (!unpacked.ok) return unpacked;
  const bytes = unpacked.value;
  const read = parseHistory(bytes, options);
  if (read.ok || read.error.code !== 'FORMAT_WORKBOOK') return read;
  const size = workbookSize(bytes);
  if (!size.ok) return size;
  try {
    return readSheets(await readWorkbook(unpackedWorkbook(bytes).buffer), options);
  } catch {
    return fail({ code: 'FORMAT_DAMAGED', args: { format: 'sheets' } });
  }
}

/** A device may be on the time of any zone, and its clock may be off by a little. */
const SLACK_MS = 2 * 24 * 3_600_000;

/**
 * A file's warps without those that are yet to be made. One of a year to come would be the newest for good: pity would
 * be counted from it, and what was imported cannot be taken out again.
 */
export function withoutFuturePulls(history: ImportedHistory, now: number): ImportedHistory {
  const refused: RefusedRow[] = [];
  const latest = now + SLACK_MS;
  const accounts = history.accounts.map((account) => ({
    ...account,
    pulls: account.pulls.filter(({ id, time, zone }) => {
      if (instantOf(time, zone ?? 0) > latest) refused.push({ place: time, code: 'ROW_BAD_TIME' });
      // An id begins with its time, and stands in the order of the warps.
      else if (id !== null && 1000 * Number(id.slice(0, -9)) > latest) {
        refused.push({ place: id, code: 'ROW_BAD_ID' });
      } else return true;
      return false;
    }),
  }));
  if (refused.length === 0) return history;
  return { ...history, accounts, refused: [...history.refused, ...refused] };
}

/**
 * The sheets of a workbook as plain cells. Numbers stay the texts that they are written as: read as numbers,
 * ids would lose their last digits. The library comes with the first workbook.
 */
async function readWorkbook(file: ArrayBuffer): Promise<Sheet[]> {
  const { default: readSheets } = await import('read-excel-file/web-worker');
  const sheets = await readSheets<string>(file, { parseNumber: (text) => text });
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }));
}
