import type { Dataset, PlannerTables } from '@trailbook/core/internal/dataset';
import type * as z from 'zod/mini';
import { compare, type Mismatch } from './compare.ts';
import { explain } from './explain.ts';

/** What golden cases are checked against: the whole dataset. */
export type VerifierTables = PlannerTables & Dataset;

/** What a kind of cases does with one of them. */
export type CaseCheck = (tables: VerifierTables, golden: unknown) => readonly Mismatch[];

/**
 * A kind of golden cases: what one looks like, and what comes out of it, in the shape of its `expected`. The outcome
 * throws an InputError, with a path into the input, for what the game does not have.
 *
 * @param kind.tolerance - by how much numbers with a fraction may differ
 */
export function caseKind<Case extends { readonly expected: object }>({
  schema,
  outcome,
  tolerance = 0,
}: {
  readonly schema: z.ZodMiniType<Case>;
  readonly outcome: (tables: VerifierTables, golden: Case) => unknown;
  readonly tolerance?: number;
}): CaseCheck {
  return (tables, golden) => {
    const parsed = schema.safeParse(golden);
    if (!parsed.success) return parsed.error.issues.flatMap((issue) => explain(issue, golden));
    const { expected } = parsed.data;
    if (Object.keys(expected).length === 0) {
      return [{ path: 'expected', expected: 'something to compare', actual: expected }];
    }
    return compare(expected, outcome(tables, parsed.data), 'expected', tolerance);
  };
}
