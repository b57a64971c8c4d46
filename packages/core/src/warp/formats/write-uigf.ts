import type { BannerType } from '../banner-types.ts';
import { BANNER_TYPES } from '../banner-types.ts';
import { isLightCone } from '../item-shape.ts';
import type { Pull } from '../pull.ts';
import { compareIds } from '../pull.ts';
import type { WarpTables } from '../tables.ts';
import { rarityOf } from '../tables.ts';
import { instantOf, serverTime } from '../time.ts';
import { zoneOfAccount } from './settle-account.ts';

/** The pulls of one account by banner type. */
export interface AccountHistory {
  readonly uid: string;
  readonly pulls: ReadonlyMap<BannerType, readonly Pull[]>;
}

/** What a written row says beside the record itself. */
export interface RowTexts {
  readonly tables: WarpTables;
  /** By id, in the language of the file. */
  readonly names: ReadonlyMap<number, string>;
}

/** Texts that a UIGF file has beside the pulls. */
export interface UigfTexts extends RowTexts {
  /** As the game writes languages: `en-us`. */
  readonly language: string;
  readonly appVersion: string;
  /** Seconds since 1970. */
  readonly exportedAt: number;
}

// Rule W29.
/**
 * Writes UIGF v4.1 with every optional field: there are tools that take no newer version, and others that refuse a
 * file without one of them.
 */
export function writeUigf(accounts: readonly AccountHistory[], texts: UigfTexts): string {
  const { language, appVersion, exportedAt } = texts;
  const file = {
    info: {
      export_timestamp: exportedAt,
      export_app: 'Trailbook',
      export_app_version: appVersion,
      version: 'v4.1',
    },
    hkrpg: accounts.map((account) => ({
      uid: account.uid,
      timezone: zoneOfAccount(account.uid),
      lang: language,
      list: writtenRows(account, texts),
    })),
  };
  return JSON.stringify(file);
}

/** The fields of a record as the game names them, all of them texts. */
export interface WrittenRow {
  readonly gacha_id: string;
  readonly gacha_type: string;
  readonly item_id: string;
  readonly count: string;
  readonly time: string;
  readonly name: string;
  readonly item_type: string;
  readonly rank_type: string;
  readonly id: string;
}

/** Every pull of an account, oldest first. */
export function writtenRows(
  { uid, pulls }: AccountHistory,
  { tables, names }: RowTexts,
): WrittenRow[] {
  const zone = zoneOfAccount(uid);
  const typed = BANNER_TYPES.flatMap((type) =>
    (pulls.get(type) ?? []).map((pull) => ({ type, pull })),
  );
  return typed
    .sort((a, b) => compareIds(a.pull.id, b.pull.id))
    .map(({ type, pull }) => ({
      gacha_id: String(pull.gachaId),
      gacha_type: String(type),
      item_id: String(pull.itemId),
      count: '1',
      time: pull.zone === zone ? pull.time : serverTime(instantOf(pull.time, pull.zone), zone),
      name: names.get(pull.itemId) ?? '',
      item_type: isLightCone(pull.itemId) ? 'Light Cone' : 'Character',
      rank_type: String(rarityOf(tables, pull) ?? ''),
      id: pull.id,
    }));
}
