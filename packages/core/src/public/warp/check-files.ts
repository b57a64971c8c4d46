import {
  checkEach,
  checkKeys,
  checkKind,
  checkOneOf,
  checkText,
  checkWhole,
  MOST,
} from '../../basics/check.ts';
import { InputError } from '../../basics/input-error.ts';
import { isUid } from '../../basics/servers.ts';
import { COLUMN_ROLES } from '../../warp/formats/columns.ts';
import type { TableOptions } from '../../warp/formats/csv.ts';
import type { ImportedAccount, ImportedPull } from '../../warp/formats/imported.ts';
import type { AccountHistory, RowTexts } from '../../warp/formats/write-uigf.ts';
import {
  checkBannerType,
  checkNumber,
  checkPulls,
  checkTime,
  checkWarpTables,
} from './check-warp.ts';

/** Checks of what functions of files of warps are given; each throws an InputError that names the place. */

export function checkUid(uid: unknown, path: string): asserts uid is string {
  checkText(uid, path);
  if (!isUid(uid)) throw new InputError('OUT_OF_RANGE', path, 'an account number', uid);
}

export function checkTableOptions(options: TableOptions): void {
  checkKeys(options, 'options', ['columns', 'names']);
  if (options.names !== undefined)
    checkKind(options.names, 'options.names', 'Map', 'Map; use nameIndex');
  if (options.columns === undefined) return;
  checkKeys(options.columns, 'options.columns', COLUMN_ROLES);
  for (const role of COLUMN_ROLES) {
    const isNeeded = role === 'time' || role === 'type' || role === 'item';
    const column = options.columns[role];
    if (column !== undefined || isNeeded) {
      checkWhole(column, `options.columns.${role}`, 0, MOST);
    }
  }
}

export function checkImported(account: ImportedAccount): void {
  checkKind(account, 'account', 'Object', 'Object; use parseHistory');
  if (account.uid !== null) checkText(account.uid, 'account.uid');
  if (account.label !== null) checkText(account.label, 'account.label');
  checkEach(account.pulls, 'account.pulls', checkImportedPull);
}

const ID = /^\d{1,24}$/;

function checkImportedPull(pull: ImportedPull, path: string): void {
  checkKind(pull, path);
  if (pull.id !== null) {
    checkText(pull.id, `${path}.id`);
    if (!ID.test(pull.id)) throw new InputError('OUT_OF_RANGE', `${path}.id`, 'digits', pull.id);
  }
  checkBannerType(pull.type, `${path}.type`);
  for (const field of ['gachaId', 'itemId'] as const) {
    checkWhole(pull[field], `${path}.${field}`, 0, MOST);
  }
  checkTime(pull.time, `${path}.time`);
  if (pull.zone !== null) checkNumber(pull.zone, `${path}.zone`, -14, 14);
  if (pull.hour !== undefined) checkNumber(pull.hour, `${path}.hour`, 0);
  if (pull.rarity !== undefined) checkOneOf(pull.rarity, `${path}.rarity`, [4, 5]);
}

export function checkAccounts(accounts: readonly AccountHistory[]): void {
  checkEach(accounts, 'accounts', (account, path) => {
    checkKind(account, path);
    checkUid(account.uid, `${path}.uid`);
    checkKind(account.pulls, `${path}.pulls`, 'Map');
    for (const [type, pulls] of account.pulls) {
      checkBannerType(type, `${path}.pulls`);
      checkPulls(pulls, `${path}.pulls.${type}`);
      for (const [at, pull] of pulls.entries()) {
        checkTime(pull.time, `${path}.pulls.${type}.${at}.time`);
      }
    }
  });
}

export function checkRowTexts(texts: RowTexts): void {
  checkKind(texts, 'texts');
  checkWarpTables(texts.tables, 'texts.tables');
  checkKind(texts.names, 'texts.names', 'Map');
  for (const [id, name] of texts.names) checkText(name, `texts.names.${id}`);
}
