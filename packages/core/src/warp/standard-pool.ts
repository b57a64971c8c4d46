import { instantOf } from './time.ts';

/**
 * 5★s that no banner ever featured: the first seven characters and light cones of the standard pool. They are the only
 * light cones that a light cone banner can bring in place of its own.
 */
const ALWAYS_STANDARD: ReadonlySet<number> = new Set([
  ...[1003, 1004, 1101, 1104, 1107, 1209, 1211],
  ...[23000, 23002, 23003, 23004, 23005, 23012, 23013],
]);

/**
 * Characters that were featured once, by when players could first choose them into the standard pool (the game's
 * Celestial Invitation): with versions 3.2 and 4.2, on all servers at one instant.
 * Source: Starward, hoyo-buddy#358; Starward, Miao-Yunzai#551 and miao-plugin#1174.
 */
const CHOOSABLE_SINCE: ReadonlyMap<number, number> = new Map([
  ...[1102, 1205, 1208].map((id) => [id, instantOf('2025-04-09 11:00:00', 8)] as const),
  ...[1006, 1221, 1302].map((id) => [id, instantOf('2026-04-22 11:00:00', 8)] as const),
]);

/** Whether a 5★ is of those that no banner ever featured. */
export function isAlwaysStandard(itemId: number): boolean {
  return ALWAYS_STANDARD.has(itemId);
}

/** Since which instant players can choose a character into the standard pool; undefined where they cannot. */
export function choosableSince(itemId: number): number | undefined {
  return CHOOSABLE_SINCE.get(itemId);
}
