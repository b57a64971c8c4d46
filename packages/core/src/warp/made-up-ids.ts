import { instantOf } from './time.ts';

/**
 * Ids for rows that have none: the second of the pull, then a mark that the game's own numbers do not reach, then
 * the place among the rows of that second. The same file gives the same ids, and they stand among the game's
 * where their time belongs.
 * Source: facts on formats, 'CSV'; facts on the warp records: an id begins with its Unix time.
 */
export function madeUpId({ time, zone }: { time: string; zone: number }, place: number): string {
  const seconds = Math.floor(instantOf(time, zone) / 1000);
  return `${String(seconds).padStart(10, '0')}${MARK}${String(place).padStart(6, '0')}`;
}

const MARK = '999';

/** Whether an id was made for a pull whose own is not known. */
export function isMadeUp(id: string): boolean {
  return id.length === 19 && id.startsWith(MARK, 10);
}
