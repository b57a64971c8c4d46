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
    return rows.filter((row) => {
      const isTwin = ({ id, itemId }: Pull) =>
        id !== row.id && itemId === row.itemId && isRoundingOf(row.id, id);
      return row.source === undefined && isRounded(row.id) && rows.some(isTwin);
    });
  });
}

/**
 * Without rows that an earlier import of the same file kept under ids of several rows, and that it now tells whole.
 *
 * @param shared - the ids under which several rows of the file stood
 * @param told - the rows of the file
 */
export function withoutSharedIds(
  pulls: readonly Pull[],
  shared: ReadonlySet<string>,
  told: readonly Pull[],
): Pull[] {
  const thingOf = (pull: Pull) => `${secondsOf(pull)} ${pull.itemId}`;
  const toldAnew = new Set(told.map(thingOf));
  const isSound = ({ id, source }: Pull) => source === 'game' || !shared.has(id);
  const sound = new Set(pulls.filter((pull) => !isMadeUp(pull.id) && isSound(pull)).map(secondsOf));
  return pulls.filter(
    (pull) => isSound(pull) || sound.has(secondsOf(pull)) || !toldAnew.has(thingOf(pull)),
  );
}

/** Numbers of 19 digits that a float can be are so far apart; texts of them keep 17 digits or fewer. */
const FLOAT_STEP = 256n;

/** Whether an id looks as if it had been rounded; one of some seventy does so by itself. */
export function isRounded(id: string): boolean {
  return id.endsWith('00') || BigInt(id) % FLOAT_STEP === 0n;
}

function isRoundingOf(rounded: string, id: string): boolean {
  const zeros = /0*$/.exec(rounded)?.[0].length ?? 0;
  const apart = BigInt(rounded) - BigInt(id);
  const most = 10n ** BigInt(zeros) > FLOAT_STEP ? 10n ** BigInt(zeros) : FLOAT_STEP;
  return (apart < 0n ? -apart : apart) < most;
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
