import { CREDIT, type ItemId, type PlannerTables } from '../dataset/index.ts';
import { add, type Counts, type ItemCounts, stockOf } from './counts.ts';
import { DEFAULT_TIERS, type DropTiers } from './drop-tiers.ts';
import { type Entry, isKnown } from './entry.ts';
import {
  cachedRequirements,
  type EntryRequirements,
  type RequirementsOf,
} from './entry-requirements.ts';
import { feed } from './experience.ts';
import { type Farming, farming } from './farming.ts';
import { inOrder } from './priorities.ts';
import { craft } from './synthesis.ts';

/** One item of an entry or of the whole plan. `needed` = `owned` + `synthesised` + `missing`, always. */
export interface ItemLine<Amounts = ItemCounts> {
  readonly needed: number;
  /** Taken from stock. */
  readonly owned: number;
  /** Made of lower tiers in stock. */
  readonly synthesised: number;
  /** Still to be had. */
  readonly missing: number;
  /** What making the synthesised took of the stock, by item. */
  readonly synthesisCost: Amounts;
}

export type ItemLines = ReadonlyMap<ItemId, ItemLine>;

/** What one entry gets. */
export interface EntryPlan<Lines = ItemLines> {
  readonly items: Lines;
  /** Nothing is missing. */
  readonly isCovered: boolean;
}

/** What entries get of a stock. */
export interface Served {
  /** By entry id; entries that are disabled or unknown have none. */
  readonly entries: ReadonlyMap<number, EntryPlan>;
  /** Enabled entries, by id, that are of what the data do not know: nothing of theirs is counted. */
  readonly unknown: readonly number[];
  readonly total: ItemLines;
  /** What is left of the stock when every entry has been served. */
  readonly left: ReadonlyMap<ItemId, number>;
  /** What is missing in all. */
  readonly missing: ReadonlyMap<ItemId, number>;
}

export interface Plan extends Served {
  /** Runs, power and time for what is missing in all. */
  readonly farming: Farming;
}

export type Inventory = Readonly<Record<string, number>>;

/** What is planned. */
export interface PlanInput {
  readonly entries: readonly Entry[];
  /** Owned items by id; nothing where it is left out. */
  readonly inventory?: Inventory;
  readonly settings?: DropTiers;
}

/** What the entries get of the inventory, and what it takes to farm what they lack. */
export function plan(tables: PlannerTables, { settings, ...input }: PlanInput): Plan {
  const served = serveAll(tables, input, cachedRequirements);
  return { ...served, farming: farming(tables, served.missing, settings ?? DEFAULT_TIERS) };
}

/**
 * Serves the enabled entries from stock, in their order: each takes what it needs, then has the rest made
 * of lower tiers that are left, before the next entry's turn. Experience is fed rank by rank, owned items
 * first. Synthesis and feeding cost credits, which are needed like those of the upgrades.
 * Rules P3, P23.
 */
export function serveAll(
  tables: PlannerTables,
  { entries, inventory }: Omit<PlanInput, 'settings'>,
  requirementsOf: RequirementsOf,
): Served {
  const stock = stockOf(inventory ?? {});
  const plans = new Map<number, EntryPlan>();
  const unknown: number[] = [];
  for (const entry of inOrder(entries)) {
    if (!entry.enabled) continue;
    if (!isKnown(tables, entry)) unknown.push(entry.entryId);
    else plans.set(entry.entryId, serve(tables, requirementsOf(tables, entry), stock));
  }
  const total = sumLines(plans.values());
  return { entries: plans, unknown, total, left: stock, missing: missingOf(total) };
}

/**
 * A plan in which each entry's part is the very object of the plan before where nothing in it has changed,
 * so that what shows it need not be drawn anew.
 */
export function keepUnchanged(before: Plan | undefined, after: Plan): Plan {
  if (!before) return after;
  const entries = new Map(
    [...after.entries].map(([id, entryPlan]) => {
      const known = before.entries.get(id);
      return [id, known && isSame(known.items, entryPlan.items) ? known : entryPlan];
    }),
  );
  return { ...after, entries };
}

function isSame(a: ItemLines, b: ItemLines): boolean {
  return (
    a.size === b.size &&
    [...a].every(([id, line]) => {
      const other = b.get(id);
      return (
        line.needed === other?.needed &&
        line.owned === other.owned &&
        line.synthesised === other.synthesised &&
        isSameCost(line.synthesisCost, other.synthesisCost)
      );
    })
  );
}

function isSameCost(a: ReadonlyMap<ItemId, number>, b: ReadonlyMap<ItemId, number>): boolean {
  return a.size === b.size && [...a].every(([id, count]) => b.get(id) === count);
}

/** One entry with the whole inventory to itself, as an upgrade of it takes. */
export function serveAlone(tables: PlannerTables, entry: Entry, inventory: Inventory): EntryPlan {
  return serve(tables, cachedRequirements(tables, entry), stockOf(inventory));
}

/** Serves what one entry needs from a stock, and takes what it uses out of it. */
export function serve(
  tables: PlannerTables,
  required: EntryRequirements,
  stock: Counts,
): EntryPlan {
  const lines = new Map<ItemId, ItemLine>();
  const { items, bands, fodder } = required;
  let credits = items.get(CREDIT) ?? 0;

  const fed = feed(bands, fodder, stock);
  credits += fed.credits;
  for (const [id, owned] of fed.owned) lines.set(id, line(owned, 0, fed.missing.get(id) ?? 0));
  for (const [id, missing] of fed.missing) {
    if (!fed.owned.has(id)) lines.set(id, line(0, 0, missing));
  }

  // Everything that is there first: a lower tier of the entry's own is not made into a higher one.
  const short: { id: ItemId; owned: number; wanted: number; tier: number }[] = [];
  for (const [id, needed] of items) {
    if (id === CREDIT) continue;
    const owned = Math.min(stock.get(id) ?? 0, needed);
    if (owned > 0) add(stock, id, -owned);
    if (owned === needed) lines.set(id, line(owned, 0, 0));
    else short.push({ id, owned, wanted: needed - owned, tier: tables.items.get(id)?.tier ?? 0 });
  }
  // Lower tiers first: what they need of their own lower tiers is not spent on higher ones.
  for (const { id, owned, wanted } of short.sort((a, b) => a.tier - b.tier)) {
    const { made, spent, credits: paid } = craft(tables, id, wanted, stock);
    credits += paid;
    lines.set(id, line(owned, made, wanted - made, spent));
  }

  if (credits > 0) {
    const owned = Math.min(stock.get(CREDIT) ?? 0, credits);
    if (owned > 0) add(stock, CREDIT, -owned);
    lines.set(CREDIT, line(owned, 0, credits - owned));
  }
  return { items: lines, isCovered: areCovered(lines) };
}

function areCovered(lines: ItemLines): boolean {
  for (const { missing } of lines.values()) if (missing > 0) return false;
  return true;
}

const NO_COST: ReadonlyMap<ItemId, number> = new Map();

function line(
  owned: number,
  synthesised: number,
  missing: number,
  synthesisCost: ReadonlyMap<ItemId, number> = NO_COST,
): ItemLine {
  return { needed: owned + synthesised + missing, owned, synthesised, missing, synthesisCost };
}

function sumLines(plans: Iterable<EntryPlan>): ItemLines {
  const total = new Map<ItemId, LineSum>();
  for (const { items } of plans) {
    for (const [id, one] of items) {
      const sum = total.get(id);
      if (sum) addLine(sum, one);
      else total.set(id, { ...one, synthesisCost: new Map(one.synthesisCost) });
    }
  }
  return total;
}

type LineSum = { -readonly [Key in keyof ItemLine]: ItemLine<Counts>[Key] };

function addLine(sum: LineSum, { needed, owned, synthesised, missing, synthesisCost }: ItemLine) {
  sum.needed += needed;
  sum.owned += owned;
  sum.synthesised += synthesised;
  sum.missing += missing;
  if (synthesisCost.size === 0) return;
  for (const [id, count] of synthesisCost) add(sum.synthesisCost, id, count);
}

/** What is missing of some items; nothing of those that are all there. */
export function missingOf(lines: ItemLines): ReadonlyMap<ItemId, number> {
  const all = new Map<ItemId, number>();
  for (const [id, { missing }] of lines) if (missing > 0) all.set(id, missing);
  return all;
}
