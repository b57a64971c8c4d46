/** As far as income is counted, and a day is kept. */
export const LAST_DAY = '2099-12-31';

/** Years before these are on their way to one that is meant: a field tells 0002, 0020 and 0202 before 2027. */
const FIRST_DAY = '2000-01-01';

/** The day that a date field tells, no later than there is; null where it is empty, undefined for half a year. */
export function parseDay(text: string): string | null | undefined {
  if (text === '') return null;
  // A year may be typed with more digits than four.
  if (text.length > LAST_DAY.length || text > LAST_DAY) return LAST_DAY;
  return text >= FIRST_DAY ? text : undefined;
}
