import { isMadeUp, secondsOf } from './made-up-ids.ts';
import type { Pull } from './pull.ts';

/** The game gives one pull at a time, or ten. */
const WHOLE = new Set([1, 10]);

// Rule W37.
/**
 * Pulls that an earlier import stored under rounded ids, and that are there again under their own: more of one second
 * than there can be, and one of the same item beside it. What the game told is never one of them.
 *
 * @param pulls - of one account and banner type
 */
export function roundedTwins(pulls: readonly Pull[]): Pull[] {
  return bySecond(pulls).flatMap((rows) => {
    if (WHOLE.has(rows.length)) return [];
    const sound = new Set(rows.filter((row) => !isRounded(row)).map(({ itemId }) => itemId));
    return rows.filter((row) => isRounded(row) && sound.has(row.itemId));
  });
}

/**
 * Without rows that an earlier import of the same file kept under ids of several rows, and that now come whole.
 *
 * @param shared - the ids under which several rows of the file stood
 */
export function withoutSharedIds(pulls: readonly Pull[], shared: ReadonlySet<string>): Pull[] {
  const isSound = ({ id, source }: Pull) => source === 'game' || !shared.has(id);
  const sound = new Set(pulls.filter((pull) => !isMadeUp(pull.id) && isSound(pull)).map(secondsOf));
  return pulls.filter((pull) => isSound(pull) || sound.has(secondsOf(pull)));
}

function isRounded({ id, source }: Pull): boolean {
  return source === undefined && id.endsWith('00');
}

function bySecond(pulls: readonly Pull[]): Pull[][] {
  const seconds = new Map<number, Pull[]>();
  for (const pull of pulls) {
    if (isMadeUp(pull.id)) continue;
    const second = secondsOf(pull);
    const rows = seconds.get(second);
    if (rows) rows.push(pull);
    else seconds.set(second, [pull]);
  }
  return [...seconds.values()];
}
