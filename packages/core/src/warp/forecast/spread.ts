import { BANNER_RULES, type BannerType } from '../banner-types.ts';
import { convolve, type Distribution } from '../distribution.ts';
import { fiveStarChance } from '../five-star-chance.ts';
import { type BannerState, nextFiveStar } from '../next-five-star.ts';

/** Where a player may stand on a banner type: chances by the pulls since the last 5★, all of them 1 together. */
export interface Spread {
  /** Without a guarantee. */
  readonly open: Float64Array;
  readonly guaranteed: Float64Array;
}

/** Sure to stand at one place. */
export function spreadAt(type: BannerType, { pity, guaranteed }: BannerState): Spread {
  const { fiveStarLimit } = BANNER_RULES[type];
  const none = new Float64Array(fiveStarLimit);
  const there = none.with(pity, 1);
  return guaranteed ? { open: none, guaranteed: there } : { open: there, guaranteed: none };
}

/** The chance of so many pulls without a 5★ after the last, by their number. */
export function survivalOf(type: BannerType): Float64Array {
  let without = 1;
  return Float64Array.from({ length: BANNER_RULES[type].fiveStarLimit }, (_, pulls) => {
    if (pulls > 0) without *= 1 - fiveStarChance(type, pulls);
    return without;
  });
}

/** How many pulls the next 5★ takes from where a player may stand, by whether it is sure to be featured. */
export interface NextOf {
  readonly open: Distribution;
  readonly guaranteed: Distribution;
}

export function nextOf(type: BannerType, spread: Spread): NextOf {
  return { open: nextFrom(type, spread.open), guaranteed: nextFrom(type, spread.guaranteed) };
}

/** Sums to the chance of standing there; ends with the last pull that it may take. */
function nextFrom(type: BannerType, chances: Float64Array): Distribution {
  const first = chances.findIndex((chance) => chance > 0);
  if (first === -1) return new Float64Array(1);
  const survival = survivalOf(type);
  const limit = survival.length;
  const all = new Float64Array(limit - first + 1);
  for (let pity = first; pity < limit; pity++) {
    const chance = (chances[pity] as number) / (survival[pity] as number);
    if (chance === 0) continue;
    for (let pull = pity + 1; pull <= limit; pull++) {
      const without = survival[pull - 1] as number;
      const at = pull - pity;
      all[at] = (all[at] as number) + chance * without * fiveStarChance(type, pull);
    }
  }
  return all;
}

/** How many pulls the next featured 5★ takes. */
export function featuredFrom(type: BannerType, next: NextOf, featuredChance: number): Distribution {
  const won = sum(next.guaranteed, scaled(next.open, featuredChance));
  if (featuredChance === 1 || next.open.length === 1) return won;
  return sum(won, scaled(convolve(next.open, nextFiveStar(type, 0)), 1 - featuredChance));
}

/** Adds chances that exclude each other. */
export function sum(a: Float64Array, b: Float64Array): Float64Array {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const all = Float64Array.from(long);
  for (let at = 0; at < short.length; at++) all[at] = (all[at] as number) + (short[at] as number);
  return all;
}

export function scaled(chances: Float64Array, factor: number): Float64Array {
  return chances.map((chance) => chance * factor);
}

/** What a target may take, up to the pull at which nothing of it is open any more. */
export interface Unfinished {
  readonly spread: Spread;
  readonly next: NextOf;
  readonly featuredChance: number;
  /** By pulls: the chance that a copy comes there that is not the last one. */
  readonly copies: Float64Array;
  readonly made: Made;
}

/** How many pulls may have been made, all that there were: one at least. */
export interface Made {
  readonly fewest: number;
  /** How likely it is that so many were made, from the fewest on. */
  readonly chances: Float64Array;
}

/**
 * Where a player stands who has made their pulls and does not have everything. It is told by what came last: nothing
 * at all, a copy that is not the last one, or a 5★ that is not featured; since then there was no 5★. Sums to the
 * chance of it.
 */
export function unfinishedSpread(type: BannerType, unfinished: Unfinished): Spread {
  const { spread, next, featuredChance, copies, made } = unfinished;
  const survival = survivalOf(type);
  const lostAt = scaled(
    copies.length > 0 ? sum(next.open, convolve(copies, nextFiveStar(type, 0))) : next.open,
    1 - featuredChance,
  );
  const since = (events: Float64Array, start: Float64Array) => {
    const begun = start.map((chance, pity) => chance / (survival[pity] as number));
    return survival.map(
      (without, pity) => without * (met(events, made, pity) + metBackwards(begun, made, pity)),
    );
  };
  return {
    open: since(copies, spread.open),
    guaranteed: since(lostAt, spread.guaranteed),
  };
}

/** That something came, and exactly so many pulls were made after it. */
function met(events: Float64Array, { fewest, chances }: Made, after: number): number {
  const end = Math.min(events.length, fewest + chances.length - after);
  let all = 0;
  for (let at = Math.max(1, fewest - after); at < end; at++) {
    all += (events[at] as number) * (chances[at + after - fewest] as number);
  }
  return all;
}

/** That somebody began with fewer pulls since the last 5★, and made exactly what is missing to so many. */
function metBackwards(begun: Float64Array, { fewest, chances }: Made, pity: number): number {
  const end = Math.min(pity + 1, fewest + chances.length);
  let all = 0;
  for (let pulls = fewest; pulls < end; pulls++) {
    all += (begun[pity - pulls] as number) * (chances[pulls - fewest] as number);
  }
  return all;
}
