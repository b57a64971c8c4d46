import { checkEach, checkKeys } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import { type Forecast, forecast as innerForecast } from '../../warp/forecast/forecast.ts';
import {
  type BestForecastOrder,
  bestForecastOrder as innerBestForecastOrder,
} from '../../warp/forecast/order.ts';
import type { ForecastQuestion, ForecastTarget } from '../../warp/forecast/question.ts';
import { forecastWithoutEach as innerForecastWithoutEach } from '../../warp/forecast/skipped.ts';
import type { OddsError } from '../../warp/odds.ts';
import { checkQuestion as checkOddsQuestion } from './check-odds.ts';
import { checkDay } from './check-warp.ts';
import { checkIncomeLine, checkSavings } from './savings.ts';

/**
 * How likely dated targets are, from savings and income: exact. Each is pulled for in its turn, from the day on which
 * its banner begins, until it is there or its last day's pulls are spent; the next goes on with what comes in
 * later, and with the pity and the guarantee that were left.
 *
 * @returns `ODDS_BAD_PITY` or `ODDS_BAD_COPIES` for more than there can be
 * @throws InputError for banner types, days, states, savings and chances that make no sense
 *
 * @example
 * ```ts
 * import { forecast } from '@trailbook/core/warp';
 *
 * const answer = forecast({
 *   state: { 11: { pity: 40, guaranteed: true } },
 *   targets: [{ type: 11, copies: 1, from: '2026-12-09', until: '2026-12-30' }],
 *   savings: { jade: 4800, passes: 6, on: '2026-11-28' },
 *   income: [{ rhythm: 'daily', jade: 60, passes: 0 }],
 *   versions: [],
 *   today: '2026-11-28',
 * });
 * if (answer.ok) console.log(`${Math.round(answer.value.all * 100)} % by 30 December`);
 * ```
 */
export function forecast(question: ForecastQuestion): Result<Forecast, OddsError> {
  checkQuestion(question);
  return innerForecast(question);
}

/**
 * How likely every other target is, for each that could be skipped: by its place, then by the place of the other,
 * with null at its own.
 *
 * @throws InputError for what makes no sense, as `forecast` does
 */
export function forecastWithoutEach(
  question: ForecastQuestion,
): Result<(number | null)[][], OddsError> {
  checkQuestion(question);
  return innerForecastWithoutEach(question);
}

/**
 * The order that gets most targets, of those that their dates allow: none waits for a banner that begins after its own
 * is over. Of equally good ones it is the one that changes least.
 *
 * @param question - of more than six targets the first six are put in order
 * @throws InputError for what makes no sense, as `forecast` does
 */
export function bestForecastOrder(
  question: ForecastQuestion,
): Result<BestForecastOrder, OddsError> {
  checkQuestion(question);
  return innerBestForecastOrder(question);
}

const KEYS = ['state', 'targets', 'savings', 'income', 'versions', 'today', 'featured'];

function checkQuestion(question: ForecastQuestion): void {
  checkKeys(question, 'question', KEYS);
  const { state, targets, savings, income, versions, today, featured } = question;
  checkOddsQuestion(state, targets, featured === undefined ? {} : featured, 'targets');
  checkEach(targets, 'targets', checkDays);
  checkSavings(savings, 'savings');
  checkDay(savings.on, 'savings.on');
  checkEach(income, 'income', checkIncomeLine);
  checkEach(versions, 'versions', checkDay);
  checkDay(today, 'today');
}

function checkDays({ from, until }: ForecastTarget, path: string): void {
  checkDay(from, `${path}.from`);
  checkDay(until, `${path}.until`);
}
