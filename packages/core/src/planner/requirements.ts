import { type Cost, CREDIT, type ItemId, type PlannerTables } from '../dataset/index.ts';
import { add, type Counts, type ItemCounts } from './counts.ts';
import { type Goal, pointsOf, subjectOf } from './entry.ts';
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
  const exp = experienceBands(tables, goal).reduce((sum, band) => sum + band, 0);
  return {
    items: itemCosts(tables, goal),
    exp: { character: 0, lightCone: 0, [goal.kind]: exp },
  };
}

/**
 * Everything a goal needs before any stock, by item: its requirements, the experience items, and credits
 * for both.
 */
export function materials(tables: PlannerTables, goal: Goal): Map<ItemId, number> {
  const total = itemCosts(tables, goal);
  const fed = feed(experienceBands(tables, goal), experienceItemsFor(tables, goal), new Map());
  for (const [item, count] of fed.missing) add(total, item, count);
  if (fed.credits > 0) add(total, CREDIT, fed.credits);
  return total;
}

/** What ascensions, skills and traces of a goal cost, by item. */
export function itemCosts(tables: PlannerTables, goal: Goal): Counts {
  const items: Counts = new Map();
  const { ascensions = [] } = subjectOf(tables, goal) ?? {};
  const [ofAscensions] = sumsOf(ascensions, () => [ascensions]);
  addCosts(items, ofAscensions as Sums, goal.from.ascension, goal.to.ascension);
  if (goal.kind === 'lightCone') return items;
  const points = pointsOf(tables, goal);
  const ofPoints = sumsOf(points, () => points.map(({ levels }) => levels));
  const { skills, traces } = goal;
  points.forEach(({ id }, at) => {
    const sums = ofPoints[at] as Sums;
    const skill = skills[id];
    if (skill) addCosts(items, sums, skill[0], skill[1]);
    if (traces[id] === 'selected') addCosts(items, sums, 0, 1);
  });
  return items;
}

/** Adds what the rows from `from` to before `to` cost, as `slice` counts them. */
function addCosts(counts: Counts, { ids, upTo }: Sums, from: number, to: number): void {
  const last = upTo.length - 1;
  const before = upTo[Math.min(from, last)] ?? [];
  const all = upTo[Math.min(to, last)] ?? [];
  for (let at = 0; at < all.length; at++) {
    const cost = (all[at] as number) - (before[at] ?? 0);
    if (cost > 0) add(counts, ids[at] as ItemId, cost);
  }
}

type Rows = readonly { readonly cost: Cost }[];

/** What lies between two rows of a list is a difference of two sums. */
interface Sums {
  /** The items that the rows cost. */
  readonly ids: readonly ItemId[];
  /** Of each row, and of the end, how many of each of these all rows before it cost. */
  readonly upTo: readonly (readonly number[])[];
}

/** The sums of all lists of a table, made once: tables of the game do not change, and take these with them. */
function sumsOf(table: object, lists: () => readonly Rows[]): readonly Sums[] {
  let sums = known.get(table);
  if (!sums) {
    sums = lists().map(summed);
    known.set(table, sums);
  }
  return sums;
}

const known = new WeakMap<object, readonly Sums[]>();

function summed(rows: Rows): Sums {
  const sum: Counts = new Map();
  const upTo: number[][] = [[]];
  for (const { cost } of rows) {
    for (const { id, count } of cost) add(sum, id, count);
    upTo.push([...sum.values()]);
  }
  return { ids: [...sum.keys()], upTo };
}
