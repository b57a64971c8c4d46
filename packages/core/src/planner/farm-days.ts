import type { DayRun, FarmDay } from './schedule.ts';

/** Days in a row on which the same is run. */
export interface FarmStretch {
  /** Days from today, 0 is today. */
  readonly from: number;
  readonly to: number;
  readonly runs: readonly DayRun[];
}

/** A schedule with equal days that follow each other as one. */
export function farmStretches(days: readonly FarmDay[]): FarmStretch[] {
  const stretches: FarmStretch[] = [];
  for (const { day, runs } of days) {
    const last = stretches.at(-1);
    if (last && last.to === day - 1 && isSame(last.runs, runs)) {
      stretches[stretches.length - 1] = { ...last, to: day };
    } else {
      stretches.push({ from: day, to: day, runs });
    }
  }
  return stretches;
}

function isSame(a: readonly DayRun[], b: readonly DayRun[]): boolean {
  return (
    a.length === b.length &&
    a.every((run, at) => run.stage === b[at]?.stage && run.attempts === b[at]?.attempts)
  );
}
