import type { Character, Cost, ItemId, LightCone, RelicAffix } from '../dataset/index.ts';

/** A level together with the ascension it is reached at: 20 of 20, or 20 of 30. */
export interface LevelStand {
  readonly level: number;
  readonly ascension: number;
}

// Rule D11.
/**
 * Every level at every ascension that has it, in the order in which they are reached. The cap of an
 * ascension stands twice: before and after ascending.
 */
export function levelStands(ascensions: readonly { readonly maxLevel: number }[]): LevelStand[] {
  return ascensions.flatMap(({ maxLevel }, ascension) => {
    const first = ascensions[ascension - 1]?.maxLevel ?? 1;
    return Array.from({ length: maxLevel - first + 1 }, (_, index) => ({
      level: first + index,
      ascension,
    }));
  });
}

// Rule D11.
/** A stat at a level: its base, and what each level after the first adds. */
export function statAt(base: number, perLevel: number, level: number): number {
  return base + perLevel * (level - 1);
}

/** Stats at level 1 of an ascension, and what each level adds. */
export interface BaseStats {
  readonly hp: number;
  readonly attack: number;
  readonly defence: number;
}

/** The stats that grow, at a level of an ascension, as the game shows them: rounded down. */
export function growingStats(
  ascensions: readonly (
    | Pick<Character['ascensions'][number], 'stats'>
    | Pick<LightCone['ascensions'][number], 'stats'>
  )[],
  { level, ascension }: LevelStand,
): BaseStats {
  const stats = ascensions[ascension]?.stats;
  if (!stats) return { hp: 0, attack: 0, defence: 0 };
  return {
    hp: asShown(statAt(stats.hp, stats.hpPerLevel, level)),
    attack: asShown(statAt(stats.attack, stats.attackPerLevel, level)),
    defence: asShown(statAt(stats.defence, stats.defencePerLevel, level)),
  };
}

/** Doubles may fall a hair short of the whole number that the game's own sum reaches. */
const HAIR = 1e-6;

function asShown(value: number): number {
  return Math.floor(value + HAIR);
}

/** Steps of a skill that cost something, for choosing between. */
export interface SkillStep {
  readonly level: number;
  readonly cost: Cost;
}

// Rule D11.
/** The levels that a cost can be asked from and to: the first, and each that costs anything. */
export function pricedLevels(steps: readonly SkillStep[]): number[] {
  return steps
    .filter((step, index) => index === 0 || step.cost.length > 0)
    .map((step) => step.level);
}

/** What a skill costs between two of its levels, by item; what costs nothing is left out. */
export function costBetween(
  steps: readonly SkillStep[],
  from: number,
  to: number,
): Map<ItemId, number> {
  const total = new Map<ItemId, number>();
  for (const step of steps) {
    if (step.level <= from || step.level > to) continue;
    for (const { id, count } of step.cost) total.set(id, (total.get(id) ?? 0) + count);
  }
  return total;
}

/** A relic's main stat at a level. Source: RelicMainAffixConfig, BaseValue + LevelAdd x level. */
export function mainAffixAt(
  { base, perLevel = 0 }: Pick<RelicAffix, 'base' | 'perLevel'>,
  level: number,
): number {
  return base + perLevel * level;
}

/** How often a relic's sub stats are raised on the way to its highest level: every third level. */
export function upgradesOf(maxLevel: number): number {
  return Math.floor(maxLevel / 3);
}

/**
 * The least and the most that a sub stat has after it was raised so often: each roll is the base value
 * and up to `steps` steps. Source: RelicSubAffixConfig, BaseValue + StepValue x (0 to StepNum) a roll.
 */
export function subAffixRange(
  { base, step = 0, steps = 0 }: Pick<RelicAffix, 'base' | 'step' | 'steps'>,
  upgrades: number,
): { readonly least: number; readonly most: number } {
  const rolls = upgrades + 1;
  return { least: base * rolls, most: (base + step * steps) * rolls };
}
