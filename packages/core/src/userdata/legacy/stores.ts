import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../result.ts';
import { isDismissal, MOST_DISMISSALS } from '../documents/dismissals.ts';
import { listOf } from '../documents/list-of.ts';
import type { LegacyBlock, LegacyStore } from './names.ts';

/** An entry of the older planner. Its ids are those of the site that wrote it. */
export interface LegacyEntry {
  readonly entryId: number;
  readonly dataId: string;
  readonly priority: number;
  readonly type: number;
  readonly enabled?: boolean | undefined;
  readonly curLevel: number;
  readonly targetLevel: number;
  readonly curAscension: number;
  readonly targetAscension: number;
  readonly eidolon?: number | undefined;
  readonly traces?: Readonly<Record<string, number>> | undefined;
  readonly skills?:
    | Readonly<Record<string, { readonly curLevel: number; readonly targetLevel: number }>>
    | undefined;
}

/** The older planner and inventory together, of any version. */
export interface LegacyPlanner {
  /** 1, 2, 2.2, 3, and 4, which is called V3.1. */
  readonly version: number;
  readonly settings?: Readonly<Record<string, number>> | undefined;
  readonly entries: readonly LegacyEntry[];
  readonly items: Readonly<Record<string, number>>;
}

export type LegacyError =
  | { readonly code: 'LEGACY_BROKEN'; readonly store: LegacyStore; readonly path: string }
  | { readonly code: 'LEGACY_NEWER'; readonly version: number }
  /** 'Failed to migrate V1 -> V2, config was not loaded' */
  | { readonly code: 'LEGACY_NO_CONFIG' }
  /** 'avt config was undefined for {id}' */
  | { readonly code: 'LEGACY_NO_CHARACTER'; readonly id: string };

const MAX_ENTRIES = 2000;
const id = z.string().check(z.minLength(1), z.maxLength(120));
/** Beyond any level, tier or place in a plan; what each of them may be is asked where it is put to use. */
const MAX_NUMBER = 1_000_000;
/** More than anyone owns of anything. */
const MAX_COUNT = 999_999_999;
/** A moment in milliseconds, as ids are; far enough from the last exact number to count on from. */
const MAX_ID = 2 ** 52;

const whole = (least: number, most: number) =>
  z.pipe(
    z.number(),
    // Adding 0 leaves no negative zero.
    z.transform((value) => Math.min(most, Math.max(least, Math.round(value))) + 0),
  );
const number = whole(-MAX_NUMBER, MAX_NUMBER);
/** JSON has no NaN and writes null; it counts as 0. Source: specification 2, 'Inventory'. */
const count = z.pipe(
  z.pipe(
    z.nullable(z.number()),
    z.transform((value) => value ?? 0),
  ),
  whole(0, MAX_COUNT),
);

const entrySchema = z.object({
  entryId: whole(0, MAX_ID),
  dataId: id,
  priority: number,
  type: z.int(),
  enabled: z.optional(z.boolean()),
  curLevel: number,
  targetLevel: number,
  curAscension: number,
  targetAscension: number,
  eidolon: z.optional(number),
  traces: z.optional(z.record(id, number)),
  skills: z.optional(z.record(id, z.object({ curLevel: number, targetLevel: number }))),
});

const entries = listOf(entrySchema, MAX_ENTRIES);
const version = z.optional(
  z.pipe(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)), z.number()),
);
const settings = z.optional(z.record(id, number));

const schemas = {
  calculator: z.object({ version, settings, entries: z.optional(entries) }),
  'calculator-main': z.object({ version, settings }),
  'calculator-entries': z.union([
    entries,
    z.pipe(
      z.object({ entries }),
      z.transform((store) => store.entries),
    ),
  ]),
  inventory: z.object({ version, items: z.record(id, count) }),
};

/**
 * The planner and inventory of the older stores, undefined when there are none. The newest pair,
 * `calculator` and `inventory`, wins over `calculator-main` and `calculator-entries`.
 */
export function readLegacyPlanner(
  block: LegacyBlock,
): Result<LegacyPlanner | undefined, LegacyError> {
  const calculator = read(block, 'calculator');
  if (!calculator.ok) return calculator;
  const main = read(block, 'calculator-main');
  if (!main.ok) return main;
  const listed = read(block, 'calculator-entries');
  if (!listed.ok) return listed;
  const inventory = read(block, 'inventory');
  if (!inventory.ok) return inventory;
  if (!calculator.value && !main.value && !listed.value && !inventory.value) return ok(undefined);
  const head = calculator.value ?? main.value;
  const planner = {
    settings: head?.settings,
    entries: calculator.value?.entries ?? listed.value ?? [],
    items: inventory.value?.items ?? {},
  };
  // A store without entries says nothing of their version; its items tell by their keys.
  return ok({ version: head?.version ?? versionOf(planner), ...planner });
}

/** A list of texts in an older store; empty when there is none or it cannot be read. */
export function readLegacyList(block: LegacyBlock, store: 'dismissedPromotions' | 'reddot') {
  const parsed = z.array(z.string()).safeParse(parse(block[store]));
  // Of another site: what cannot be kept here must not hold the plan back.
  return parsed.success ? parsed.data.filter(isDismissal).slice(0, MOST_DISMISSALS) : [];
}

/** The version of a store that does not name it: prefixed ids came with V3. */
function versionOf({ entries, items }: Pick<LegacyPlanner, 'entries' | 'items'>): number {
  const isPrefixed = entries.length === 0 && Object.keys(items).some((key) => key.startsWith('m_'));
  return isPrefixed ? 4 : 1;
}

function read<Store extends keyof typeof schemas>(
  block: LegacyBlock,
  store: Store,
): Result<z.infer<(typeof schemas)[Store]> | undefined, LegacyError> {
  if (block[store] === undefined || block[store] === null) return ok(undefined);
  const parsed = schemas[store].safeParse(parse(block[store]));
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
