import type { FarmKind, ItemId, PlannerTables, StageId } from '../dataset/index.ts';
import type { ItemCounts } from './counts.ts';
import { type DropTiers, dropsPerRun } from './drop-tiers.ts';

/** Runs of one source for one material, its tiers together. */
export interface FarmTask<Amounts = ItemCounts> {
  /** What is missing of it, by item. */
  readonly items: Amounts;
  readonly kind: FarmKind;
  readonly stage: StageId;
  /** Runs until the scarcest tier has dropped often enough. */
  readonly attempts: number;
  /** Runs when lower tiers that drop are made into higher ones, and experience is fed as it drops. */
  readonly attemptsWithSynthesis: number;
  /** Trailblaze power of one run. */
  readonly power: number;
}

/** What it takes to farm what is missing. */
export interface Farming<Amounts = ItemCounts> {
  readonly tasks: readonly FarmTask<Amounts>[];
  /** Trailblaze power of all attempts. */
  readonly power: number;
  /** Trailblaze power of all attempts with synthesis. */
  readonly powerWithSynthesis: number;
  /**
   * The time when one task is done after the other: power as it comes back by itself, and a week for each three runs
   * of an Echo of War. `schedule` does them side by side, and so is done earlier.
   */
  readonly sequentialSeconds: number;
  /** What no run gives. */
  readonly unfarmable: Amounts;
}

/** Power comes back one point at a time. Rule P31. */
export const SECONDS_PER_POWER = 360;

/** Echoes of War give materials three times a week. Rule P32. */
export const ECHOES_A_WEEK = 3;
export const WEEK_SECONDS = 604_800;

/**
 * What it takes to farm what is missing: for each item its count divided by its drops for one run, rounded
 * up; tiers of one family drop together, so the family takes the most that one of them takes.
 * Rules P29, P31, P32. Decision: planner-runs-and-days.
 */
export function farming(
  tables: PlannerTables,
  missing: ReadonlyMap<ItemId, number>,
  tiers: DropTiers,
): Farming {
  const unfarmable = new Map<ItemId, number>();
  const groups = new Map<string, Map<ItemId, number>>();
  for (const [id, count] of missing) {
    // Experience items stand for each other: one that no longer drops is had as others.
    if (dropsOf(tables, id, tiers) === 0 && !experienceItem(tables, id)) {
      unfarmable.set(id, count);
      continue;
    }
    const key = groupOf(tables, id);
    const group = groups.get(key) ?? new Map<ItemId, number>();
    groups.set(key, group.set(id, count));
  }
  const tasks = [...groups.values()].map((items) => toTask(tables, items, tiers));
  return inAll(tasks, unfarmable);
}

/**
 * The same as a player sees it: experience is fed as it drops, with synthesis and without.
 * Decision: planner-runs-and-days.
 * Rule P30.
 */
export function asPlayed(tables: PlannerTables, { tasks, unfarmable }: Farming): Farming {
  const played = tasks.map((task) =>
    isExperience(tables, task.items) ? { ...task, attempts: task.attemptsWithSynthesis } : task,
  );
  return inAll(played, unfarmable);
}

function inAll(tasks: Farming['tasks'], unfarmable: Farming['unfarmable']): Farming {
  const power = tasks.reduce((sum, task) => sum + task.attempts * task.power, 0);
  const powerWithSynthesis = tasks.reduce(
    (sum, task) => sum + task.attemptsWithSynthesis * task.power,
    0,
  );
  return { tasks, power, powerWithSynthesis, sequentialSeconds: duration(tasks), unfarmable };
}

/** Average drops of an item for one run of its source; 0 where it has none. */
export function dropsOf(tables: PlannerTables, id: ItemId, tiers: DropTiers): number {
  const source = tables.sources.get(id);
  const rarity = tables.items.get(id)?.rarity ?? 0;
  return source ? dropsPerRun(tables.dropRates, source.rates, rarity, tiers) : 0;
}

function toTask(
  tables: PlannerTables,
  items: ReadonlyMap<ItemId, number>,
  tiers: DropTiers,
): FarmTask {
  const [first] = items.keys();
  const source = first === undefined ? undefined : tables.sources.get(first);
  const atBest = isExperience(tables, items) ? runsForExperience(tables, items, tiers) : undefined;
  const runs = [...items]
    .map(([id, count]) => Math.ceil(count / dropsOf(tables, id, tiers)))
    .filter(Number.isFinite);
  const attempts = runs.length > 0 ? Math.max(...runs) : (atBest ?? 0);
  return {
    items,
    kind: source?.kind ?? 'goldenCalyx',
    stage: source?.stage ?? (0 as StageId),
    attempts,
    attemptsWithSynthesis: Math.min(
      attempts,
      atBest ?? runsWithSynthesis(tables, items, tiers, attempts),
    ),
    power: source?.power ?? 0,
  };
}

function isExperience(tables: PlannerTables, items: FarmTask['items']): boolean {
  const [first] = items.keys();
  return first !== undefined && experienceItem(tables, first);
}

/** Runs whose drops give the experience that is missing, whatever items it comes in. */
function runsForExperience(
  tables: PlannerTables,
  items: ReadonlyMap<ItemId, number>,
  tiers: DropTiers,
): number {
  const [first] = items.keys();
  const { characterItems, lightConeItems } = tables.experience;
  const all = characterItems.some(({ id }) => id === first) ? characterItems : lightConeItems;
  const missing = all.reduce((sum, { id, exp }) => sum + exp * (items.get(id) ?? 0), 0);
  const perRun = all.reduce((sum, { id, exp }) => sum + exp * dropsOf(tables, id, tiers), 0);
  return Math.ceil(missing / perRun);
}

function experienceItem({ experience }: PlannerTables, item: ItemId): boolean {
  return [...experience.characterItems, ...experience.lightConeItems].some(({ id }) => id === item);
}

/** The fewest runs whose average drops cover everything once what is too many is made into the next tier. */
function runsWithSynthesis(
  tables: PlannerTables,
  items: ReadonlyMap<ItemId, number>,
  tiers: DropTiers,
  most: number,
): number {
  const chain = chainOf(tables, items);
  const covers = (runs: number) => {
    let surplus = 0;
    for (const { id, ofBelow } of chain) {
      const made = ofBelow > 0 ? Math.floor(surplus / ofBelow) : 0;
      surplus = made + runs * dropsOf(tables, id, tiers) - (items.get(id) ?? 0);
      // Rounding of the averages must not cost a run.
      if (surplus < -1e-9) return false;
    }
    return true;
  };
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (covers(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** The tiers of a material, lowest first, each with how many of the one below it takes. */
function chainOf(
  { items: known, synthesis }: PlannerTables,
  items: ReadonlyMap<ItemId, number>,
): { readonly id: ItemId; readonly ofBelow: number }[] {
  const [highest] = [...items.keys()].sort(
    (a, b) => (known.get(b)?.tier ?? 0) - (known.get(a)?.tier ?? 0),
  );
  const chain: { id: ItemId; ofBelow: number }[] = [];
  for (let id = highest; id !== undefined; ) {
    const recipe = synthesis.get(id);
    chain.unshift({ id, ofBelow: recipe?.count ?? 0 });
    id = recipe?.from;
  }
  return chain;
}

function groupOf({ items }: PlannerTables, id: ItemId): string {
  const family = items.get(id)?.family;
  return family === undefined ? `item ${id}` : `family ${family}`;
}

function duration(tasks: readonly FarmTask[]): number {
  return tasks.reduce((sum, { kind, attempts, power }) => {
    const seconds =
      kind === 'echoOfWar'
        ? Math.ceil(attempts / ECHOES_A_WEEK) * WEEK_SECONDS
        : attempts * power * SECONDS_PER_POWER;
    return sum + seconds;
  }, 0);
}
