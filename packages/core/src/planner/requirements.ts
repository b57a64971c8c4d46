import { CREDIT, type ItemId, type PlannerTables } from '../dataset/index.ts';
import { add, type ItemCounts } from './counts.ts';
import { type CharacterGoal, type Goal, pointsOf, subjectOf } from './entry.ts';
import { experienceBands, experienceItemsFor, feed } from './experience.ts';
import { addCosts } from './summed-costs.ts';

/** What a goal costs. */
export interface Requirements<Amounts = ItemCounts> {
  /** Materials and credits of ascensions, skills and traces, by item. No experience items. */
  readonly items: Amounts;
  /** Raw experience. */
  readonly exp: { readonly character: number; readonly lightCone: number };
}

/**
 * What a goal costs, before any stock: ascensions k → k + 1 stand on row k of the promotion table, a
 * skill's row of level n holds the cost from n - 1 to n, a trace's only row its whole cost.
 * Source: AvatarPromotionConfig, EquipmentPromotionConfig, AvatarSkillTreeConfig.
 * Rule P19.
 */
export function requirements(tables: PlannerTables, goal: Goal): Requirements {
  const items = new Map<ItemId, number>();
  const subject = subjectOf(tables, goal);
  if (subject) addCosts(items, subject.ascensions, goal.from.ascension, goal.to.ascension);
  if (goal.kind === 'character') addPoints(tables, goal, items);
  const exp = experienceBands(tables, goal).reduce((sum, band) => sum + band, 0);
  return { items, exp: { character: 0, lightCone: 0, [goal.kind]: exp } };
}

/**
 * Everything a goal needs before any stock, by item: its requirements, the experience items, and credits
 * for both.
 */
export function materials(tables: PlannerTables, goal: Goal): Map<ItemId, number> {
  const total = new Map(requirements(tables, goal).items);
  const fed = feed(experienceBands(tables, goal), experienceItemsFor(tables, goal), new Map());
  for (const [item, count] of fed.missing) add(total, item, count);
  if (fed.credits > 0) add(total, CREDIT, fed.credits);
  return total;
}

function addPoints(tables: PlannerTables, goal: CharacterGoal, items: Map<ItemId, number>): void {
  const { skills, traces } = goal;
  for (const { id, levels } of pointsOf(tables, goal)) {
    const skill = skills[id];
    if (skill) addCosts(items, levels, skill[0], skill[1]);
    if (traces[id] === 'selected') addCosts(items, levels, 0, 1);
  }
}
