import { fail, ok, type Result } from '../../basics/result.ts';
import type { BannerType } from '../banner-types.ts';
import { parseExactJson } from './exact-json.ts';
import { type Fields, isFields, uidOf } from './fields.ts';
import type {
  FormatError,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  OtherStore,
  RefusedRow,
} from './imported.ts';
import { type ReadRows, readEachRow, readGameRow } from './read-row.ts';

const LISTS: ReadonlyMap<string, BannerType> = new Map([
  ['beginner', 2],
  ['standard', 1],
  ['character', 11],
  ['lightcone', 12],
]);
/** Counts of its own lists, of no use elsewhere. */
const SUMMARY = 'bannerSummary';

export function isPomMoe(file: Fields): boolean {
  const lists = file.default;
  return isFields(lists) && [...LISTS.keys()].some((name) => Array.isArray(lists[name]));
}

/**
 * Reads the data of pom.moe. Rows that were imported from the game name the account; others leave it open. Rule W34.
 */
export function readPomMoe(file: Fields): Result<ImportedHistory, FormatError> {
  if (!isFields(file.default)) return fail({ code: 'FORMAT_DAMAGED', args: { format: 'pomMoe' } });
  const byAccount = new Map<string | null, ImportedPull[]>();
  const refused: RefusedRow[] = [];
  const left: LeftBehind[] = [];
  const stores: OtherStore[] = [];
  for (const [name, value] of Object.entries(file.default)) {
    const type = LISTS.get(name);
    if (type !== undefined && Array.isArray(value)) {
      const rows = readList(value, { type, place: `default.${name}.` }, byAccount);
      for (const row of rows.refused) refused.push(row);
    } else if (name === 'achievements') stores.push({ profile: null, store: name, value });
    else if (name !== SUMMARY) left.push({ code: 'LEFT_PART', args: { name: `default.${name}` } });
  }
  return ok({ format: 'pomMoe', refused, left, stores, accounts: accountsOf(byAccount) });
}

function readList(
  list: readonly unknown[],
  { type, place }: { readonly type: BannerType; readonly place: string },
  byAccount: Map<string | null, ImportedPull[]>,
): ReadRows {
  return readEachRow(list, place, (row) => {
    const game = isFields(row) ? gameRowOf(row, type) : row;
    const uid = (isFields(game) ? uidOf(game.uid) : undefined) ?? null;
    const pull = readGameRow(game, { uid, zone: null });
    if (pull.ok) byAccount.set(uid, [...(byAccount.get(uid) ?? []), pull.value]);
    return pull;
  });
}

/** Rows that name no account are of the one that the others name; with several, nobody can tell. */
function accountsOf(byAccount: ReadonlyMap<string | null, readonly ImportedPull[]>) {
  const [uid = null, ...others] = [...byAccount.keys()].filter((key) => key !== null);
  const isOne = others.length === 0;
  const all = isOne ? [[uid, [...byAccount.values()].flat()] as const] : [...byAccount];
  return all.map(([of, pulls]) => ({ uid: of, label: null, pulls }));
}

/** A row with the game's field names; the game's own row, which pom.moe keeps as text, says more. */
function gameRowOf(row: Fields, type: BannerType): Fields {
  const told = {
    ...{ id: row.id, gacha_type: type, gacha_id: row.bannerCode, item_id: row.itemId },
    ...{ time: row.time, rank_type: row.rarity },
  };
  const own = typeof row.raw === 'string' ? parseExactJson(row.raw) : undefined;
  return isFields(own) && own.id === row.id ? { ...told, ...own } : told;
}
