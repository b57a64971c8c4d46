import { isMadeUp, isStandIn } from './made-up-ids.ts';
import type { Pull } from './pull.ts';
import { areCounted, inPullOrder } from './pull-order.ts';
import { withoutGivenTwins } from './rounded-twins.ts';
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
  const [mine, theirs] = [inOrderOnce(a), inOrderOnce(b)];
  if (![mine, theirs].some((pulls) => pulls.some(({ id }) => isMadeUp(id)))) {
    return [...inPullOrder(withoutGivenTwins(mergeById(mine, theirs)))];
  }
  const isNoStandIn = ({ id }: Pull) => !isStandIn(id);
  const known = withoutGivenTwins(mergeById(mine.filter(isNoStandIn), theirs.filter(isNoStandIn)));
  const standIns = mergeStandIns(
    mine.filter(({ id }) => isStandIn(id)),
    theirs.filter(({ id }) => isStandIn(id)),
  );
  return [...inPullOrder(withoutSuperseded([...known, ...standIns], [mine, theirs]))];
}

/** Histories as they are stored already are. */
function inOrderOnce(pulls: readonly Pull[]): readonly Pull[] {
  return areCounted(pulls) ? pulls : inPullOrder(eachOnce(pulls));
}

/** Both have each pull once. */
function mergeById(mine: readonly Pull[], theirs: readonly Pull[]): readonly Pull[] {
  return theirs.length === 0 ? mine : eachOnce([...mine, ...theirs]);
}

/** Of two rows of a pull the one that stands. */
function eachOnce(pulls: readonly Pull[]): readonly Pull[] {
  const byId = new Map<string, Pull>();
  for (const pull of pulls) {
    const other = byId.get(pull.id);
    byId.set(pull.id, other ? standingRow(other, pull) : pull);
  }
  return byId.size === pulls.length ? pulls : [...byId.values()];
}
