import { rightedTimes as innerRightedTimes } from '../../warp/formats/righted-times.ts';
import type { Pull } from '../../warp/pull.ts';
import { checkPulls } from './check-warp.ts';

/**
 * Pulls with the times that their ids tell, where another tool has shifted them by hours.
 *
 * @returns the same pull where its time is right, or where its id does not tell
 * @throws InputError for what are no pulls
 */
export function rightedTimes(pulls: readonly Pull[]): readonly Pull[] {
  checkPulls(pulls, 'pulls');
  return innerRightedTimes(pulls);
}
