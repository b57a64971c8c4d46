import { fail, ok, type Result } from '../../basics/result.ts';
import type { BannerType } from '../banner-types.ts';
import { PullsByAccount } from './by-account.ts';
import { parseExactJson } from './exact-json.ts';
import { type Fields, isFields, uidOf } from './fields.ts';
import type {
  FormatError,
  ImportedAccount,
  ImportedHistory,
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
  const byAccount = new PullsByAccount();
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
  return ok({ format: 'pomMoe', refused, left, stores, accounts: joined(byAccount.accounts()) });
}

function readList(
  list: readonly unknown[],
  { type, place }: { readonly type: BannerType; readonly place: string },
  byAccount: PullsByAccount,
): ReadRows {
  return readEachRow(list, place, (row) => {
    const game = isFields(row) ? gameRowOf(row, type) : row;
    const uid = (isFields(game) ? uidOf(game.uid) : undefined) ?? null;
    const pull = readGameRow(game, { uid, zone: null });
    if (pull.ok) byAccount.add(uid, pull.value);
    return pull;
  });
}

/** Rows without an account belong to the only one that other rows name; beside several accounts they stay apart. */
function joined(accounts: readonly ImportedAccount[]): readonly ImportedAccount[] {
  const [uid = null, ...others] = accounts.flatMap((account) => account.uid ?? []);
  if (others.length > 0) return accounts;
  return [{ uid, label: null, pulls: accounts.flatMap(({ pulls }) => pulls) }];
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
