import type { Dataset, ItemId, PlannerTables } from '../dataset/index.ts';
import {
  DEFAULT_TIERS,
  type Entry,
  type Goal,
  type ItemLines,
  plan,
  requirements,
  subjectOf,
  upgrade,
} from '../planner/index.ts';
import { LEGACY_STEPS, migrateLegacy } from '../userdata/legacy/steps.ts';
import {
  type GoldenCase,
  goldenCase,
  type MigrationCase,
  type PlanCase,
  type PlannedEntry,
  type RequirementsCase,
  type UpgradeCase,
} from './case.ts';
import { compare, type Mismatch } from './compare.ts';
import { ODDS_TOLERANCE, oddsOf } from './odds-case.ts';
import { STATISTICS_TOLERANCE, statisticsOf } from './statistics-case.ts';

/** What golden cases are checked against. */
export type VerifierTables = PlannerTables & Pick<Dataset, 'characters' | 'lightCones' | 'banners'>;

export interface Verdict {
  readonly name: string;
  /** Empty when the case passes. */
  readonly mismatches: readonly Mismatch[];
}

/**
 * Checks golden cases: one case, or a list of them, as parsed JSON. A case that cannot be read fails
 * like one whose figures differ.
 */
export function verifyCases(tables: VerifierTables, json: unknown): Verdict[] {
  return (Array.isArray(json) ? json : [json]).map((item) => verifyCase(tables, item));
}

function verifyCase(tables: VerifierTables, json: unknown): Verdict {
  const parsed = goldenCase.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = issue?.path.join('.') ?? '';
    return {
      name: nameOfCase(json),
      mismatches: [{ path, expected: 'a golden case', actual: issue?.code }],
    };
  }
  return verdictOf(tables, parsed.data);
}

function verdictOf(tables: VerifierTables, golden: GoldenCase): Verdict {
  const unknown = unknownSubject(tables, golden);
  if (unknown) return { name: golden.name, mismatches: [unknown] };
  const actual = outcomeOf(tables, golden);
  const tolerance = TOLERANCES[golden.kind] ?? 0;
  return {
    name: golden.name,
    mismatches: compare(golden.expected, actual, 'expected', tolerance),
  };
}

/** By how much numbers with a fraction may differ, where a kind has any. */
const TOLERANCES: { readonly [Kind in GoldenCase['kind']]?: number } = {
  statistics: STATISTICS_TOLERANCE,
  odds: ODDS_TOLERANCE,
};

function outcomeOf(tables: VerifierTables, golden: GoldenCase): unknown {
  switch (golden.kind) {
    case 'requirements':
      return requirementsOf(tables, golden);
    case 'plan':
      return planOf(tables, golden);
    case 'upgrade':
      return upgraded(tables, golden);
    case 'migration':
      return migrated(golden);
    case 'statistics':
      return statisticsOf(tables, golden);
    case 'odds':
      return oddsOf(golden);
  }
}

function unknownSubject(tables: PlannerTables, golden: GoldenCase): Mismatch | undefined {
  if (!isOfThePlanner(golden)) return undefined;
  const entries = golden.kind === 'upgrade' ? [golden.input.entry] : golden.input.entries;
  const at = entries.findIndex((entry) => !subjectOf(tables, entry));
  if (at === -1) return undefined;
  const path = golden.kind === 'upgrade' ? 'input.entry.id' : `input.entries.${at}.id`;
  return { path, expected: 'an id of the game data', actual: entries[at]?.id };
}

type PlannerCase = RequirementsCase | PlanCase | UpgradeCase;

function isOfThePlanner(golden: GoldenCase): golden is PlannerCase {
  return ['requirements', 'plan', 'upgrade'].includes(golden.kind);
}

function migrated({ input }: MigrationCase) {
  const config = input.config
    ? new Map(Object.entries(input.config).map(([page, ids]) => [page, new Set(ids)]))
    : undefined;
  const step = input.step === 'all' ? migrateLegacy : LEGACY_STEPS[input.step];
  const outcome = step(input.planner, config);
  return outcome.ok ? { planner: outcome.value } : { error: outcome.error };
}

function planOf(tables: PlannerTables, { input, expected }: PlanCase) {
  const { inventory = {}, settings = DEFAULT_TIERS } = input;
  const made = plan(tables, { entries: input.entries.map(toEntry), inventory, settings });
  const { farming } = made;
  const actual = {
    entries: Object.fromEntries([...made.entries].map(([id, { items }]) => [id, toLines(items)])),
    total: toLines(made.total),
    left: nonZero(made.left),
    farming: {
      attempts: Object.fromEntries(
        farming.tasks.flatMap(({ items, attempts }) =>
          [...items.keys()].map((item) => [item, attempts]),
        ),
      ),
      power: farming.power,
      durationSeconds: farming.durationSeconds,
      unfarmable: Object.fromEntries(farming.unfarmable),
    },
  };
  return Object.fromEntries(
    Object.entries(actual).filter(([part]) => Object.hasOwn(expected, part)),
  );
}

function upgraded(tables: PlannerTables, { input }: UpgradeCase) {
  const outcome = upgrade(
    tables,
    {
      entry: toEntry(input.entry),
      inventory: input.inventory,
      ...(input.until ? { until: toEntry(input.until) } : {}),
    },
    input.mode,
  );
  if (!outcome.ok) {
    const { code, missing } = outcome.error;
    return { error: { code, missing: Object.fromEntries(missing) } };
  }
  const { entry, inventory, spent } = outcome.value;
  const { from, to } = entry;
  const points = entry.kind === 'character' ? { skills: entry.skills, traces: entry.traces } : {};
  return { entry: { from, to, ...points }, inventory, spent: Object.fromEntries(spent) };
}

function toLines(lines: ItemLines) {
  return Object.fromEntries(
    [...lines].map(([id, { synthesisCost, ...line }]) => [
      id,
      synthesisCost.size > 0 ? { ...line, synthesisCost: Object.fromEntries(synthesisCost) } : line,
    ]),
  );
}

function nonZero(counts: ReadonlyMap<ItemId, number>) {
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}

function toEntry(entry: PlannedEntry): Entry {
  const { entryId, priority = 0, enabled = true } = entry;
  const goal = toGoal(entry);
  const place = { entryId, priority, enabled };
  return goal.kind === 'character' ? { ...goal, ...place, eidolon: 0 } : { ...goal, ...place };
}

function requirementsOf(tables: PlannerTables, golden: RequirementsCase) {
  const items = new Map<ItemId, number>();
  const exp = { character: 0, lightCone: 0 };
  for (const entry of golden.input.entries) {
    const need = requirements(tables, toGoal(entry));
    for (const [id, count] of need.items) items.set(id, (items.get(id) ?? 0) + count);
    exp.character += need.exp.character;
    exp.lightCone += need.exp.lightCone;
  }
  return { items: Object.fromEntries(items), exp };
}

function toGoal(entry: RequirementsCase['input']['entries'][number] | PlannedEntry): Goal {
  const { kind, id, from, to } = entry;
  if (kind === 'lightCone') return { kind, id, from, to };
  return {
    kind,
    id,
    from,
    to,
    enhanced: entry.enhanced ?? 0,
    skills: entry.skills ?? {},
    traces: Object.fromEntries((entry.traces ?? []).map((id) => [id, 'selected' as const])),
  };
}

function nameOfCase(json: unknown): string {
  const name = (json as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '(no name)';
}
