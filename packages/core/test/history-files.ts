import fc from 'fast-check';
import LZString from 'lz-string';
import {
  BANNER_TYPES,
  type BannerType,
  type Pull,
  serverTime,
  zoneOfAccount,
} from '../src/warp/index.ts';

/** Histories, and files of them as other tools write them. */

export interface Account {
  readonly uid: string;
  readonly pulls: ReadonlyMap<BannerType, readonly Pull[]>;
}

const uid = fc.constantFrom('100000001', '600000002', '700000003', '800000004');
/** From 2025-07-12, when there were collaborations already, on. */
const FIRST = 1_752_278_400;

/** Of each banner type, one of tomorrow among them. */
const BANNERS: Readonly<Record<BannerType, readonly number[]>> = {
  ...{ 1: [1001], 2: [4001], 11: [2003, 2999], 12: [3003], 21: [5001], 22: [6001] },
};

const anyPull = (type: BannerType, zone: number) =>
  fc
    .record({
      second: fc.nat({ max: 90_000_000 }),
      // What is above marks ids that are made.
      tail: fc.integer({ min: 0, max: 996_999_999 }),
      gachaId: fc.constantFrom(0, ...BANNERS[type]),
      itemId: fc.constantFrom(1001, 1102, 20000, 21000, 23001, 1999),
    })
    .map(
      ({ second, tail, gachaId, itemId }): Pull => ({
        id: `${FIRST + second}${String(tail).padStart(9, '0')}`,
        gachaId,
        itemId,
        time: serverTime((FIRST + second) * 1000, zone),
        zone,
      }),
    );

export const anyAccount: fc.Arbitrary<Account> = uid.chain((own) =>
  fc
    .uniqueArray(
      fc
        .constantFrom(...BANNER_TYPES)
        .chain((type) => fc.tuple(fc.constant(type), anyPull(type, zoneOfAccount(own)))),
      { maxLength: 25, selector: ([, pull]) => pull.id },
    )
    .map((typed) => ({
      uid: own,
      pulls: new Map(
        BANNER_TYPES.map(
          (type) =>
            [
              type,
              typed
                .flatMap(([of, pull]) => (of === type ? [pull] : []))
                .sort((a, b) => (a.id < b.id ? -1 : 1)),
            ] as const,
        ).filter(([, pulls]) => pulls.length > 0),
      ),
    })),
);

export const anyAccounts = fc.uniqueArray(anyAccount, {
  minLength: 1,
  maxLength: 3,
  selector: (account) => account.uid,
});

/** Rows with the fields of the game's records. */
function gameRows({ uid: own, pulls }: Account) {
  return [...pulls].flatMap(([type, list]) =>
    list.map(({ id, gachaId, itemId, time }) => ({
      ...{ uid: own, id, time, count: '1', lang: 'en-us', name: '', item_type: '', rank_type: '3' },
      gacha_id: String(gachaId),
      gacha_type: String(type),
      item_id: String(itemId),
    })),
  );
}

const utc = ({ time, zone }: Pull) =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) - zone * 3_600_000);

export function srgfFile(account: Account): string {
  return JSON.stringify({
    info: {
      ...{ uid: account.uid, lang: 'zh-cn', export_timestamp: 1, export_app: 'x' },
      ...{ srgf_version: 'v1.0', region_time_zone: zoneOfAccount(account.uid) },
    },
    list: gameRows(account),
  });
}

export function warpExportFile(account: Account): string {
  const types = [...account.pulls.keys()];
  const rows = gameRows(account);
  return JSON.stringify({
    ...{ uid: account.uid, lang: 'zh-cn', region: 'prod_official_asia', time: 1 },
    region_time_zone: zoneOfAccount(account.uid),
    typeMap: types.map((type) => [String(type), '']),
    result: types.map((type) => [
      String(type),
      rows.filter(({ gacha_type }) => gacha_type === String(type)),
    ]),
  });
}

export function pomMoeFile({ pulls }: Account): string {
  const list = (type: BannerType) =>
    (pulls.get(type) ?? []).map(({ id, itemId, time, gachaId }) => ({
      ...{ id, itemId, time, type: 'character', bannerCode: gachaId, rarity: 3 },
    }));
  return JSON.stringify({
    default: {
      ...{ beginner: list(2), standard: list(1), character: list(11), lightcone: list(12) },
    },
  });
}

export function stationCsv({ pulls }: Account): string {
  const rows = [...pulls].flatMap(([type, list]) =>
    list.map((pull) =>
      [pull.id, pull.itemId, 3, utc(pull).toISOString(), pull.gachaId || '', type, false].join(','),
    ),
  );
  return ['uid,id,rarity,time,banner,type,manual', ...rows.reverse()].join('\n');
}

/** A backup of several profiles, as Rule W33 describes it. */
export function stationDat(profiles: readonly Account[], more: object = {}): Uint8Array {
  const stores = profiles.map(({ pulls }, at) => [
    `${at + 1}_warp-v2`,
    Object.fromEntries(
      BANNER_TYPES.map((type) => [
        `items_${type}`,
        (pulls.get(type) ?? []).toReversed().map((pull) => ({
          ...{ uid: pull.id, itemId: pull.itemId, rarity: 3, gachaType: type, result: 0 },
          timestamp: utc(pull).getTime(),
          ...(pull.gachaId ? { gachaId: pull.gachaId } : {}),
        })),
      ]),
    ),
  ]);
  const file = {
    version: 1,
    profiles: Object.fromEntries(
      profiles.map((_, at) => [
        String(at + 1),
        { id: at + 1, name: `Profile ${at + 1}`, key: String(at + 1) },
      ]),
    ),
    data: { stores: { ...Object.fromEntries(stores), ...more } },
  };
  return datOf(JSON.stringify(file));
}

export function datOf(text: string): Uint8Array {
  return Buffer.concat([Buffer.from('srs'), Buffer.from(LZString.compressToUTF16(text), 'utf8')]);
}
