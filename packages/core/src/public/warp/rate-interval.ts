import { checkWhole, MOST } from '../../basics/check.ts';
import { type Interval, rateInterval as innerRateInterval } from '../../warp/interval.ts';

/**
 * The interval of a chance, of which so many tries succeeded, as a rule in 95 of 100 cases.
 *
 * @throws InputError for more successes than tries
 */
export function rateInterval(succeeded: number, tries: number): Interval {
  checkWhole(tries, 'tries', 0, MOST);
  checkWhole(succeeded, 'succeeded', 0, tries);
  return innerRateInterval(succeeded, tries);
}
