import type { ExperienceItem, ItemId, PlannerTables } from '../dataset/index.ts';
import { add, type Counts } from './counts.ts';
import { type Goal, subjectOf } from './entry.ts';

/** Experience items to feed, by count, and the credits that feeding them costs. */
export interface ExperienceRequirement {
  /** Of the stock. */
  readonly owned: ReadonlyMap<ItemId, number>;
  /** Still to be farmed. */
  readonly missing: ReadonlyMap<ItemId, number>;
  readonly credits: number;
}

/**
 * Raw experience between two levels, one figure for each ascension on the way: experience does not
 * pass a level cap, so each band is fed on its own.
 * Rule P20; ExpType and EquipmentExpType hold the experience of each level.
 */
export function experienceBands(tables: PlannerTables, goal: Goal): number[] {
  const { ascensions = [], rarity = 0 } = subjectOf(tables, goal) ?? {};
  const byLevel =
    goal.kind === 'character'
      ? tables.experience.character
      : (tables.experience.lightCone[rarity] ?? []);
  const bands: number[] = [];
  let start = goal.from.level;
  for (const { maxLevel } of ascensions) {
    const end = Math.min(goal.to.level, maxLevel);
    let experience = 0;
    for (let level = start; level < end; level++) experience += byLevel[level - 1] ?? 0;
    if (experience > 0) bands.push(experience);
    start = Math.max(start, maxLevel);
  }
  return bands;
}

/**
 * Items that give the experience of each band: those in stock first, the largest of them first, as long
 * as they waste no more than the smallest item's rounding; then the fewest that make up the rest with the
 * least waste. Takes what it feeds out of `stock`.
 *
 * Every larger item is a multiple of the smallest, so the waste is what the smallest rounds up, and taking
 * the largest first takes the fewest.
 * Rules P20, P21.
 */
export function feed(
  bands: readonly number[],
  items: readonly ExperienceItem[],
  stock: Counts,
): ExperienceRequirement {
  const owned: Counts = new Map();
  const missing: Counts = new Map();
  let credits = 0;
  for (const band of bands) {
    let left = roundUp(band, items.at(-1)?.exp ?? 1);
    for (const item of items) {
      const count = Math.min(stock.get(item.id) ?? 0, Math.floor(left / item.exp));
      if (count > 0) {
        add(stock, item.id, -count);
        take(owned, item, count);
      }
    }
    for (const item of items) {
      const count = Math.floor(left / item.exp);
      if (count > 0) take(missing, item, count);
    }
    function take(counts: Counts, item: ExperienceItem, count: number): void {
      add(counts, item.id, count);
      credits += count * item.credits;
      left -= count * item.exp;
    }
  }
  return { owned, missing, credits };
}

/** The items that feed this kind of goal, largest first. */
export function experienceItemsFor(
  tables: PlannerTables,
  goal: Pick<Goal, 'kind'>,
): readonly ExperienceItem[] {
  return goal.kind === 'character'
    ? tables.experience.characterItems
    : tables.experience.lightConeItems;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
