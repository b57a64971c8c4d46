import { fail, ok, type Result } from '../../basics/result.ts';
import type { BannerType } from '../banner-types.ts';
import { instantOf, readTime } from '../time.ts';
import type { CsvText } from './csv-text.ts';
import { isLastRowCut } from './cut-row.ts';
import { type Fields, pullIdOf, readBannerType } from './fields.ts';
import type { ImportedHistory, ImportedPull, RefusedRow, RowFault } from './imported.ts';
import { readThing } from './read-row.ts';

export function isStarRailStation({ rows: [header] }: CsvText): boolean {
  const cells = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  return ['uid', 'id', 'rarity', 'time', 'type'].every((heading) => cells.includes(heading));
}

/**
 * Reads Star Rail Station's table. Its `uid` is the pull's id and its `id` the thing's; times are UTC; it does not
 * say whose pulls they are. Rule W33.
 */
export function readStarRailStation(table: CsvText): Result<ImportedHistory, never> {
  const { rows, brokenLine } = table;
  const [header, ...lines] = rows;
  const headings = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const pulls: ImportedPull[] = [];
  const refused: RefusedRow[] = [];
  const cut = isLastRowCut(table, headings.indexOf('id')) ? lines.at(-1) : undefined;
  for (const row of lines) {
    const { line, cells } = row;
    const fields = Object.fromEntries(headings.map((heading, at) => [heading, cells[at]]));
    const pull = row === cut ? fail('ROW_CUT_SHORT' as const) : readStationRow(fields);
    if (pull.ok) pulls.push(pull.value);
    else refused.push({ place: String(line), code: pull.error });
  }
  if (brokenLine !== undefined) {
    refused.push({ place: String(brokenLine), code: 'ROW_BROKEN_QUOTES' });
  }
  return ok({
    ...{ format: 'starRailStationCsv', refused, left: [], stores: [] },
    accounts: [{ uid: null, label: null, pulls }],
  });
}

function readStationRow(row: Fields): Result<ImportedPull, RowFault> {
  // What a player entered by hand has a number of that tool's own.
  const isManual = row.manual === 'true' || row.manual === '1';
  const id = isManual ? null : pullIdOf(row.uid);
  if (id === undefined) return fail('ROW_BAD_ID');
  const pull = readThing(
    {
      ...{ gacha_type: withoutReruns(row.type, row.time), gacha_id: row.banner },
      ...{ item_id: row.id, rank_type: row.rarity, time: row.time },
    },
    { id, zone: 0 },
  );
  if (!pull.ok) return pull;
  return ok({ ...pull.value, ...(isManual && { isByHand: true }) });
}

/**
 * The banner type of a row. Before collaborations there were, Star Rail Station kept reruns under their numbers.
 * Rule W33.
 */
export function withoutReruns(type: unknown, time: unknown): unknown {
  const event = EVENTS.get(readBannerType(type));
  const written = readTime(time);
  const isBefore = written && instantOf(written.time, written.zone ?? 0) < FIRST_COLLABORATION;
  return event !== undefined && isBefore ? event : type;
}

const EVENTS: ReadonlyMap<unknown, BannerType> = new Map([
  [21, 11],
  [22, 12],
]);

const FIRST_COLLABORATION = instantOf('2025-07-11 00:00:00', 0);
