import { fail, ok, type Result } from '../basics/result.ts';
import type { ItemId, PlannerTables } from '../dataset/index.ts';
import { type ItemCounts, stockOf } from './counts.ts';
import type { Entry } from './entry.ts';
import { requirementsOf } from './entry-requirements.ts';
import { isBehind } from './levels.ts';
import { type Inventory, missingOf, serve } from './plan.ts';
import { partOf, type UpgradePart } from './upgrade-part.ts';

/**
 * `covered` upgrades only when nothing is missing; `anyway` upgrades all the same, for players who have
 * done it in the game already, and takes what there is.
 */
export type UpgradeMode = 'covered' | 'anyway';

/** What an upgrade leaves behind. */
export interface Upgraded<E extends Entry, Amounts = ItemCounts> {
  readonly entry: E;
  /** What is left, to be passed on. */
  readonly inventory: Inventory;
  /** What was taken out of the inventory, by item. */
  readonly spent: Amounts;
}

/** Why nothing was upgraded: what is missing, by item. */
export interface NotEnoughMaterials<Amounts = ItemCounts> {
  readonly code: 'NOT_ENOUGH_MATERIALS';
  readonly missing: Amounts;
}

/**
 * Marks an entry as done: it stands where it wanted to be, its selected traces are unlocked, and what it
 * took is gone from the inventory. The entry is served alone, as if it were the first of the plan.
 * Rules P24, P25.
 *
 * @param input.until - an upgrade part of the way; targets stay at least where they were
 * @param input.part - which of it is done; all of it when absent. What is left out costs nothing and stays
 */
export function upgrade<E extends Entry>(
  tables: PlannerTables,
  {
    entry,
    inventory,
    until = entry,
    part,
  }: {
    readonly entry: E;
    readonly inventory: Inventory;
    readonly until?: E;
    readonly part?: UpgradePart;
  },
  mode: UpgradeMode,
): Result<Upgraded<E>, NotEnoughMaterials> {
  const step = part ? partOf(tables, until, part) : until;
  return upgradeBy(tables, { entry, inventory, step }, mode);
}

/** Does a step of what an entry wants: an entry of the same, with no other goals than those that are reached. */
export function upgradeBy<E extends Entry>(
  tables: PlannerTables,
  {
    entry,
    inventory,
    step,
  }: { readonly entry: E; readonly inventory: Inventory; readonly step: E },
  mode: UpgradeMode,
): Result<Upgraded<E>, NotEnoughMaterials> {
  const stock = stockOf(inventory);
  const served = serve(tables, requirementsOf(tables, step), stock);
  if (!served.isCovered && mode === 'covered') {
    return fail({ code: 'NOT_ENOUGH_MATERIALS', missing: missingOf(served.items) });
  }
  const left: Record<string, number> = { ...inventory };
  const spent = new Map<ItemId, number>();
  for (const [id, before] of stockOf(inventory)) {
    const after = stock.get(id) ?? 0;
    if (after === before) continue;
    left[id] = after;
    spent.set(id, before - after);
  }
  return ok({ entry: done(step, entry), inventory: left, spent });
}

/** The entry with everything reached that it wanted, and its goals at least where they were. */
function done<E extends Entry>(reached: E, wanted: E): E {
  const to = isBehind(reached.to, wanted.to) ? wanted.to : reached.to;
  const stands = { from: reached.to, to };
  if (reached.kind === 'lightCone' || wanted.kind === 'lightCone') return { ...wanted, ...stands };
  const skills = Object.entries(reached.skills).map(([id, [, target]]) => {
    const before = wanted.skills[id]?.[1] ?? target;
    return [id, [target, Math.max(target, before)]] as const;
  });
  const traces = Object.keys({ ...wanted.traces, ...reached.traces }).map((id) => {
    const state = reached.traces[id] === undefined ? wanted.traces[id] : 'unlocked';
    return [id, state] as const;
  });
  return {
    ...wanted,
    ...stands,
    skills: { ...wanted.skills, ...Object.fromEntries(skills) },
    traces: Object.fromEntries(traces),
  };
}
