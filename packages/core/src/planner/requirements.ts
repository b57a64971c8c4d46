import { type Cost, CREDIT, type ItemId, type PlannerTables } from '../dataset/index.ts';
import { add, type Counts, type ItemCounts } from './counts.ts';
import { type CharacterGoal, type Goal, pointsOf, subjectOf } from './entry.ts';
import { experienceBands, experienceItemsFor, feed } from './experience.ts';

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

type Rows = readonly { readonly cost: Cost }[];

/** Adds what the rows from `from` to before `to` cost, as `slice` counts them. */
function addCosts(counts: Counts, rows: Rows, from: number, to: number): void {
  const sums = summed(rows);
  const before = sums[from];
  for (const [id, count] of sums[Math.min(to, rows.length)] ?? []) {
    const cost = count - (before?.get(id) ?? 0);
    if (cost > 0) add(counts, id, cost);
  }
}

/** Of each row what all before it cost, and at the end what all do: what lies between two rows is a difference. */
function summed(rows: Rows): readonly Counts[] {
  let sums = known.get(rows);
  if (!sums) {
    let sum: Counts = new Map();
    sums = [sum];
    for (const { cost } of rows) {
      sum = new Map(sum);
      for (const { id, count } of cost) add(sum, id, count);
      sums.push(sum);
    }
    known.set(rows, sums);
  }
  return sums;
}

/** Tables of the game do not change while they are used, and go with them. */
const known = new WeakMap<Rows, Counts[]>();
