import { ok, type Result } from '../../basics/result.ts';
import type { BannerType } from '../banner-types.ts';
import { bannerTypeNamed } from './banner-names.ts';
import { PullsByAccount } from './by-account.ts';
import { type Fields, isFields, uidOf, zoneOf } from './fields.ts';
import type { HistoryFormat, ImportedHistory, RefusedRow } from './imported.ts';
import type { NameIndex } from './name-index.ts';
import { readEachRow, readGameRow } from './read-row.ts';

/** A list of the game's own rows, all of one banner type where its name tells that. */
interface GameList {
  readonly name: string;
  readonly type: BannerType | undefined;
  readonly rows: readonly unknown[];
}

interface GameLists {
  readonly format: HistoryFormat;
  readonly zone: unknown;
  readonly lists: readonly GameList[];
}

/** StarRailToolkit alone writes the names of its lists in capitals. */
const TOOLKIT = /^[A-Z_]+$/;

/** Whether a file is lists of the game's own rows, as several tools keep them. */
export function isGameLists(file: Fields): boolean {
  return gameListsOf(file) !== undefined;
}

// Rule W62.
/**
 * Reads lists of the game's own rows: of StarRail-gacha by number, of StarRailUID and StarRailToolkit by name, or a saved
 * answer of the game. The file or each row names the account, or nothing does.
 */
export function readGameLists(file: Fields, names?: NameIndex): Result<ImportedHistory, never> {
  const { format, zone, lists } = gameListsOf(file) ?? NONE;
  const byAccount = new PullsByAccount();
  const refused: RefusedRow[] = [];
  const whose = uidOf(file.uid) ?? null;
  for (const { name, type, rows } of lists) {
    const read = readEachRow(rows, `${name}.`, (row) => {
      const own = isFields(row) ? row : {};
      const uid = whose ?? uidOf(own.uid) ?? null;
      const frame = { uid, zone: zoneOf(own.region_time_zone ?? zone) ?? null, names };
      const pull = readGameRow(isFields(row) ? { gacha_type: type, ...row } : row, frame);
      if (pull.ok) byAccount.add(uid, pull.value);
      return pull;
    });
    for (const row of read.refused) refused.push(row);
  }
  return ok({ format, accounts: byAccount.accounts(), refused, left: [], stores: [] });
}

const NONE: GameLists = { format: 'starRailGacha', zone: undefined, lists: [] };

function gameListsOf(file: Fields): GameLists | undefined {
  const { data, region_time_zone: zone } = file;
  const within = isFields(data) ? data : undefined;
  const answer = within && 'retcode' in file ? listOf(within.list) : undefined;
  const found: GameLists = answer
    ? {
        ...{ format: 'gameAnswer', zone: within?.region_time_zone },
        lists: [{ name: 'data.list', type: undefined, rows: answer }],
      }
    : namedLists(within ?? file, { zone, isWithin: within !== undefined });
  return found.lists.some(({ rows }) => rows.some(isGameRow)) ? found : undefined;
}

function namedLists(
  file: Fields,
  { zone, isWithin }: { readonly zone: unknown; readonly isWithin: boolean },
): GameLists {
  const lists = Object.entries(file).flatMap(([key, value]): GameList[] => {
    const type = bannerTypeNamed(key.replaceAll('_', ' '));
    const rows = listOf(value);
    return type !== undefined && rows ? [{ name: isWithin ? `data.${key}` : key, type, rows }] : [];
  });
  const isToolkit = lists.some(({ name }) => TOOLKIT.test(name));
  const format = isWithin ? 'starRailUid' : isToolkit ? 'starRailToolkit' : 'starRailGacha';
  return { format, zone, lists };
}

function listOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function isGameRow(row: unknown): boolean {
  return isFields(row) && 'id' in row && 'time' in row && ('item_id' in row || 'name' in row);
}
