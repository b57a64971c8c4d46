import { instantOf } from './time.ts';

/**
 * Ids for rows that have none: the second of the pull, then a mark that the game's own numbers do not reach, then
 * the place among the rows of that second. The same file gives the same ids, and they stand among the game's
 * where their time belongs.
 * Rule W28; an id begins with its Unix time (W5).
 *
 * @param isToTheMinute - whether the file tells no seconds
 */
export function madeUpId(
  moment: { time: string; zone: number },
  place: number,
  isToTheMinute = false,
): string {
  // More rows than a second has places stand in the next ones: none of them is lost.
  const seconds = secondsOf(moment) + Math.floor(place / PLACES_OF_SECOND);
  const group = groupOf(idOf({ seconds, mark: isToTheMinute ? IN_MINUTE : STAND_IN, place: 0 }));
  return idsOfPlaces(group, [place % PLACES_OF_SECOND])[0] as string;
}

/** What the ids of stand-ins that were told at one time begin with: the second, and how exactly it was told. */
export function groupOf(id: string): string {
  return id.slice(0, GROUP_DIGITS);
}

/** Ids for stand-ins of one group, by their places in order; of equal places the first comes first. */
export function idsOfPlaces(group: string, places: readonly number[]): string[] {
  let last = -1;
  return places.map((place) => {
    last = Math.max(last + 1, (place + 1) * EQUALS);
    return `${group}${String(last).padStart(ID_DIGITS - GROUP_DIGITS, '0')}`;
  });
}

/** The place that a stand-in was told at among those of its second. Ids of before W36 number the rows themselves. */
export function placeOfStandIn(id: string): number {
  const number = placeOf(id);
  return number < EQUALS ? number : Math.floor(number / EQUALS) - 1;
}

/** How many rows may stand at one place of a second, as pieces of which nobody knows which came first. */
const EQUALS = 100;
const PLACES_OF_SECOND = 9999;

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
const IN_MINUTE = '997';
const ID_DIGITS = 19;
const GROUP_DIGITS = 13;

/** Whether an id was made for a pull whose own is not known. */
export function isMadeUp(id: string): boolean {
  return isStandIn(id) || isByHand(id);
}

/** Whether an id was made for a row of a file that has none. */
export function isStandIn(id: string): boolean {
  return bears(STAND_IN, id) || isInMinute(id);
}

/** Whether it stands for a row of which the file told the minute alone. */
export function isInMinute(id: string): boolean {
  return bears(IN_MINUTE, id);
}

/**
 * Whether a row was entered by hand: its id tells, and goes with it into every file and backup, and back.
 */
export function isByHand(id: string): boolean {
  return bears(BY_HAND, id);
}

/** The Unix time that an id begins with. Rule W5. */
export function leadOf(id: string): number {
  return Number(id.padStart(19, '0').slice(0, -9));
}

/** The number that ends a made-up id; of a row by hand its place among those of its second. */
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
  return id.length === ID_DIGITS && id.startsWith(mark, 10);
}
