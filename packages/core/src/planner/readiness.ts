import type { PlannerTables } from '../dataset/index.ts';
import { isKnown } from './entry.ts';
import { asPlayed } from './farming.ts';
import { type PlanInput, plan } from './plan.ts';
import { inOrder } from './priorities.ts';
import { type FarmingPace, schedule } from './schedule.ts';

/** When an entry's materials are there. */
export interface Readiness {
  /** Days from today, 0 is today; null where the power never suffices. */
  readonly day: number | null;
  /** Whether something is missing that no run gives: the day is that of all else. */
  readonly needsMore: boolean;
}

// Rule P46.
/**
 * When the materials of an entry are there, if the plan is farmed in its order: by the planner's own schedule of all
 * that is missing for it and for the entries before it.
 *
 * @returns undefined where the entry is left out of the plan, gone, or of what the data do not know
 */
export function readiness(
  tables: PlannerTables,
  input: PlanInput,
  { entryId, pace }: { readonly entryId: number; readonly pace: FarmingPace },
): Readiness | undefined {
  const ordered = inOrder(input.entries);
  const at = ordered.findIndex((entry) => entry.entryId === entryId);
  const entry = ordered[at];
  if (!entry?.enabled || !isKnown(tables, entry)) return undefined;
  const planned = plan(tables, { ...input, entries: ordered.slice(0, at + 1) });
  const { tasks, unfarmable } = asPlayed(tables, planned.farming);
  const days = schedule({ tasks }, pace);
  const needed = tasks.reduce(
    (sum, task) => sum + (pace.withSynthesis ? task.attemptsWithSynthesis : task.attempts),
    0,
  );
  const done = days.reduce(
    (sum, { runs }) => sum + runs.reduce((all, { attempts }) => all + attempts, 0),
    0,
  );
  return {
    day: done < needed ? null : (days.at(-1)?.day ?? 0),
    needsMore: unfarmable.size > 0,
  };
}
