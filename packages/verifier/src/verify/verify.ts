import { InputError } from '@trailbook/core/internal/checks';
import type { CaseCheck, VerifierTables } from './case-kind.ts';
import { CASE_KINDS } from './case-kinds.ts';
import type { Mismatch } from './compare.ts';
import { DEEPEST, isDeeper, prototypeKeys, valueAt } from './explain.ts';

/** What became of one case. */
export interface Verdict {
  readonly name: string;
  /** Empty when the case passes. */
  readonly mismatches: readonly Mismatch[];
}

/**
 * Checks golden cases: one case, or a list of them, as parsed JSON. A case that cannot be read, that asks for what the
 * game does not have, or that expects nothing fails like one whose figures differ.
 *
 * @param tables - the dataset
 * @param json - as parsed from a file
 *
 * @example
 * ```ts
 * import { parseDataset } from '@trailbook/core';
 * import { verifyCases } from '@trailbook/core/verify';
 * import data from '@trailbook/data';
 *
 * const from = { level: 1, ascension: 0 };
 * const golden = {
 *   version: 1,
 *   kind: 'requirements',
 *   name: 'light cone 23000, 1 to 80',
 *   input: { entries: [{ kind: 'lightCone', id: 23000, from, to: { level: 80, ascension: 6 } }] },
 *   expected: { items: { 2: 385000 }, exp: { character: 0, lightCone: 995700 } },
 * };
 * for (const { path, actual } of verifyCases(parseDataset(data), golden)[0]?.mismatches ?? []) {
 *   console.log(path, 'should be', actual); // the materials, which this case forgets
 * }
 * ```
 */
export function verifyCases(tables: VerifierTables, json: unknown): Verdict[] {
  return (Array.isArray(json) ? json : [json]).map((golden) => ({
    name: nameOfCase(golden),
    mismatches: mismatchesOf(tables, golden),
  }));
}

function mismatchesOf(tables: VerifierTables, golden: unknown): readonly Mismatch[] {
  if (isDeeper(golden, DEEPEST)) {
    return [{ path: '', expected: `at most ${DEEPEST} levels`, actual: 'more' }];
  }
  const kind = valueAt(golden, ['kind']);
  const check: CaseCheck | undefined = Object.entries(CASE_KINDS).find(
    ([key]) => key === kind,
  )?.[1];
  if (!check) {
    const expected = `one of ${Object.keys(CASE_KINDS).join(', ')}`;
    return [{ path: 'kind', expected, actual: kind }];
  }
  const strangers = prototypeKeys(golden, []);
  if (strangers.length > 0) return strangers;
  try {
    return check(tables, golden);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const path = `input.${error.path}`;
    const actual = valueAt(golden, path.split('.')) ?? error.actual;
    return [{ path, expected: error.expected, actual }];
  }
}

function nameOfCase(golden: unknown): string {
  const name = valueAt(golden, ['name']);
  return typeof name === 'string' ? name : '(no name)';
}
