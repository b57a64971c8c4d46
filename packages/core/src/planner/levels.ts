import type { PlannerCharacter } from '../dataset/index.ts';
import type { Stand } from './entry.ts';

type Ascensions = PlannerCharacter['ascensions'];

/**
 * The levels possible at an ascension: from the cap of the ascension before to its own cap.
 * Rule P10.
 */
export function levelRange(
  ascensions: Ascensions,
  ascension: number,
): { readonly min: number; readonly max: number } {
  return {
    min: ascensions[ascension - 1]?.maxLevel ?? 1,
    max: ascensions[ascension]?.maxLevel ?? 1,
  };
}

/**
 * A stand with its level set. The level is rounded and kept within the game's; the ascension stays
 * where it fits the level, else it becomes the lowest that does.
 * Rule P11.
 */
export function withLevel(ascensions: Ascensions, stand: Stand, level: number): Stand {
  const highest = ascensions.at(-1)?.maxLevel ?? 1;
  const wanted = clamp(Math.round(Number.isFinite(level) ? level : 1), 1, highest);
  if (fits(ascensions, stand.ascension, wanted)) return { ...stand, level: wanted };
  return {
    level: wanted,
    ascension: ascensions.findIndex((_, at) => fits(ascensions, at, wanted)),
  };
}

/**
 * A stand with its ascension set; the level is clamped into the range of that ascension.
 * Rule P12.
 */
export function withAscension(ascensions: Ascensions, stand: Stand, ascension: number): Stand {
  const wanted = clamp(Math.round(ascension), 0, ascensions.length - 1);
  const { min, max } = levelRange(ascensions, wanted);
  return { level: clamp(stand.level, min, max), ascension: wanted };
}

/** Whether the first stand is behind the second in level or in ascension. */
export function isBehind(a: Stand, b: Stand): boolean {
  return a.level < b.level || a.ascension < b.ascension;
}

/**
 * What picking one of the six rank stars means: that ascension, or none when the first star was the
 * only one lit. Rule P12.
 */
export function pickStar(current: number, star: number): number {
  return star === 1 && current === 1 ? 0 : star;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Whether a level is possible at an ascension. */
export function fits(ascensions: Ascensions, ascension: number, level: number): boolean {
  const { min, max } = levelRange(ascensions, ascension);
  return level >= min && level <= max;
}
