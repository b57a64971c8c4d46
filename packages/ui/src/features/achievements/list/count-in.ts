import type { AchievementLine } from '@trailbook/pages';

/** How many achievements lines hold. One that excludes others stands with them in the series of each, and counts once. */
export function countIn(lines: readonly AchievementLine[]): number {
  return new Set(lines.flatMap(({ members }) => members.map(({ id }) => id))).size;
}
