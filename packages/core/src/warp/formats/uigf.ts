import { fail, ok, type Result } from '../../basics/result.ts';
import { type Fields, isFields, readBannerType, textOf, whoseOf, zoneOf } from './fields.ts';
import type {
  FormatError,
  ImportedAccount,
  ImportedHistory,
  LeftBehind,
  RefusedRow,
} from './imported.ts';
import type { NameIndex } from './name-index.ts';
import { readEachRow, readGameRow } from './read-row.ts';

/** Other games of the publisher, as UIGF names their lists. */
const OTHER_GAMES = ['hk4e', 'nap', 'hk4e_ugc'];

export function isUigf({ info, hkrpg }: Fields): boolean {
  return isFields(info) && (/^v4\./.test(textOf(info.version) ?? '') || Array.isArray(hkrpg));
}

/** UIGF of before version 4 was of another game only. */
export function isOlderUigf({ info, list }: Fields): boolean {
  return hasOlderHead(info) || (Array.isArray(list) && list.some(isOfOtherGame));
}

/** What some tools write all the same: rows of this game below the head of an older version. */
export function isOlderUigfOfOurs({ info, list }: Fields): boolean {
  if (!hasOlderHead(info) || !Array.isArray(list) || list.some(isOfOtherGame)) return false;
  return list.some((row) => isFields(row) && readBannerType(row.gacha_type) !== undefined);
}

function hasOlderHead(info: unknown): boolean {
  return isFields(info) && 'uigf_version' in info;
}

function isOfOtherGame(row: unknown): boolean {
  // Some tools write the field in rows of this game, too: studiobutter's converter, Hoyo Buddy.
  if (!isFields(row) || !('uigf_gacha_type' in row)) return false;
  return readBannerType(row.uigf_gacha_type) === undefined;
}

/** Reads UIGF of any version 4. Rule W29. */
export function readUigf(file: Fields, names?: NameIndex): Result<ImportedHistory, FormatError> {
  const others = OTHER_GAMES.filter((game) => Array.isArray(file[game]));
  if (!Array.isArray(file.hkrpg)) {
    if (others.length > 0) return fail({ code: 'FORMAT_OTHER_GAME' });
    return fail({ code: 'FORMAT_DAMAGED', args: { format: 'uigf' } });
  }
  const accounts: ImportedAccount[] = [];
  const refused: RefusedRow[] = [];
  // Some tools write empty lists of the other games, too.
  const held = others.filter((game) => Array.isArray(file[game]) && file[game].length > 0);
  const left: LeftBehind[] = held.map((name) => ({ code: 'LEFT_OTHER_GAME', args: { name } }));
  for (const [at, account] of file.hkrpg.entries()) {
    if (!isFields(account)) {
      left.push({ code: 'LEFT_ACCOUNT', args: { name: `hkrpg.${at}` } });
      continue;
    }
    const whose = whoseOf(account.uid);
    const frame = { uid: whose.uid, zone: zoneOf(account.timezone) ?? null, names };
    const rows = readEachRow(account.list, `hkrpg.${at}.list.`, (row) => readGameRow(row, frame));
    accounts.push({ ...whose, pulls: rows.pulls });
    for (const row of rows.refused) refused.push(row);
  }
  return ok({ format: 'uigf', accounts, refused, left, stores: [] });
}

export function isSrgf({ info }: Fields): boolean {
  return isFields(info) && 'srgf_version' in info;
}

/** Reads SRGF v1. Rule W30. */
export function readSrgf(file: Fields, names?: NameIndex): Result<ImportedHistory, FormatError> {
  return readOneAccount('srgf', file, names);
}

/** Reads a list of one account, whose number and zone stand in the head. */
export function readOneAccount(
  format: 'srgf' | 'uigf',
  { info, list }: Fields,
  names?: NameIndex,
): Result<ImportedHistory, FormatError> {
  if (!isFields(info) || !Array.isArray(list)) {
    return fail({ code: 'FORMAT_DAMAGED', args: { format } });
  }
  const whose = whoseOf(info.uid);
  const frame = { uid: whose.uid, zone: zoneOf(info.region_time_zone) ?? null, names };
  const { pulls, refused } = readEachRow(list, 'list.', (row) => readGameRow(row, frame));
  return ok({
    ...{ format, refused, left: [], stores: [] },
    accounts: [{ ...whose, pulls }],
  });
}
