import type * as z from 'zod/mini';
import type { DropRate } from '../dataset/index.ts';
import { clamp } from './levels.ts';
import type { dropTiersSchema } from './schema.ts';

/** Which difficulty of each source the player farms, counted from 1. */
export interface DropTiers extends Readonly<z.infer<typeof dropTiersSchema>> {}

export type DropSource = keyof DropTiers;

/** How many difficulties each source has. */
export const HIGHEST_TIERS: DropTiers = { gold: 5, crimson: 6, echo: 6, shadow: 4 };

/** The highest of each. Rule P27. */
export const DEFAULT_TIERS: DropTiers = { ...HIGHEST_TIERS };

/** What is farmed at a difficulty of its own: the keys of a constant, which has no others. */
export const DROP_SOURCES = Object.keys(HIGHEST_TIERS) as readonly DropSource[];

/** The equilibrium level at which the first difficulty of a source stands in the tables of drop rates. */
const FIRST_EQUILIBRIUM: DropTiers = { gold: 0, crimson: 0, echo: 1, shadow: 2 };

/** Credits of one golden calyx run by its tier. Rule P28. */
const CREDITS_PER_RUN = [10_000, 13_000, 16_500, 20_500, 24_500] as const;

const SOURCES: Readonly<Record<DropRate['source'], DropSource>> = {
  characterExp: 'gold',
  lightConeExp: 'gold',
  credit: 'gold',
  trace: 'crimson',
  advancedTrace: 'echo',
  characterAscension: 'shadow',
};

/**
 * The average number of items of a rarity that one run gives; 0 where it gives none.
 * Rule P28.
 */
export function dropsPerRun(
  rates: readonly DropRate[],
  source: DropRate['source'],
  rarity: number,
  tiers: DropTiers,
): number {
  const which = SOURCES[source];
  const tier = countedTier(tiers, which);
  if (source === 'credit') return CREDITS_PER_RUN[tier - 1] ?? 0;
  const equilibrium = equilibriumOf(which, tier);
  const row = rates
    .find((table) => table.source === source)
    ?.rates.findLast((candidate) => candidate.equilibrium <= equilibrium);
  return row?.byRarity[String(rarity)] ?? 0;
}

/** The tier of a source that counts: where a plan names one that the game does not have, the nearest. */
export function countedTier(tiers: DropTiers, source: DropSource): number {
  return clamp(Math.round(tiers[source]), 1, HIGHEST_TIERS[source]);
}

/** The equilibrium level that opens a difficulty of a source, the same for the levels above it. */
export function equilibriumOf(source: DropSource, tier: number): number {
  return FIRST_EQUILIBRIUM[source] + tier - 1;
}

/** The equilibrium levels that an account can have. */
export const EQUILIBRIUM_LEVELS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

// Rule P38.
/** The highest difficulty of each source that an account of an equilibrium level has; the lowest before any is open. */
export function tiersAt(equilibrium: number): DropTiers {
  const tier = (source: DropSource) =>
    clamp(equilibrium - FIRST_EQUILIBRIUM[source] + 1, 1, HIGHEST_TIERS[source]);
  return {
    gold: tier('gold'),
    crimson: tier('crimson'),
    echo: tier('echo'),
    shadow: tier('shadow'),
  };
}

// Rule P38.
/** The equilibrium level whose difficulties these are; undefined where some were set by themselves. */
export function equilibriumOfTiers(tiers: DropTiers): number | undefined {
  return EQUILIBRIUM_LEVELS.find((level) => {
    const opened = tiersAt(level);
    return DROP_SOURCES.every((source) => opened[source] === countedTier(tiers, source));
  });
}

/** A difficulty of a source. */
export interface Difficulty {
  /** The equilibrium level that opens it. */
  readonly equilibrium: number;
  /** What one run gives there on average. */
  readonly drops: number;
}

/** What one run gives of a rarity at each difficulty of a source, the lowest first. */
export function dropsByDifficulty(
  rates: readonly DropRate[],
  source: DropRate['source'],
  rarity: number,
): Difficulty[] {
  const which = SOURCES[source];
  return Array.from({ length: HIGHEST_TIERS[which] }, (_, lower) => ({
    equilibrium: equilibriumOf(which, lower + 1),
    drops: dropsPerRun(rates, source, rarity, { ...DEFAULT_TIERS, [which]: lower + 1 }),
  }));
}
