import { instantOf } from './time.ts';

/**
 * Ids for rows that have none: the second of the pull, then a mark that the game's own numbers do not reach, then
 * the place among the rows of that second. The same file gives the same ids, and they stand among the game's
 * where their time belongs.
 * Rule W28; an id begins with its Unix time (W5).
 */
export function madeUpId(moment: { time: string; zone: number }, place: number): string {
  return idOf({ seconds: secondsOf(moment), mark: STAND_IN, place });
}

/** The same for rows that a player enters: another mark, so that they are never taken for those of a file. */
export function idByHand(seconds: number, place: number): string {
  return idOf({ seconds, mark: BY_HAND, place });
}

/** Places of one second are below it. */
export const PLACES_END = 1_000_000;

/** Places that lie between rows by hand of one second, so that others still fit between them. */
export const STRIDE = 1000;

const STAND_IN = '999';
const BY_HAND = '998';

/** Whether an id was made for a pull whose own is not known. */
export function isMadeUp(id: string): boolean {
  return bears(STAND_IN, id) || isByHand(id);
}

/**
 * Whether a row was entered by hand: its id tells, and goes with it into every file and backup, and back.
 */
export function isByHand(id: string): boolean {
  return bears(BY_HAND, id);
}

/** The Unix time that an id begins with. */
export function leadOf(id: string): number {
  return Number(id.padStart(19, '0').slice(0, -9));
}

/** The place of a row that was entered by hand among those of its second. */
export function placeOf(id: string): number {
  return Number(id.slice(-6));
}

/** The second of a server's time, since 1970. */
export function secondsOf({ time, zone }: { time: string; zone: number }): number {
  return Math.floor(instantOf(time, zone) / 1000);
}

function idOf(parts: { seconds: number; mark: string; place: number }): string {
  const { seconds, mark, place } = parts;
  return `${String(seconds).padStart(10, '0')}${mark}${String(place).padStart(6, '0')}`;
}

function bears(mark: string, id: string): boolean {
  return id.length === 19 && id.startsWith(mark, 10);
}
