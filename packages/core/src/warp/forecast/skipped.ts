import { fail, ok, type Result } from '../../basics/result.ts';
import { faultOfEach, type OddsError } from '../odds.ts';
import type { ForecastQuestion } from './question.ts';
import { createTurns } from './turns.ts';

// Rule W54.
/**
 * How likely every other target is, for each that could be skipped: by its place, then by the place of the other,
 * with null at its own.
 */
export function forecastWithoutEach(
  question: ForecastQuestion,
): Result<(number | null)[][], OddsError> {
  const error = faultOfEach(question.state, question.targets);
  if (error) return fail(error);
  const { targets } = question;
  const { start, next } = createTurns(question);
  /** Of those before the one that is skipped: their chances, and how they leave things. */
  const before: number[] = [];
  let turn = start as ReturnType<typeof next>;
  return ok(
    targets.map((skipped, place) => {
      let now = turn;
      const others = targets.slice(place + 1).map((target) => {
        now = next(now, target);
        return now.standings.chance;
      });
      const chances = [...before, null, ...others];
      turn = next(turn, skipped);
      before.push(turn.standings.chance);
      return chances;
    }),
  );
}
