import { isMadeUp, leadOf } from '../made-up-ids.ts';
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
    const time = isMadeUp(pull.id) ? pull.time : rightedTime(pull, leadOf(pull.id));
    return time === pull.time ? pull : { ...pull, time };
  });
}

/**
 * The time that an id tells, where a shift by hours explains the other.
 *
 * @param lead - the second that the id begins with
 */
export function rightedTime({ time, zone }: { time: string; zone: number }, lead: number): string {
  const instant = instantOf(time, zone);
  const late = lead - Math.floor(instant / 1000);
  const shift = STEP_SECONDS * Math.round(late / STEP_SECONDS);
  const isExplained = Math.abs(late - shift) <= SLACK_SECONDS && Math.abs(shift) <= MOST_SECONDS;
  return isExplained && shift !== 0 ? serverTime(instant + 1000 * shift, zone) : time;
}
