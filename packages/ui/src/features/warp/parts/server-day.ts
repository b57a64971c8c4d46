import type { Region } from '@trailbook/core/internal/basics';
import { serverDay as numberOfDay } from '@trailbook/core/internal/planner';
import { dayOf, serverTime } from '@trailbook/core/internal/warp';
import type { WarpDocuments } from '../store/warps-store.ts';

/** Hours between an account's server and UTC, as its warps tell; 0 without any. */
export function zoneOf({ account: _account, ...warps }: WarpDocuments): number {
  return Object.values(warps).find(({ pulls }) => pulls.length > 0)?.pulls[0]?.zone ?? 0;
}

/** The server's day of a moment in milliseconds, `YYYY-MM-DD`: days of pulls are the server's too. */
export function serverDay(moment: number, zone: number): string {
  return serverTime(moment, zone).slice(0, 10);
}

/**
 * The day of a moment on the reader's own calendar: what they call today.
 *
 * @param offset - minutes that UTC is ahead of their clock
 */
export function readerDay(moment: number, offset = new Date(moment).getTimezoneOffset()): string {
  return serverDay(moment, -offset / 60);
}

/**
 * The day of a moment on a server of the game, where days begin at four in the morning: what a banner's days are told by.
 * Rule W56.
 */
export function gameDay(moment: number, region: Region): string {
  return dayOf(numberOfDay(moment, region));
}

/** What clocks of a zone are called, `UTC−5`. */
export function zoneName(zone: number): string {
  if (zone === 0) return 'UTC';
  return `UTC${zone < 0 ? '−' : '+'}${Math.abs(zone)}`;
}
