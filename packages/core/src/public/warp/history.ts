import { checkKeys, checkKind, checkWhole, MOST } from '../../basics/check.ts';
import type { Result } from '../../basics/result.ts';
import type { ImportSpan } from '../../warp/import-span.ts';
import { mergePulls as innerMergePulls } from '../../warp/merge-pulls.ts';
import type { Pull } from '../../warp/pull.ts';
import {
  type ByHandError,
  doubtedByHand as innerDoubtedByHand,
  pullsByHand as innerPullsByHand,
  type PlaceByHand,
  type RememberedPull,
} from '../../warp/pulls-by-hand.ts';
import { checkNumber, checkPulls, checkTime } from './check-warp.ts';

/**
 * All pulls of both, each once, oldest first. Of two rows of a pull the better known one stands: from the game
 * (`source`), from a sound file, by hand, a stand-in; of two that are known equally well the one of `a`.
 *
 * @param a - pulls of one account and banner type, in any order, repeated or not; so is `b`
 * @throws InputError for what are no pulls
 */
export function mergePulls(a: readonly Pull[], b: readonly Pull[]): Pull[] {
  checkPulls(a, 'a');
  checkPulls(b, 'b');
  return innerMergePulls(a, b);
}

/** More than anyone types at once. */
const MOST_AT_ONCE = 1000;

/**
 * Rows for pulls that a player remembers. Their ids have 19 digits like the game's, so that they sort among these;
 * a mark after the first ten tells them from any that the game gives, and stays with them in files and backups. The
 * same question has the same answer: nothing in it is drawn by lot or read from a clock.
 *
 * @param pulls - of the same account and banner type, in order
 * @returns `BY_HAND_TOLD` where the game's own rows of that second are there, `BY_HAND_NO_ROOM` within a ten-pull,
 * `BY_HAND_ROW_GONE` where the row is not there beside which they were to stand
 * @throws InputError for pulls, times, zones and counts that make no sense
 * @example
 * const added = pullsByHand(pulls, { itemId: 1102, gachaId: 2003, time: '2023-04-26 18:00:00', zone: 8 });
 * if (added.ok) pulls = mergePulls(pulls, added.value);
 */
export function pullsByHand(
  pulls: readonly Pull[],
  remembered: RememberedPull,
  place: PlaceByHand = {},
): Result<Pull[], ByHandError> {
  checkPulls(pulls);
  checkKind(remembered, 'remembered');
  checkWhole(remembered.itemId, 'remembered.itemId', 1, MOST);
  checkWhole(remembered.gachaId, 'remembered.gachaId', 0, MOST);
  checkTime(remembered.time, 'remembered.time');
  checkNumber(remembered.zone, 'remembered.zone', -12, 14);
  checkKeys(place, 'place', ['before', 'after', 'count']);
  if (place.count !== undefined) checkWhole(place.count, 'place.count', 1, MOST_AT_ONCE);
  return innerPullsByHand(pulls, remembered, place);
}

/**
 * Rows entered by hand that lie where an import brought the game's own: it told every pull between its oldest and
 * its newest, so that these count twice, or never were.
 *
 * @throws InputError for pulls and imports that are none
 */
export function doubtedByHand(
  pulls: readonly Pull[],
  imports: readonly Pick<ImportSpan, 'oldest' | 'newest'>[],
): Pull[] {
  checkPulls(pulls);
  checkKind(imports, 'imports', 'Array');
  for (const [at, span] of imports.entries()) {
    checkKind(span, `imports.${at}`);
    for (const end of ['oldest', 'newest'] as const) {
      checkKind(span[end], `imports.${at}.${end}`, 'String');
    }
  }
  return innerDoubtedByHand(pulls, imports);
}
