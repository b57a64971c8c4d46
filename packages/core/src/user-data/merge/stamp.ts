/**
 * When something was changed, by a hybrid logical clock: milliseconds, a count of changes within them, and the device,
 * in one text that sorts as they do. Whoever has seen a change stamps later ones behind it, however wrong the clocks
 * are; two that had not seen each other are ordered by their clocks, and by their names at last.
 *
 * Source: Kulkarni et al., 'Logical Physical Clocks' (2014).
 */
export type Stamp = string;

/** Of what was there before anyone counted changes; earlier than any other. */
export const UNSTAMPED: Stamp = '';

const BASE = 36;
const TIME_DIGITS = 9;
const COUNT_DIGITS = 4;
const LAST_TIME = BASE ** TIME_DIGITS - 1;
const LAST_COUNT = BASE ** COUNT_DIGITS - 1;

/** The shape of a stamp. */
export const STAMP = /^[0-9a-z]{9}\.[0-9a-z]{4}\.[0-9a-z]{1,32}$/;

/**
 * The stamp of a change that is made now.
 *
 * @param seen - the latest stamp that the device knows of
 * @param now - milliseconds, by a clock that may be wrong
 * @param device - its id, of digits and small letters
 */
export function nextStamp(seen: Stamp, now: number, device: string): Stamp {
  const before = readStamp(seen);
  const time = Math.min(Math.max(0, Math.floor(now), before.time), LAST_TIME);
  const count = time === before.time ? before.count + 1 : 0;
  return count > LAST_COUNT && time < LAST_TIME
    ? write(time + 1, 0, device)
    : write(time, Math.min(count, LAST_COUNT), device);
}

/** Which device made a change. */
export function deviceOf(stamp: Stamp): string {
  return stamp.split('.')[2] ?? '';
}

function readStamp(stamp: Stamp): { readonly time: number; readonly count: number } {
  if (stamp === UNSTAMPED) return { time: 0, count: -1 };
  const [time = '', count = ''] = stamp.split('.');
  return { time: Number.parseInt(time, BASE), count: Number.parseInt(count, BASE) };
}

function write(time: number, count: number, device: string): Stamp {
  return `${digits(time, TIME_DIGITS)}.${digits(count, COUNT_DIGITS)}.${device}`;
}

function digits(value: number, length: number): string {
  return value.toString(BASE).padStart(length, '0');
}
