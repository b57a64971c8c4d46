/** The game begins here, and so does every history. */
export const FIRST_TIME = '2023-04-26 00:00:00';
export const LAST_TIME = '2099-12-31 23:59:59';

/** A server time as a field for dates and times takes it. */
export function fieldTime(time: string): string {
  return time.replace(' ', 'T');
}

/** What such a field tells; browsers leave out seconds that are zero. */
export function timeIn(value: string): string {
  return value
    .replace('T', ' ')
    .replace(/( \d\d:\d\d)$/, '$1:00')
    .replace(/\.\d+$/, '');
}

/** Whether anything can have been pulled then: a field also tells years that are half typed. */
export function isPullTime(time: string): boolean {
  return time.length === FIRST_TIME.length && time >= FIRST_TIME && time <= LAST_TIME;
}
