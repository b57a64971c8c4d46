import { isMadeUp, leadOf, secondsOf } from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { compareIds } from './pull.ts';
import { instantOf } from './time.ts';

/**
 * All pulls of both, each once, oldest first. Of two with the same id the one that names its banner
 * stays, else the one whose time is nearer to what the id tells; rows with made-up ids give way to real ones of the same second. Commutative, associative and
 * idempotent.
 *
 * @param a - pulls of one account and banner type, in any order, repeated or not; so is `b`
 */
export function mergePulls(a: readonly Pull[], b: readonly Pull[]): Pull[] {
  const left = inOrder(a);
  const right = inOrder(b);
  const merged: Pull[] = [];
  let at = 0;
  for (const pull of left) {
    let other = right[at];
    for (; other && compareIds(other.id, pull.id) < 0; other = right[++at]) merged.push(other);
    if (other?.id !== pull.id) merged.push(pull);
    else {
      merged.push(rank(other) > rank(pull) ? other : pull);
      at++;
    }
  }
  for (; at < right.length; at++) merged.push(right[at] as Pull);
  return merged.some(({ id }) => isMadeUp(id)) ? withoutStandIns(merged) : merged;
}

/** The game tells all pulls of one second or none of them, so that one real row answers for all of a ten-pull. */
function withoutStandIns(pulls: readonly Pull[]): Pull[] {
  const second = ({ time, zone }: Pull) => instantOf(time, zone);
  const recorded = new Set(pulls.filter(({ id }) => !isMadeUp(id)).map(second));
  return pulls.filter((pull) => !isMadeUp(pull.id) || !recorded.has(second(pull)));
}

/** Whether each pull is newer than the one before it. */
export function areInOrder(pulls: readonly Pull[]): boolean {
  return pulls.every((pull, at) => at === 0 || compareIds(pulls[at - 1]?.id ?? '', pull.id) < 0);
}

/** Each once, oldest first. Histories as they are stored already are. */
function inOrder(pulls: readonly Pull[]): readonly Pull[] {
  if (areInOrder(pulls)) return pulls;
  const sorted = [...pulls].sort(
    (a, b) => compareIds(a.id, b.id) || (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))),
  );
  return sorted.filter(({ id }, at) => id !== sorted[at + 1]?.id);
}

/**
 * A total order of rows with the same id, so that merging does not depend on who comes first. An id begins with its
 * time: of two times, the one that was shifted by another tool is the farther from it.
 */
function rank(pull: Pull): string {
  const nearness = String(MOST_SECONDS - Math.abs(leadOf(pull.id) - secondsOf(pull)));
  const named = pull.gachaId > 0 ? 1 : 0;
  const rest = [pull.gachaId, pull.itemId, pull.time, pull.zone];
  return [named, nearness.padStart(17, '0'), ...rest].join('|');
}

/** Farther than any two times of 24 digits are apart. */
const MOST_SECONDS = 2 ** 53 - 1;
