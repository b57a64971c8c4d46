import { mergePulls as innerMergePulls } from '../../warp/merge-pulls.ts';
import type { Pull } from '../../warp/pull.ts';
import { checkPulls } from './check-warp.ts';

/**
 * All pulls of both, each once, oldest first. Of two with the same id the one that names its banner stays.
 *
 * @param a - pulls of one account and banner type, in any order, repeated or not; so is `b`
 * @throws InputError for what are no pulls
 */
export function mergePulls(a: readonly Pull[], b: readonly Pull[]): Pull[] {
  checkPulls(a, 'a');
  checkPulls(b, 'b');
  return innerMergePulls(a, b);
}
