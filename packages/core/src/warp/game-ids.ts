import { isMadeUp } from './made-up-ids.ts';

/**
 * What an id of the game's own is made of: the whole hour of the pull and ten minutes, a counter of that hour, and the
 * last two digits of the account's number. It never gives the minute. Rule W5.
 */
export interface GameId {
  /** The hour of the pull, in Unix seconds. */
  readonly hour: number;
  /** Pulls of all accounts with the same last two digits, from 0; a ten-pull's are one apart. */
  readonly counter: number;
  /** The last two digits of the account's number. */
  readonly tail: string;
}

const DIGITS = 19;
const HOUR = 3600;
const AFTER_HOUR = 600;
/** The game opened on 2023-04-26 everywhere. */
const EARLIEST_HOUR = Date.UTC(2023, 3, 25) / 1000;

/** The parts of an id; undefined for ids that do not have the game's form, from which nothing follows. */
export function gameIdParts(id: string): GameId | undefined {
  if (id.length !== DIGITS) return undefined;
  const hour = Number(id.slice(0, 10)) - AFTER_HOUR;
  if (hour % HOUR !== 0 || hour < EARLIEST_HOUR || isMadeUp(id)) return undefined;
  return { hour, counter: Number(id.slice(10, 17)), tail: id.slice(17) };
}

/** The id with these parts. */
export function gameId({ hour, counter, tail }: GameId): string {
  return `${hour + AFTER_HOUR}${String(counter).padStart(7, '0')}${tail}`;
}

/** What the ids of an account end in. */
export function tailOf(uid: string): string {
  return uid.padStart(2, '0').slice(-2);
}

/** The hour, in Unix seconds, in which a second lies. */
export function hourOf(seconds: number): number {
  return Math.floor(seconds / HOUR) * HOUR;
}
