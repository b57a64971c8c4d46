import { isMadeUp, leadOf, secondsOf } from '../made-up-ids.ts';
import type { Pull } from '../pull.ts';
import { instantOf, serverTime } from '../time.ts';

/** Zones differ by whole quarters of an hour. */
const STEP_SECONDS = 900;
/** An id's time is later by a minute or so than the pull's. */
const SLACK_SECONDS = 300;
/** Between the first zone and the last, twice: some tools shift where they should have shifted back. */
const MOST_SECONDS = 28 * 3600;

// Rule W35.
/**
 * Pulls with the times that their ids tell, where another tool has shifted them by hours: a file with a wrong zone
 * has told times wrong, and an id begins with its own.
 *
 * @returns the same pull where its time is right, or where its id does not tell
 */
export function rightedTimes(pulls: readonly Pull[]): readonly Pull[] {
  return pulls.map((pull) => {
    const shift = isMadeUp(pull.id) ? 0 : shiftOf(pull);
    if (shift === 0) return pull;
    const instant = instantOf(pull.time, pull.zone) + 1000 * shift;
    return { ...pull, time: serverTime(instant, pull.zone) };
  });
}

/** By how many seconds a time must move; 0 where it is right, and where it is off in a way that no zone explains. */
function shiftOf(pull: Pull): number {
  const late = leadOf(pull.id) - secondsOf(pull);
  const shift = STEP_SECONDS * Math.round(late / STEP_SECONDS);
  const isExplained = Math.abs(late - shift) <= SLACK_SECONDS && Math.abs(shift) <= MOST_SECONDS;
  return isExplained ? shift : 0;
}
