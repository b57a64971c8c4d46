import { gameIdParts } from './game-ids.ts';
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
        itemId === row.itemId && !haveOneTail(id, row.id) && isRoundingOf(row.id, id);
      return row.source === undefined && isRounded(row.id) && rows.some(isTwin);
    });
  });
}

// Rule W37.
/**
 * Without rows of files under rounded ids that the game has given under their own: it gives all pulls of a second, or
 * none.
 */
export function withoutGivenTwins(pulls: readonly Pull[]): readonly Pull[] {
  const doubtful = pulls.filter(
    ({ id, source }) => source === undefined && isRounded(id) && gameIdParts(id) !== undefined,
  );
  if (doubtful.length === 0) return pulls;
  const given = new Map(doubtful.map((pull) => [secondsOf(pull), [] as Pull[]]));
  for (const pull of pulls) if (pull.source === 'game') given.get(secondsOf(pull))?.push(pull);
  const gone = new Set(
    doubtful.filter((pull) => {
      const rows = given.get(secondsOf(pull)) ?? [];
      const isTwin = ({ id, itemId }: Pull) => itemId === pull.itemId && isRoundingOf(pull.id, id);
      return WHOLE.has(rows.length) && rows.some(isTwin);
    }),
  );
  return gone.size === 0 ? pulls : pulls.filter((pull) => !gone.has(pull));
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
  // A hundred million can be divided by 256, so that the last eight digits tell.
  return id.endsWith('00') || Number(id.slice(-8)) % Number(FLOAT_STEP) === 0;
}

/** Whether both can be ids of one account, which all end alike. */
function haveOneTail(a: string, b: string): boolean {
  return a === b || (a.slice(-2) === b.slice(-2) && gameIdParts(a) !== undefined);
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
