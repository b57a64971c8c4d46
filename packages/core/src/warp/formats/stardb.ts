import { ok, type Result } from '../../basics/result.ts';
import type { BannerType } from '../banner-types.ts';
import { type Fields, isFields, pullIdOf, textOf, whoseOf } from './fields.ts';
import type {
  ImportedAccount,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  OtherStore,
  RefusedRow,
  RowFault,
} from './imported.ts';
import { readEachRow, readThing } from './read-row.ts';

// Source: juliuskreutz/stardb-api, `me/export`, which has no lists of collaborations.
const LISTS: ReadonlyMap<string, BannerType> = new Map([
  ['departure', 2],
  ['standard', 1],
  ['character', 11],
  ['light_cone', 12],
]);
const OTHER_GAMES = ['zzz', 'gi'];

export function isStardb({ user }: Fields): boolean {
  if (!isFields(user) || !isFields(user.hsr)) return false;
  return Array.isArray(user.hsr.uids) || Array.isArray(user.hsr.achievements);
}

/**
 * Reads stardb.gg's export of a user: warps by account, and the user's achievements, which are offered with the first
 * account. Rule W61.
 */
export function readStardb(file: Fields): Result<ImportedHistory, never> {
  const user = isFields(file.user) ? file.user : {};
  const hsr = isFields(user.hsr) ? user.hsr : {};
  const username = textOf(user.username)?.slice(0, LONGEST_NAME) || null;
  const accounts: ImportedAccount[] = [];
  const refused: RefusedRow[] = [];
  const left: LeftBehind[] = OTHER_GAMES.filter((game) => hasAnything(user[game])).map((name) => ({
    ...{ code: 'LEFT_OTHER_GAME', args: { name } },
  }));
  for (const [at, account] of (Array.isArray(hsr.uids) ? hsr.uids : []).entries()) {
    const place = `user.hsr.uids.${at}`;
    if (!isFields(account) || !isFields(account.warps)) {
      left.push({ code: 'LEFT_ACCOUNT', args: { name: place } });
      continue;
    }
    const { uid, label } = whoseOf(account.uid);
    const pulls: ImportedPull[] = [];
    for (const [name, list] of Object.entries(account.warps)) {
      const type = LISTS.get(name);
      if (type === undefined) {
        left.push({ code: 'LEFT_PART', args: { name: `${place}.${name}` } });
        continue;
      }
      const rows = readEachRow(list, `${place}.warps.${name}.`, (row) => readRow(row, type));
      for (const pull of rows.pulls) pulls.push(pull);
      for (const row of rows.refused) refused.push(row);
    }
    accounts.push({ uid, label: accounts.length === 0 ? username : label, pulls });
  }
  const { achievements } = hsr;
  const stores: OtherStore[] = hasAnything(achievements)
    ? [
        {
          profile: accounts[0] ? accounts[0].label : username,
          store: 'achievements',
          value: achievements,
        },
      ]
    : [];
  return ok({ format: 'stardb', accounts, refused, left, stores });
}

const LONGEST_NAME = 40;

function hasAnything(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isFields(value) && Object.values(value).some(hasAnything);
}

/**
 * A warp, which names no banner. One with `official: false` came from another site, and where that did not know a 3★ or
 * 4★ light cone, stardb.gg put in any. It is kept all the same, or pity would be counted wrongly: its id is the game's,
 * so the game's own row and any that names its banner take its place. Rules W36, W61.
 */
function readRow(row: unknown, type: BannerType): Result<ImportedPull, RowFault> {
  if (!isFields(row)) return { ok: false, error: 'ROW_NO_OBJECT' };
  const id = pullIdOf(row.id);
  if (id === undefined) return { ok: false, error: 'ROW_BAD_ID' };
  return readThing(
    { gacha_type: type, item_id: row.item_id, time: row.timestamp },
    { id, zone: 0 },
  );
}
