import { fail, ok, type Result } from '../../basics/result.ts';
import { MOST_ORDERED } from '../best-order.ts';
import { faultOfEach, type OddsError } from '../odds.ts';
import type { ForecastQuestion, ForecastTarget } from './question.ts';
import { createTurns, type Turn } from './turns.ts';

/** The order of targets that gets the most of them. */
export interface BestForecastOrder {
  /** Places in the list of targets, in the order to take them. */
  readonly order: readonly number[];
  /** How many targets that order gets, on average. */
  readonly expectedDone: number;
}

// Rule W54.
/**
 * The order that gets most targets, of those that their dates allow: none waits for a banner that begins after its own
 * is over. Of equally good ones it is the one that changes least.
 *
 * @param question - of more targets than {@link MOST_ORDERED} the first are put in order
 */
export function bestForecastOrder(
  question: ForecastQuestion,
): Result<BestForecastOrder, OddsError> {
  const error = faultOfEach(question.state, question.targets);
  if (error) return fail(error);
  const { targets } = question;
  const { start, next } = createTurns(question);
  let best: BestForecastOrder = { order: [], expectedDone: Number.NEGATIVE_INFINITY };
  const visit = (order: readonly number[], turn: Turn, done: number): void => {
    // Even with all that are left it would not be better.
    if (done + targets.length - order.length <= best.expectedDone + HAIR) return;
    if (order.length === targets.length) best = { order, expectedDone: done };
    for (const place of nextPlaces(question, order)) {
      const after = next(turn, targets[place] as ForecastTarget);
      visit([...order, place], after, done + after.standings.chance);
    }
  };
  visit([], start, 0);
  return ok(best);
}

/** Doubles that differ by less are the same. */
const HAIR = 1e-12;

/** Which targets may come next, after some. */
function nextPlaces({ targets, today }: ForecastQuestion, order: readonly number[]): number[] {
  const free = [...targets.keys()].filter((place) => !order.includes(place));
  if (order.length >= MOST_ORDERED) return free.slice(0, 1);
  const movable = free.filter((place) => place < MOST_ORDERED);
  const at = (place: number) => targets[place] as ForecastTarget;
  const canBeHad = ({ from, until }: ForecastTarget) => from <= until && today <= until;
  const ends = movable.map(at).filter(canBeHad);
  const isInTime = (place: number) =>
    !canBeHad(at(place)) || ends.every(({ until }) => at(place).from <= until);
  // Two that are alike need not change places.
  const isFirst = (place: number) =>
    movable.findIndex((other) => isAlike(at(other), at(place))) === movable.indexOf(place);
  return movable.filter((place) => isInTime(place) && isFirst(place));
}

function isAlike(a: ForecastTarget, b: ForecastTarget): boolean {
  return a.type === b.type && a.copies === b.copies && a.from === b.from && a.until === b.until;
}
