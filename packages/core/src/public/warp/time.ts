import { instantOf as innerInstantOf, serverTime as innerServerTime } from '../../warp/time.ts';
import { checkInstant, checkNumber, checkTime } from './check-warp.ts';

/**
 * Milliseconds since 1970 of a server's time.
 *
 * @param time - `YYYY-MM-DD HH:MM:SS`
 * @param zone - hours between that time and UTC
 * @throws InputError for a time or a zone that there is not
 */
export function instantOf(time: string, zone: number): number {
  checkTime(time);
  checkZone(zone);
  return innerInstantOf(time, zone);
}

/**
 * The server's time at an instant, `YYYY-MM-DD HH:MM:SS`.
 *
 * @param instant - milliseconds since 1970
 * @param zone - hours between that time and UTC
 * @throws InputError for an instant or a zone that there is not
 */
export function serverTime(instant: number, zone: number): string {
  checkInstant(instant);
  checkZone(zone);
  return innerServerTime(instant, zone);
}

function checkZone(zone: unknown): void {
  checkNumber(zone, 'zone', -12, 14);
}
