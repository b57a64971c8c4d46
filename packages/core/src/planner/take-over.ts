import type { PlanLine } from './compare-plans.ts';
import type { Entry } from './entry.ts';
import { mergeEntries, replaceEntry } from './priorities.ts';

/**
 * The plan with these lines taken over: goals where their entries stand, new entries behind all others. One that was
 * added meanwhile, or deleted, stays so.
 * Rule P44.
 */
export function takeOver(entries: readonly Entry[], lines: readonly PlanLine[]): readonly Entry[] {
  const added = lines.flatMap((line) => ('mine' in line ? [] : [line.after]));
  const changed = lines.reduce<readonly Entry[]>(
    (plan, line) => ('mine' in line ? replaceEntry(plan, line.after) : plan),
    entries,
  );
  return added.reduce((plan, entry) => mergeEntries(plan, [entry]), changed);
}
