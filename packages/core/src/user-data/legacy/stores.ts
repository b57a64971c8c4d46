import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../basics/result.ts';
import { MAX_COUNT } from '../../format/index.ts';
import { isDismissal, MOST_DISMISSALS } from '../documents/dismissals.ts';
import type { LegacyBlock, LegacyStore } from './names.ts';
import { isRecord, type LegacyEntry, readEntry, readNumber, readWhole } from './read-entry.ts';

/** The older planner and inventory together, of any version. */
export interface LegacyPlanner {
  /** 1, 2, 2.2, 3, and 4, which is called V3.1. */
  readonly version: number;
  readonly settings?: Readonly<Record<string, number>> | undefined;
  readonly entries: readonly LegacyEntry[];
  readonly items: Readonly<Record<string, number>>;
}

/** What of it could not be read at all. */
export interface LegacyUnread {
  /** Entries, by what they are of; by their place where that is not told. */
  readonly entries: readonly string[];
  /** Items, by their ids. */
  readonly items: readonly string[];
  /** How many of the settings. */
  readonly settings: number;
}

export type LegacyError =
  | { readonly code: 'LEGACY_BROKEN'; readonly store: LegacyStore; readonly path: string }
  | { readonly code: 'LEGACY_NEWER'; readonly version: number }
  /** 'Failed to migrate V1 -> V2, config was not loaded' */
  | { readonly code: 'LEGACY_NO_CONFIG' }
  /** 'avt config was undefined for {id}' */
  | { readonly code: 'LEGACY_NO_CHARACTER'; readonly id: string };

const MAX_ENTRIES = 2000;

const anything = z.record(z.string(), z.unknown());
const entries = z.array(z.unknown()).check(z.maxLength(MAX_ENTRIES));
// A version that is null was none that JSON could write.
const version = z.nullish(
  z.pipe(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)), z.number()),
);
const settings = z.nullish(anything);

/** The outlines alone: what is within is read one by one. */
const schemas = {
  calculator: z.object({ version, settings, entries: z.nullish(entries) }),
  'calculator-main': z.object({ version, settings }),
  'calculator-entries': z.union([
    entries,
    z.pipe(
      z.object({ entries }),
      z.transform((store) => store.entries),
    ),
  ]),
  inventory: z.object({ version, items: anything }),
};

/** What the older stores hold, and what of it could not be read. */
interface LegacyPlans {
  readonly planner: LegacyPlanner;
  /** The plan of the pair before, where it stands beside that of `calculator`: each has its own version. */
  readonly earlier?: LegacyPlanner;
  readonly unread: LegacyUnread;
}

/**
 * The planner and inventory of the older stores, undefined when there are none. `calculator` is the newest; the pair
 * before it, `calculator-main` and `calculator-entries`, speaks where that does not.
 */
export function readLegacyPlanner(
  block: LegacyBlock,
): Result<LegacyPlans | undefined, LegacyError> {
  const calculator = read(block, 'calculator');
  if (!calculator.ok) return calculator;
  const main = read(block, 'calculator-main');
  if (!main.ok) return main;
  const listed = read(block, 'calculator-entries');
  if (!listed.ok) return listed;
  const inventory = read(block, 'inventory');
  if (!inventory.ok) return inventory;
  if (!calculator.value && !main.value && !listed.value && !inventory.value) return ok(undefined);
  const latest = readEntries(calculator.value?.entries ?? []);
  const before = readEntries(listed.value ?? []);
  const counted = readItems(inventory.value?.items ?? {});
  const tiers = readSettings(calculator.value?.settings ?? {});
  const tiersBefore = readSettings(main.value?.settings ?? {});
  const common = { settings: { ...tiersBefore.found, ...tiers.found }, items: counted.found };
  const unread = {
    entries: [...latest.unread, ...before.unread],
    items: counted.unread,
    settings: tiers.unread + tiersBefore.unread,
  };
  const earlier = versioned({ ...common, entries: before.found }, main.value?.version);
  if (!calculator.value) return ok({ planner: earlier, unread });
  const planner = versioned({ ...common, entries: latest.found }, calculator.value.version);
  return ok({ planner, ...(before.found.length > 0 ? { earlier } : {}), unread });
}

/** A store without entries says nothing of their version; its items tell by their keys. */
function versioned(
  planner: Omit<LegacyPlanner, 'version'>,
  version: number | null | undefined,
): LegacyPlanner {
  return { version: version ?? versionOf(planner), ...planner };
}

function readEntries(values: readonly unknown[]) {
  const found: LegacyEntry[] = [];
  const unread: string[] = [];
  for (const [at, value] of values.entries()) {
    const entry = readEntry(value);
    if (entry) found.push(entry);
    else unread.push(nameOf(value) ?? String(at + 1));
  }
  return { found, unread };
}

function nameOf(value: unknown): string | undefined {
  const name = isRecord(value) ? value.dataId : undefined;
  return typeof name === 'string' && name !== '' ? name.slice(0, 40) : undefined;
}

/**
 * JSON has no NaN and writes null; it counts as 0. Rule U7. More than is counted here comes
 * as the most there is, and is told with what cannot be read.
 */
function readItems(values: Readonly<Record<string, unknown>>) {
  const found: [string, number][] = [];
  const unread: string[] = [];
  for (const [id, value] of Object.entries(values)) {
    const count = readWhole(value ?? 0, 0, MAX_COUNT);
    const isBeyond = (readNumber(value) ?? 0) > MAX_COUNT;
    if (count === undefined || isBeyond) unread.push(id);
    if (count !== undefined) found.push([id, count]);
  }
  return { found: Object.fromEntries(found), unread };
}

function readSettings(values: Readonly<Record<string, unknown>>) {
  const present = Object.entries(values).filter(([, value]) => value !== null);
  const found = present.flatMap(([name, value]) => {
    const number = readNumber(value);
    return number === undefined ? [] : [[name, number] as const];
  });
  return { found: Object.fromEntries(found), unread: present.length - found.length };
}

/** A list of texts in an older store; empty when there is none or it cannot be read. */
export function readLegacyList(block: LegacyBlock, store: 'dismissedPromotions' | 'reddot') {
  const parsed = z.array(z.string()).safeParse(parse(block[store]));
  // Of another site: what cannot be kept here must not hold the plan back.
  return parsed.success ? parsed.data.filter(isDismissal).slice(0, MOST_DISMISSALS) : [];
}

/** The version of a store that does not name it: prefixed ids came with V3. */
function versionOf({ entries, items }: Pick<LegacyPlanner, 'entries' | 'items'>): number {
  const isPrefixed =
    entries.length > 0
      ? entries.every(({ dataId }) => /^[cl]_/.test(dataId))
      : Object.keys(items).some((key) => key.startsWith('m_'));
  return isPrefixed ? 4 : 1;
}

function read<Store extends keyof typeof schemas>(
  block: LegacyBlock,
  store: Store,
): Result<z.infer<(typeof schemas)[Store]> | undefined, LegacyError> {
  const held = block[store] === undefined ? null : parse(block[store]);
  if (held === null) return ok(undefined);
  const parsed = schemas[store].safeParse(held);
  if (parsed.success) return ok(parsed.data as z.infer<(typeof schemas)[Store]>);
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  return fail({ code: 'LEGACY_BROKEN', store, path });
}

function parse(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
