import { regionOfAccount, ZONE_HOURS } from '../../basics/servers.ts';
import { BANNER_TYPES, type BannerType } from '../banner-types.ts';
import { idByHand, madeUpId, STRIDE, secondsOf } from '../made-up-ids.ts';
import { mergePulls } from '../merge-pulls.ts';
import type { Pull } from '../pull.ts';
import { instantOf, serverTime } from '../time.ts';
import type { ImportedAccount, ImportedPull } from './imported.ts';

/**
 * The pulls of an imported account by banner type, once it is known whose they are. Times that a file tells in
 * another zone are told in the account's own, as the game would; rows without an id get one, which tells whether the file
 * gives their seconds.
 */
export function settleAccount(account: ImportedAccount, uid: string): Map<BannerType, Pull[]> {
  const settled = new Map<BannerType, Pull[]>();
  const byType = BANNER_TYPES.map((type) => account.pulls.filter((pull) => pull.type === type));
  const isNewestFirst = byType.reduce((sum, rows) => sum + rising(rows), 0) < 0;
  const isToTheMinute = account.pulls.every(({ id, time }) => id !== null || time.endsWith(':00'));
  for (const [at, rows] of byType.entries()) {
    const oldestFirst = isNewestFirst ? rows.toReversed() : rows;
    const type = BANNER_TYPES[at] as BannerType;
    if (rows.length > 0)
      settled.set(type, mergePulls(withIds(oldestFirst, uid, isToTheMinute), []));
  }
  return settled;
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
