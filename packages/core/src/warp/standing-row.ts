import { bannerTypeOf } from './banner-types.ts';
import { gameIdParts, hourOf } from './game-ids.ts';
import { isKnownShape } from './item-shape.ts';
import { secondsOf } from './made-up-ids.ts';
import type { Pull } from './pull.ts';

// Rule W36.
/**
 * What two rows of one pull say together: the better known row, at the better known time. The only place where that is
 * decided, for imports and backups alike.
 */
export function standingRow(mine: Pull, theirs: Pull): Pull {
  if (isSamePull(mine, theirs)) return mine;
  const row = knowledgeOf(theirs) > knowledgeOf(mine) ? theirs : mine;
  // Apart from the row: else three tellings would depend on which two of them met first.
  const { time, zone } = timeKnowledgeOf(theirs) > timeKnowledgeOf(mine) ? theirs : mine;
  return row.time === time && row.zone === zone ? row : { ...row, time, zone };
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
 * How well a row is known. First by where it comes from; then by whether it names its banner, for other tools lose that;
 * then by whether it has its stars.
 */
function knowledgeOf(pull: Pull): number {
  const fromTheGame = pull.source === 'game' ? 8 : 0;
  const sound = isKnownShape(pull.itemId) ? 4 : 0;
  const named = bannerTypeOf(pull.gachaId) === undefined ? 0 : 2;
  return fromTheGame + sound + named + (pull.rarity ? 1 : 0);
}

/**
 * How well its time is known: the game's own is right; one outside of the hour that the id knows was shifted. Older
 * versions moved times by quarters of an hour to within five minutes of the one that the id begins with.
 */
function timeKnowledgeOf(pull: Pull): number {
  if (pull.source === 'game') return 3;
  const hour = gameIdParts(pull.id)?.hour;
  if (hour === undefined) return 0;
  const seconds = secondsOf(pull);
  if (hourOf(seconds) !== hour) return 0;
  return Math.abs(seconds - hour - MOVED_TO_SECONDS) <= MOVED_SLACK_SECONDS ? 1 : 2;
}

const MOVED_TO_SECONDS = 600;
const MOVED_SLACK_SECONDS = 300;
