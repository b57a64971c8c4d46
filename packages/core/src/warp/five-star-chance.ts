import { BANNER_RULES, type BannerType } from './banner-types.ts';

// Rule W2.
/**
 * Chance that a pull brings a 5★, by how many were made since the last one, this pull included.
 *
 * The game publishes the chance at the beginning (0.6 % and 0.8 %) and over all pulls (1.6 % and 1.87 %).
 * In between is what players measured: it rises evenly from the 74th pull by 6 %, for light cones from
 * the 66th by 7 %, and the last pull is sure. Over all pulls that makes 1.605 % and 1.872 %.
 */
export function fiveStarChance(type: BannerType, pull: number): number {
  const { fiveStarLimit } = BANNER_RULES[type];
  if (pull >= fiveStarLimit) return 1;
  const { base, softFrom, step } = RAMPS[type];
  return base + Math.max(0, pull - softFrom + 1) * step;
}

/** The first pull since the last 5★ whose chance of one is raised; null where none is before the last. */
export function softPityFrom(type: BannerType): number | null {
  const { softFrom } = RAMPS[type];
  return Number.isFinite(softFrom) ? softFrom : null;
}

interface Ramp {
  readonly base: number;
  /** The first pull with more than the base chance. */
  readonly softFrom: number;
  readonly step: number;
}

const CHARACTERS: Ramp = { base: 0.006, softFrom: 74, step: 0.06 };
const LIGHT_CONES: Ramp = { base: 0.008, softFrom: 66, step: 0.07 };

const RAMPS: Readonly<Record<BannerType, Ramp>> = {
  1: CHARACTERS,
  2: { base: 0.006, softFrom: Number.POSITIVE_INFINITY, step: 0 },
  11: CHARACTERS,
  12: LIGHT_CONES,
  21: CHARACTERS,
  22: LIGHT_CONES,
};
