import type { ImportFailure } from '@trailbook/api/warp-import';
import type { FormatError, HistoryFormat, RowFault } from '@trailbook/core/internal/warp';
import type { I18n, MessageKey } from '../../../../i18n/index.ts';
import { takeInErrorText } from '../../../../shell/recovery/index.ts';
import type { StoresAside } from '../../files/index.ts';

type Plain = Exclude<ImportFailure['code'], 'GAME_REFUSED'>;

const FAILURES: Readonly<Record<Plain, MessageKey>> = {
  LINK_EMPTY: 'warpImport.error.linkEmpty',
  LINK_TOO_LONG: 'warpImport.error.linkUnreadable',
  LINK_PREFIXED: 'warpImport.error.linkPrefixed',
  LINK_UNREADABLE: 'warpImport.error.linkUnreadable',
  LINK_NOT_HTTPS: 'warpImport.error.linkNotHttps',
  LINK_HOST: 'warpImport.error.linkHost',
  LINK_PATH: 'warpImport.error.linkHost',
  LINK_COMMUNITY: 'warpImport.error.linkCommunity',
  LINK_OTHER_GAME: 'warpImport.error.linkOtherGame',
  LINK_OTHER_SERVICE: 'warpImport.error.linkOtherService',
  LINK_NO_KEY: 'warpImport.error.linkNoKey',
  LINK_DAMAGED: 'warpImport.error.linkDamaged',
  LINK_EXPIRED: 'warpImport.error.linkExpired',
  ANSWER_BROKEN: 'warpImport.error.answerBroken',
  ACCOUNTS_MIXED: 'warpImport.error.accountsMixed',
  GAME_BUSY: 'warpImport.error.gameBusy',
  GAME_UNREACHABLE: 'warpImport.error.gameUnreachable',
  TAKEN_OVER: 'warpImport.error.takenOver',
  TOO_MANY_IMPORTS: 'warpImport.error.tooMany',
  SITE_UNREACHABLE: 'warpImport.error.siteUnreachable',
  APP_OUTDATED: 'warpImport.error.appOutdated',
  IMPORT_FAILED: 'warpImport.error.failed',
};

/** Why an import by link ended early, in plain words. */
export function failureText({ t }: I18n, failure: ImportFailure): string {
  if (failure.code !== 'GAME_REFUSED') return t(FAILURES[failure.code]);
  const { retcode, message } = failure.args;
  return t('warpImport.error.gameRefused', { message, code: String(retcode) });
}

/** What of an account's plan and inventory has no place here, and where it is. */
export function asideText(i18n: I18n, { account, left, names, unread }: StoresAside): string {
  const { t, number } = i18n;
  const isPlan = unread && !(unread.code === 'LEGACY_BROKEN' && unread.store === 'inventory');
  const lines = [
    isPlan && t('warpImport.file.planAside', { account }),
    unread && !isPlan && `${account}: ${takeInErrorText(i18n, unread)}`,
    left > 0 && t('warpImport.file.storesAside', { account, number: number(left) }),
    names.length > 0 && t('legacy.which', { names: names.join(', ') }),
  ];
  return lines.filter(Boolean).join(' ');
}

/** Those that only wait for a better moment; what was read stays. */
export function canGoOn({ code }: ImportFailure): boolean {
  return GOES_ON.has(code);
}

const GOES_ON: ReadonlySet<ImportFailure['code']> = new Set([
  'LINK_EXPIRED',
  'GAME_BUSY',
  'GAME_UNREACHABLE',
  'GAME_REFUSED',
  'SITE_UNREACHABLE',
  'TAKEN_OVER',
  'IMPORT_FAILED',
]);

const FORMAT_ERRORS: Readonly<
  Record<Exclude<FormatError['code'], 'FORMAT_NEEDS_COLUMNS'>, MessageKey>
> = {
  FORMAT_UNKNOWN: 'warpImport.file.unknown',
  FORMAT_DAMAGED: 'warpImport.file.damaged',
  FORMAT_CUT_SHORT: 'warpImport.file.cutShort',
  FORMAT_TOO_LARGE: 'warpImport.file.tooLarge',
  FORMAT_OTHER_GAME: 'warpImport.error.otherGameFile',
  FORMAT_BACKUP: 'warpImport.file.backup',
  FORMAT_WORKBOOK: 'warpImport.file.damaged',
};

/** What kinds of files are called, in every language. */
export const FORMAT_NAMES: Readonly<Record<HistoryFormat, string>> = {
  uigf: 'UIGF',
  srgf: 'SRGF',
  warpExport: 'star-rail-warp-export',
  starRailStationCsv: 'Star Rail Station',
  starRailStationDat: 'Star Rail Station',
  pomMoe: 'pom.moe',
  stardb: 'stardb.gg',
  starRailGacha: 'StarRail-gacha',
  starRailUid: 'StarRailUID',
  starRailToolkit: 'StarRailToolkit',
  gameAnswer: 'JSON',
  csv: 'CSV',
  sheets: 'Excel',
};

/** Damaged files whose tool is unknown. */
const OTHER_KINDS = { json: 'JSON', gzip: 'gzip' } as const;

/** Each once, in the order in which they are listed. */
export const FILE_KINDS: readonly string[] = [...new Set(Object.values(FORMAT_NAMES))].filter(
  (name) => name !== FORMAT_NAMES.gameAnswer,
);

/** Why a file was not read, or not kept. */
export function refusalText(
  { t }: I18n,
  error: Exclude<FormatError, { readonly code: 'FORMAT_NEEDS_COLUMNS' }> | 'FAILED',
): string {
  if (error === 'FAILED') return t('warpImport.error.failed');
  // Of those without, only a workbook has its kind told.
  const format = 'args' in error ? error.args.format : 'sheets';
  return t(FORMAT_ERRORS[error.code], { kind: { ...FORMAT_NAMES, ...OTHER_KINDS }[format] });
}

/** Why a row was not read. */
export const ROW_FAULTS: Readonly<Record<RowFault, MessageKey>> = {
  ROW_NO_OBJECT: 'warpImport.row.noRecord',
  ROW_BAD_ID: 'warpImport.row.badId',
  ROW_BAD_TYPE: 'warpImport.row.badType',
  ROW_BAD_ITEM: 'warpImport.row.badItem',
  ROW_UNKNOWN_NAME: 'warpImport.row.unknownName',
  ROW_BAD_TIME: 'warpImport.row.badTime',
  ROW_OTHER_ACCOUNT: 'warpImport.row.otherAccount',
  ROW_BROKEN_QUOTES: 'warpImport.row.brokenQuotes',
  ROW_CUT_SHORT: 'warpImport.row.cutShort',
};
