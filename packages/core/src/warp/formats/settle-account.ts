import { regionOfAccount, ZONE_HOURS } from '../../basics/servers.ts';
import { BANNER_TYPES, type BannerType } from '../banner-types.ts';
import { idByHand, madeUpId, STRIDE, secondsOf } from '../made-up-ids.ts';
import { mergePulls } from '../merge-pulls.ts';
import type { Pull } from '../pull.ts';
import { instantOf, serverTime } from '../time.ts';
import type { ImportedAccount, ImportedPull } from './imported.ts';

/** What the player has said about a file. */
export interface SettleOptions {
  /** Whether it begins with the newest row, where its times do not tell. */
  readonly isNewestFirst?: boolean | undefined;
}

/**
 * The pulls of an imported account by banner type, once it is known whose they are. Times that a file tells in
 * another zone are told in the account's own, as the game would; rows without an id get one, which tells whether the file
 * gives their seconds.
 */
export function settleAccount(
  account: ImportedAccount,
  uid: string,
  { isNewestFirst: told = false }: SettleOptions = {},
): Map<BannerType, Pull[]> {
  const settled = new Map<BannerType, Pull[]>();
  const byType = rowsByType(account);
  const sum = risingOf(byType);
  const isNewestFirst = sum === 0 ? told : sum < 0;
  const isToTheMinute = account.pulls.every(({ id, time }) => id !== null || time.endsWith(':00'));
  for (const [at, rows] of byType.entries()) {
    const oldestFirst = isNewestFirst ? rows.toReversed() : rows;
    const type = BANNER_TYPES[at] as BannerType;
    if (rows.length > 0)
      settled.set(type, mergePulls(withIds(oldestFirst, uid, isToTheMinute), []));
  }
  return settled;
}

// Rule W28.
/**
 * Whether a file does not tell in which order rows of one time were pulled: they have no ids, and no times beside them
 * rise or fall. One ten-pull by itself is such a file.
 */
export function isOrderUnknown(account: ImportedAccount): boolean {
  const byType = rowsByType(account);
  if (risingOf(byType) !== 0) return false;
  return byType.some((rows) => {
    const items = new Map<string, number>();
    return rows.some(({ id, time, itemId }) => {
      if (id !== null) return false;
      const other = items.get(time);
      items.set(time, itemId);
      // The order of equal rows makes no difference.
      return other !== undefined && other !== itemId;
    });
  });
}

function rowsByType({ pulls }: ImportedAccount): readonly (readonly ImportedPull[])[] {
  return BANNER_TYPES.map((type) => pulls.filter((pull) => pull.type === type));
}

function risingOf(byType: readonly (readonly ImportedPull[])[]): number {
  return byType.reduce((sum, rows) => sum + rising(rows), 0);
}

/**
 * How much oftener times rise from row to row than they fall. Rows of one second stand as all others of their file do:
 * most files begin with the newest.
 */
function rising(rows: readonly ImportedPull[]): number {
  let sum = 0;
  let last: string | undefined;
  for (const { time } of rows) {
    if (last !== undefined && time !== last) sum += time > last ? 1 : -1;
    last = time;
  }
  return sum;
}

function withIds(rows: readonly ImportedPull[], uid: string, isToTheMinute: boolean): Pull[] {
  const zone = zoneOfAccount(uid);
  const places = new Map<string, number>();
  return rows.map(({ id, gachaId, itemId, isByHand, rarity, ...written }) => {
    const writtenZone = written.zone ?? zone;
    const isMoved = writtenZone !== zone;
    const time = isMoved ? serverTime(instantOf(written.time, writtenZone), zone) : written.time;
    const stars = rarity && { rarity };
    if (id !== null) return { id, gachaId, itemId, time, zone, ...stars };
    const place = places.get(time) ?? 0;
    places.set(time, place + 1);
    const made = isByHand
      ? idByHand(secondsOf({ time, zone }), STRIDE * (place + 1))
      : madeUpId({ time, zone }, place, isToTheMinute);
    return { id: made, gachaId, itemId, time, zone, ...stars };
  });
}

/** Hours between an account's server time and UTC. */
export function zoneOfAccount(uid: string): number {
  return ZONE_HOURS[regionOfAccount(uid)];
}
