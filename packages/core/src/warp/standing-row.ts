import { isKnownShape } from './item-shape.ts';
import { leadOf, secondsOf } from './made-up-ids.ts';
import type { Pull } from './pull.ts';

// Rule W36.
/** Which of two rows of one pull stands. The only place where that is decided, for imports and backups alike. */
export function standingRow(mine: Pull, theirs: Pull): Pull {
  return isSamePull(mine, theirs) || knowledgeOf(theirs) <= knowledgeOf(mine) ? mine : theirs;
}

/** Whether two rows tell the same. */
export function isSamePull(a: Pull, b: Pull): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.itemId === b.itemId &&
      a.gachaId === b.gachaId &&
      a.time === b.time &&
      a.zone === b.zone &&
      a.source === b.source &&
      a.rarity === b.rarity)
  );
}

/**
 * How well a row is known. First by where it comes from; then by whether it names its banner, and whether its time is
 * the one that its id tells, for other tools lose the one and shift the other; then by whether it tells its stars.
 */
function knowledgeOf(pull: Pull): number {
  const fromTheGame = pull.source === 'game' ? 16 : 0;
  const sound = isKnownShape(pull.itemId) ? 8 : 0;
  const named = pull.gachaId > 0 ? 4 : 0;
  const timed = Math.abs(leadOf(pull.id) - secondsOf(pull)) <= SLACK_SECONDS ? 2 : 0;
  return fromTheGame + sound + named + timed + (pull.rarity ? 1 : 0);
}

/** An id's time is later by a minute or so than the pull's. */
const SLACK_SECONDS = 300;
