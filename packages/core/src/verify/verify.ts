import type { ItemId, PlannerTables } from '../dataset/index.ts';
import { type Goal, requirements, subjectOf } from '../planner/index.ts';
import { LEGACY_STEPS, migrateLegacy } from '../userdata/legacy/steps.ts';
import { type GoldenCase, goldenCase, type MigrationCase, type RequirementsCase } from './case.ts';
import { compare, type Mismatch } from './compare.ts';

export interface Verdict {
  readonly name: string;
  /** Empty when the case passes. */
  readonly mismatches: readonly Mismatch[];
}

/**
 * Checks golden cases: one case, or a list of them, as parsed JSON. A case that cannot be read fails
 * like one whose figures differ.
 */
export function verifyCases(tables: PlannerTables, json: unknown): Verdict[] {
  return (Array.isArray(json) ? json : [json]).map((item) => verifyCase(tables, item));
}

function verifyCase(tables: PlannerTables, json: unknown): Verdict {
  const parsed = goldenCase.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const path = issue?.path.join('.') ?? '';
    return {
      name: nameOfCase(json),
      mismatches: [{ path, expected: 'a golden case', actual: issue?.code }],
    };
  }
  const golden: GoldenCase = parsed.data;
  return golden.kind === 'migration'
    ? { name: golden.name, mismatches: compare(golden.expected, migrated(golden), 'expected') }
    : verifyRequirements(tables, golden);
}

function migrated({ input }: MigrationCase) {
  const config = input.config
    ? new Map(Object.entries(input.config).map(([page, ids]) => [page, new Set(ids)]))
    : undefined;
  const step = input.step === 'all' ? migrateLegacy : LEGACY_STEPS[input.step];
  const outcome = step(input.planner, config);
  return outcome.ok ? { planner: outcome.value } : { error: outcome.error };
}

function verifyRequirements(tables: PlannerTables, golden: RequirementsCase): Verdict {
  const unknown = golden.input.entries.findIndex((entry) => !subjectOf(tables, entry));
  if (unknown !== -1) {
    const path = `input.entries.${unknown}.id`;
    const actual = golden.input.entries[unknown]?.id;
    return {
      name: golden.name,
      mismatches: [{ path, expected: 'an id of the game data', actual }],
    };
  }
  return {
    name: golden.name,
    mismatches: compare(golden.expected, requirementsOf(tables, golden), 'expected'),
  };
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

function toGoal(entry: RequirementsCase['input']['entries'][number]): Goal {
  if (entry.kind === 'lightCone') return entry;
  return {
    ...entry,
    enhanced: entry.enhanced ?? 0,
    skills: entry.skills ?? {},
    traces: Object.fromEntries((entry.traces ?? []).map((id) => [id, 'selected' as const])),
  };
}

function nameOfCase(json: unknown): string {
  const name = (json as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '(no name)';
}
