import { ZONE_HOURS } from '../basics/servers.ts';
import type { Pull } from './pull.ts';
import type { WarpTables } from './tables.ts';
import { instantOf } from './time.ts';

/** How a 5★ of an event banner came. `unknown` where the records do not tell, rather than a guess. */
export type Outcome = 'won' | 'lost' | 'guaranteed' | 'unknown';

/** Whether the next 5★ is sure to be the featured one; null where the records do not tell. */
export type Guarantee = boolean | null;

/**
 * How a 5★ came, by whether it is the featured one and by the guarantee that stood before it. One that is
 * off-featured was lost, whatever stood before.
 * Rule W9.
 */
export function outcomeOf(isFeatured: boolean | null, before: Guarantee): Outcome {
  if (isFeatured === null) return 'unknown';
  if (!isFeatured) return 'lost';
  if (before === null) return 'unknown';
  return before ? 'guaranteed' : 'won';
}

/** What a 5★ leaves behind: a lost one guarantees the next, a featured one uses the guarantee up. */
export function guaranteeAfter(isFeatured: boolean | null): Guarantee {
  return isFeatured === null ? null : !isFeatured;
}

// Rule W10; GachaBasicInfo.PrefabPath.
/**
 * Whether a 5★ of an event banner is the featured one, null where nobody can know. The banner itself tells,
 * by its id: several run at once, so that a date never would.
 *
 * Without a known banner a 5★ of the standard pool is off-featured. Where a record lacks the id altogether,
 * any other 5★ is featured, unless players can choose it into the standard pool. A banner with an id newer
 * than the game data may have brought its own pool; what a banner without a known id features is featured while that
 * runs.
 */
export function isFeatured(
  tables: WarpTables,
  {
    itemId,
    gachaId,
    ...moment
  }: Pick<Pull, 'itemId' | 'gachaId'> & Partial<Pick<Pull, 'time' | 'zone'>>,
): boolean | null {
  const featured = tables.featured.get(gachaId);
  if (featured) return featured === itemId;
  if (ALWAYS_STANDARD.has(itemId)) return false;
  if (isUnnumbered(tables, itemId, moment)) return true;
  return gachaId > 0 || CHOSEN_INTO_STANDARD.has(itemId) ? null : true;
}

/** A version begins everywhere at once, by the clock of the Asia servers; a banner ends by the clock of each server. */
function isUnnumbered(
  { unnumbered = [] }: WarpTables,
  itemId: number,
  { time, zone }: Partial<Pick<Pull, 'time' | 'zone'>>,
): boolean {
  if (time === undefined || zone === undefined) return false;
  return unnumbered.some(({ featured, start, end }) => {
    const hasBegun = instantOf(time, zone) >= instantOf(start, ZONE_HOURS.asia);
    return featured === itemId && hasBegun && time <= end;
  });
}

/** 5★s that were never featured: the first seven characters and light cones of the standard pool. */
const ALWAYS_STANDARD: ReadonlySet<number> = new Set([
  ...[1003, 1004, 1101, 1104, 1107, 1209, 1211],
  ...[23000, 23002, 23003, 23004, 23005, 23012, 23013],
]);

/** Once featured, and since version 3.2 to be chosen into the standard pool. */
const CHOSEN_INTO_STANDARD: ReadonlySet<number> = new Set([
  ...[1102, 1205, 1208],
  ...[23001, 23009, 23011],
]);
