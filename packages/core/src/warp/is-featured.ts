import { ZONE_HOURS } from '../basics/servers.ts';
import { type BannerType, bannerTypeOf } from './banner-types.ts';
import type { Pull } from './pull.ts';
import { choosableSince, isAlwaysStandard } from './standard-pool.ts';
import type { BannerRun, UnnumberedBanner, WarpTables } from './tables.ts';
import { instantOf } from './time.ts';

/** What of a pull decides whether it is the featured one. */
export type FeaturedClues = Pick<Pull, 'itemId' | 'gachaId' | 'time' | 'zone' | 'source'>;

// Rule W10.
/**
 * Whether a 5★ of an event banner is the featured one, null where nobody can know. The banner's id decides: several
 * banners run at once, so a date never says which one a pull was on. Other programs write other numbers in its place;
 * an id that the game rules out counts as missing, and date and item decide.
 */
export function isFeatured(
  tables: WarpTables,
  type: BannerType,
  clues: FeaturedClues,
): boolean | null {
  const { gachaId, itemId } = clues;
  const isTheGames = clues.source === 'game';
  const isNamed = gachaId > 0 && (isTheGames || isCredible(tables, type, clues));
  const featured = isNamed ? tables.featured.get(gachaId) : undefined;
  if (featured === itemId) return true;
  if (isAlwaysStandard(itemId)) return false;
  const since = choosableSince(itemId);
  const isInPool = since !== undefined && instantOf(clues.time, clues.zone) >= since;
  // Nobody loses to another banner's character: then the id is wrong, unless the game itself says so.
  if (featured && (isTheGames || isInPool || !hasBanner(tables, itemId))) return false;
  // A banner that is newer than the game data may have brought its own pool.
  const isNewer = isNamed && !featured;
  if (since === undefined) return !isNewer || isOnUnnumbered(tables, clues) ? true : null;
  return isInPool && !isNewer && hadNoBanner(tables, type, clues) ? false : null;
}

function hasBanner({ featured }: WarpTables, itemId: number): boolean {
  return [...featured.values()].includes(itemId);
}

const DAY = 86_400_000;

/** Whether the banner is of the row's type and ran on its day, give or take one: other programs shift clocks. */
function isCredible(
  { runs }: WarpTables,
  type: BannerType,
  { gachaId, time, zone }: FeaturedClues,
): boolean {
  if (bannerTypeOf(gachaId) !== type) return false;
  const run = runs?.get(gachaId);
  return !run || isWithin(run, { time, zone }, DAY);
}

/** Whether no banner of the type featured the item at that moment; beyond the last known banner nobody can say. */
function hadNoBanner(
  { featured, runs = new Map(), unnumbered = [] }: WarpTables,
  type: BannerType,
  { itemId, time, zone }: FeaturedClues,
): boolean {
  const isKnownTime = [...runs.values(), ...unnumbered].some(({ end = '' }) => time <= end);
  const numbered = [...runs].filter(
    ([id]) => bannerTypeOf(id) === type && featured.get(id) === itemId,
  );
  const own = [...numbered.map(([, run]) => run), ...unnumberedOf(unnumbered, itemId)];
  return isKnownTime && !own.some((run) => isWithin(run, { time, zone }));
}

function isOnUnnumbered(
  { unnumbered = [] }: WarpTables,
  { itemId, time, zone }: FeaturedClues,
): boolean {
  return unnumberedOf(unnumbered, itemId).some((run) => isWithin(run, { time, zone }));
}

function unnumberedOf(unnumbered: readonly UnnumberedBanner[], itemId: number) {
  return unnumbered.filter(({ featured }) => featured === itemId);
}

/** Banners that come with a version start before noon, the later ones of a version at noon or after. */
const NOON = '12:00:00';

/**
 * Whether a banner ran at a server's time. A version begins everywhere at once, by the clock of the Asia servers; its
 * later banners begin, and all banners end, by the clock of each server.
 */
function isWithin(
  { start, end }: BannerRun,
  { time, zone }: Pick<Pull, 'time' | 'zone'>,
  slack = 0,
): boolean {
  const at = instantOf(time, zone);
  const isOfUpdate = start.slice('YYYY-MM-DD '.length) < NOON;
  const from = instantOf(start, isOfUpdate ? ZONE_HOURS.asia : zone);
  const until = end === undefined ? Number.POSITIVE_INFINITY : instantOf(end, zone);
  return at >= from - slack && at <= until + slack;
}
