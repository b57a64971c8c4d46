import { type SavingsOn, savingsOn } from '../income-lines.ts';
import type { ForecastQuestion, ForecastTarget } from './question.ts';
import { type BudgetedStep, createWalk, type Standings } from './walk.ts';

/** How things stand when a target's turn is over, and the day on which it came. */
export interface Turn {
  readonly standings: Standings;
  readonly day: string;
}

/** Goes from target to target of a question, by its calendar; what they want must be without fault. */
export function createTurns(question: ForecastQuestion) {
  const { state, today, targets, featured = {} } = question;
  const purse = purseOf(question);
  const last = targets.reduce((day, { until }) => later(day, until), today);
  const { start, advance } = createWalk(state, featured, purse(last).pulls);

  function next(before: Turn, target: ForecastTarget): Turn {
    // What takes no pulls waits for no banner.
    const day = target.copies === 0 ? before.day : turnOf(before.day, target);
    const { pulls } = purse(later(today, target.until));
    return {
      day,
      standings: advance(before.standings, { ...target, pulls, ...isOpenOn(day, target) }),
    };
  }

  return { start: { standings: start, day: today } satisfies Turn, next, purse };
}

/** What there is on a day. */
function purseOf({ savings, income, versions }: ForecastQuestion): (day: string) => SavingsOn {
  const known = new Map<string, SavingsOn>();
  return (day) => {
    const span = { from: savings.on, until: day, versions };
    const found = known.get(day) ?? savingsOn(savings, income, span);
    known.set(day, found);
    return found;
  };
}

/** The day on which a target's turn comes; one that is over by then is passed over. */
function turnOf(turn: string, { from, until }: ForecastTarget): string {
  const day = later(turn, from);
  return day <= until ? day : turn;
}

function isOpenOn(day: string, { from, until }: ForecastTarget): Pick<BudgetedStep, 'isOpen'> {
  return { isOpen: from <= day && day <= until };
}

export function later(a: string, b: string): string {
  return a > b ? a : b;
}
