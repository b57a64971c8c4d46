import { isMadeUp, isStandIn } from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { compareIds } from './pull.ts';
import { mergeStandIns, withoutSuperseded } from './stand-ins.ts';
import { standingRow } from './standing-row.ts';

// Rule W36.
/**
 * All pulls of both, each once, oldest first. Of two rows of a pull the better known one stands, of two that are known
 * equally well the one of `a`: from the game, from a sound file, by hand, a stand-in. Associative and idempotent;
 * commutative where the two tell the same.
 *
 * @param a - pulls of one account and banner type, in any order, repeated or not; so is `b`
 */
export function mergePulls(a: readonly Pull[], b: readonly Pull[]): Pull[] {
  const [mine, theirs] = [inOrder(a), inOrder(b)];
  if (![mine, theirs].some((pulls) => pulls.some(({ id }) => isMadeUp(id)))) {
    return mergeById(mine, theirs);
  }
  const isNoStandIn = ({ id }: Pull) => !isStandIn(id);
  const known = mergeById(mine.filter(isNoStandIn), theirs.filter(isNoStandIn));
  const standIns = mergeStandIns(
    mine.filter(({ id }) => isStandIn(id)),
    theirs.filter(({ id }) => isStandIn(id)),
  );
  return [...withoutSuperseded(mergeById(known, standIns), [mine, theirs])];
}

/** Whether each pull is newer than the one before it. */
export function areInOrder(pulls: readonly Pull[]): boolean {
  return pulls.every((pull, at) => at === 0 || compareIds(pulls[at - 1]?.id ?? '', pull.id) < 0);
}

/** Both lists are in order. */
function mergeById(mine: readonly Pull[], theirs: readonly Pull[]): Pull[] {
  if (theirs.length === 0) return [...mine];
  const merged: Pull[] = [];
  let at = 0;
  for (const pull of mine) {
    let other = theirs[at];
    for (; other && compareIds(other.id, pull.id) < 0; other = theirs[++at]) merged.push(other);
    if (other?.id !== pull.id) merged.push(pull);
    else {
      merged.push(standingRow(pull, other));
      at++;
    }
  }
  for (; at < theirs.length; at++) merged.push(theirs[at] as Pull);
  return merged;
}

/** Each once, oldest first. Histories as they are stored already are. */
function inOrder(pulls: readonly Pull[]): readonly Pull[] {
  if (areInOrder(pulls)) return pulls;
  const sorted: Pull[] = [];
  for (const pull of pulls.toSorted((a, b) => compareIds(a.id, b.id))) {
    const last = sorted.at(-1);
    if (last?.id === pull.id) sorted[sorted.length - 1] = standingRow(last, pull);
    else sorted.push(pull);
  }
  return sorted;
}
