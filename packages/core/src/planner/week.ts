import type { Region } from '../basics/servers.ts';
import { ZONE_HOURS } from '../basics/servers.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A server's day begins at four in the morning, its week on Monday. */
const DAY_STARTS_HOURS = 4;
/** 1 January 1970 was a Thursday: three days after a Monday. */
const MONDAY_OFFSET = 3;

/**
 * How many days of the server's week are left, today included: 7 on Monday, 1 on Sunday.
 *
 * @param now - in milliseconds
 */
export function daysLeftInWeek(now: number, region: Region): number {
  return 7 - ((serverDay(now, region) + MONDAY_OFFSET) % 7);
}

/**
 * The server's day, counted from 1 January 1970.
 *
 * @param now - in milliseconds
 */
export function serverDay(now: number, region: Region): number {
  return Math.floor((now + (ZONE_HOURS[region] - DAY_STARTS_HOURS) * HOUR_MS) / DAY_MS);
}

/** Which of the server's weeks a day of it is in. */
export function weekOf(day: number): number {
  return Math.floor((day + MONDAY_OFFSET) / 7);
}

/**
 * When the server's next day begins, in milliseconds.
 *
 * @param now - in milliseconds
 */
export function nextDayStart(now: number, region: Region): number {
  return dayStart(serverDay(now, region) + 1, region);
}

/**
 * When the server's next week begins, in milliseconds.
 *
 * @param now - in milliseconds
 */
export function nextWeekStart(now: number, region: Region): number {
  return dayStart(serverDay(now, region) + daysLeftInWeek(now, region), region);
}

/** When a server's day begins, counted from 1 January 1970, in milliseconds. */
export function dayStart(day: number, region: Region): number {
  return day * DAY_MS - (ZONE_HOURS[region] - DAY_STARTS_HOURS) * HOUR_MS;
}
