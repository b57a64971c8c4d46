import { fail, ok, type Result } from '../../basics/result.ts';
import { dayNumber, dayOf, type SavingsOn } from '../income-lines.ts';
import { faultOfEach, type OddsError } from '../odds.ts';
import type { ForecastQuestion } from './question.ts';
import { createTurns, later, type Turn } from './turns.ts';
import { spentOn } from './walk.ts';

/** What is to be expected of one target. */
export interface TargetForecast {
  /** What there would be on its last day if nothing were spent, and the pulls that it buys. */
  readonly savings: SavingsOn;
  /** That it is there by its last day, whatever came of those before it. */
  readonly chance: number;
  /** That it and all before it are there. */
  readonly together: number;
  /** Pulls made by then on average, for it and for all before it. */
  readonly spent: number;
  /** The first day on which it can be had even with the worst of luck at every target; null where its banner ends before. */
  readonly sureOn: string | null;
}

/** What is to be expected of everything that is wanted. */
export interface Forecast {
  readonly targets: readonly TargetForecast[];
  /** That all of them are there. */
  readonly all: number;
  /** How many of them are there on average. */
  readonly expectedDone: number;
  /** Pulls left on average on the latest of their last days. */
  readonly left: number;
}

// Rules W52, W53.
/**
 * How likely dated targets are, from savings and income: exact. Each is pulled for in its turn, from the day on which
 * its banner begins, until it is there or its last day's pulls are spent; the next goes on with what comes in
 * later, and with the pity and the guarantee that were left.
 */
export function forecast(question: ForecastQuestion): Result<Forecast, OddsError> {
  const error = faultOfEach(question.state, question.targets);
  if (error) return fail(error);
  const { targets, today } = question;
  const { start, next, purse } = createTurns(question);
  let turn: Turn = start;
  const each = targets.map((target): TargetForecast => {
    turn = next(turn, target);
    const { day, standings } = turn;
    const { chance, together, needs } = standings;
    return {
      savings: purse(later(today, target.until)),
      ...{ chance, together, spent: spentOn(standings) },
      sureOn: firstDay(day, target.until, (on) => purse(on).pulls >= needs),
    };
  });
  const last = targets.reduce((day, { until }) => later(day, until), today);
  return ok({
    targets: each,
    all: turn.standings.together,
    expectedDone: each.reduce((sum, { chance }) => sum + chance, 0),
    left: Math.max(0, purse(last).pulls - spentOn(turn.standings)),
  });
}

/** The first day of some for which something holds that goes on to hold; null where there is none. */
function firstDay(from: string, until: string, holds: (day: string) => boolean): string | null {
  if (from > until || !holds(until)) return null;
  let [before, there] = [dayNumber(from) - 1, dayNumber(until)];
  while (there - before > 1) {
    const middle = Math.floor((before + there) / 2);
    if (holds(dayOf(middle))) there = middle;
    else before = middle;
  }
  return dayOf(there);
}
