import { fail, type Result } from '../../basics/result.ts';
import { readTable, type TableOptions } from './csv.ts';
import { parseCsv } from './csv-text.ts';
import { jsonDamage, parseExactJson } from './exact-json.ts';
import { type Fields, isFields } from './fields.ts';
import { isGameLists, readGameLists } from './game-lists.ts';
import type { FormatError, HistoryFormat, ImportedHistory } from './imported.ts';
import { lettersOf, startsWith } from './letters-of.ts';
import type { NameIndex } from './name-index.ts';
import { isOtherGame } from './other-game.ts';
import { unpackedFile } from './packed-file.ts';
import { isPomMoe, readPomMoe } from './pom-moe.ts';
import { isStarRailStation, readStarRailStation } from './star-rail-station-csv.ts';
import { isStarRailStationDat, readStarRailStationDat } from './star-rail-station-dat.ts';
import { isStardb, readStardb } from './stardb.ts';
import {
  isOlderUigf,
  isOlderUigfOfOurs,
  isSrgf,
  isUigf,
  readOneAccount,
  readSrgf,
  readUigf,
} from './uigf.ts';
import { isWarpExport, readWarpExport } from './warp-export.ts';

type Read = Result<ImportedHistory, FormatError>;

/** Kinds of JSON, each with how it is told from the others. */
const JSON_KINDS: readonly {
  readonly is: (file: Fields) => boolean;
  readonly read: (file: Fields, names?: NameIndex) => Read;
}[] = [
  { is: isUigf, read: readUigf },
  { is: isSrgf, read: readSrgf },
  { is: isOlderUigfOfOurs, read: (file, names) => readOneAccount('uigf', file, names) },
  { is: isOlderUigf, read: () => fail({ code: 'FORMAT_OTHER_GAME' }) },
  { is: isWarpExport, read: readWarpExport },
  { is: isPomMoe, read: readPomMoe },
  { is: isStardb, read: readStardb },
  { is: isGameLists, read: readGameLists },
  { is: isOtherGame, read: () => fail({ code: 'FORMAT_OTHER_GAME' }) },
];

/** Whether what was read of JSON is a file of warps, be it of another game. */
export function isHistoryJson(file: unknown): boolean {
  return isFields(file) && JSON_KINDS.some(({ is }) => is(file));
}

/** What still tells the kind of JSON of which a part is missing. */
const TRACES: readonly { readonly trace: RegExp; readonly format: HistoryFormat }[] = [
  { trace: /"hkrpg"\s*:/, format: 'uigf' },
  { trace: /"srgf_version"\s*:/, format: 'srgf' },
  { trace: /"result"\s*:\s*\[\s*\[/, format: 'warpExport' },
  // Up to the next such beginning: many of them are each read once.
  { trace: /"user"\s*:\s*\{(?:(?!"user")[^[\]]){0,1000}"hsr"\s*:/, format: 'stardb' },
  { trace: /"default"\s*:\s*\{\s*"(?:beginner|standard|character|lightcone)"/, format: 'pomMoe' },
];

/**
 * Reads a file of warps, of whatever kind: what it holds tells which, never its name. Whatever cannot be read is
 * named with a reason, and reading goes on.
 *
 * @param file - its bytes, or text that was pasted
 */
export function parseHistory(file: Uint8Array | string, options: TableOptions = {}): Read {
  if (typeof file === 'string') return parseText(file, options);
  const unpacked = unpackedFile(file);
  if (!unpacked.ok) return unpacked;
  const { value } = unpacked;
  if (startsWith(value, ZIP)) return fail({ code: 'FORMAT_WORKBOOK' });
  if (isStarRailStationDat(value)) return readStarRailStationDat(value);
  return parseText(lettersOf(value), options);
}

/** A workbook is a zip archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

function parseText(raw: string, options: TableOptions): Read {
  const text = raw.replace(/^\uFEFF/, '');
  if (/^\s*[[{]/.test(text)) return parseJson(text, options.names);
  // A file of other bytes than letters is no table.
  if (text.includes('\0')) return fail({ code: 'FORMAT_UNKNOWN' });
  const table = parseCsv(text);
  return isStarRailStation(table) && !options.columns
    ? readStarRailStation(table)
    : readTable(table, options);
}

function parseJson(text: string, names: NameIndex | undefined): Read {
  const file = parseExactJson(text);
  if (file === undefined) return damaged(text);
  const kind = isFields(file) ? JSON_KINDS.find(({ is }) => is(file)) : undefined;
  if (kind && isFields(file)) return kind.read(file, names);
  // Whole, and of nobody's kind; or a riddle for whoever reads it.
  return jsonDamage(text) === 'TOO_DEEP' ? damaged(text) : fail({ code: 'FORMAT_UNKNOWN' });
}

function damaged(text: string): Read {
  const format = TRACES.find(({ trace }) => trace.test(text))?.format ?? 'json';
  const code = jsonDamage(text) === 'CUT_SHORT' ? 'FORMAT_CUT_SHORT' : 'FORMAT_DAMAGED';
  return fail({ code, args: { format } });
}
