import type { Path } from '@trailbook/core/internal/dataset';
import { sequence } from './random.ts';

type Spot = readonly [x: number, y: number];

/** A small star chart: stars with sizes, joined by lines, in a field of 96 by 96. */
export interface ConstellationFigure {
  readonly stars: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly lines: readonly (readonly [number, number])[];
  readonly dust: readonly Spot[];
}

interface Build {
  readonly spots: readonly Spot[];
  readonly lines: readonly (readonly [number, number])[];
}

/** Each path has a build of its own; the most telling stars stand first, since small charts drop the rest. */
const BUILDS: Readonly<Record<Path, Build>> = {
  // a fork
  destruction: {
    spots: [
      [48, 82],
      [48, 48],
      [22, 18],
      [74, 18],
      [48, 22],
      [34, 34],
      [62, 34],
      [48, 66],
    ],
    lines: [
      [0, 7],
      [7, 1],
      [1, 5],
      [5, 2],
      [1, 6],
      [6, 3],
      [1, 4],
    ],
  },
  // an arrow
  hunt: {
    spots: [
      [80, 16],
      [18, 78],
      [54, 20],
      [76, 42],
      [49, 47],
      [34, 62],
      [14, 62],
      [34, 82],
    ],
    lines: [
      [1, 5],
      [5, 4],
      [4, 0],
      [0, 2],
      [0, 3],
      [1, 6],
      [1, 7],
    ],
  },
  // a fan
  erudition: {
    spots: [
      [48, 82],
      [14, 40],
      [48, 16],
      [82, 40],
      [29, 23],
      [67, 23],
      [48, 54],
      [30, 58],
      [66, 58],
    ],
    lines: [
      [0, 7],
      [7, 1],
      [0, 6],
      [6, 2],
      [0, 8],
      [8, 3],
      [1, 4],
      [4, 2],
      [2, 5],
      [5, 3],
    ],
  },
  // a ring
  harmony: {
    spots: [
      [48, 14],
      [80, 40],
      [68, 78],
      [28, 78],
      [16, 40],
      [70, 22],
      [80, 60],
      [48, 84],
      [26, 22],
    ],
    lines: [
      [0, 5],
      [5, 1],
      [1, 6],
      [6, 2],
      [2, 7],
      [7, 3],
      [3, 4],
      [4, 8],
      [8, 0],
    ],
  },
  // a wave
  nihility: {
    spots: [
      [10, 54],
      [36, 34],
      [60, 66],
      [86, 40],
      [22, 38],
      [48, 50],
      [74, 58],
      [30, 72],
      [66, 24],
    ],
    lines: [
      [0, 4],
      [4, 1],
      [1, 5],
      [5, 2],
      [2, 6],
      [6, 3],
      [5, 8],
      [5, 7],
    ],
  },
  // a shield
  preservation: {
    spots: [
      [48, 86],
      [18, 22],
      [78, 22],
      [48, 14],
      [20, 52],
      [76, 52],
      [48, 46],
      [33, 72],
      [63, 72],
    ],
    lines: [
      [3, 1],
      [1, 4],
      [4, 7],
      [7, 0],
      [0, 8],
      [8, 5],
      [5, 2],
      [2, 3],
      [3, 6],
    ],
  },
  // a branch
  abundance: {
    spots: [
      [40, 86],
      [52, 42],
      [62, 12],
      [22, 46],
      [80, 34],
      [44, 66],
      [26, 24],
      [74, 58],
      [58, 26],
    ],
    lines: [
      [0, 5],
      [5, 1],
      [1, 8],
      [8, 2],
      [5, 3],
      [3, 6],
      [1, 4],
      [5, 7],
    ],
  },
  // an echo
  remembrance: {
    spots: [
      [30, 66],
      [48, 48],
      [68, 30],
      [22, 40],
      [56, 74],
      [40, 22],
      [74, 56],
      [60, 14],
      [84, 36],
    ],
    lines: [
      [3, 0],
      [0, 4],
      [5, 1],
      [1, 6],
      [7, 2],
      [2, 8],
    ],
  },
  // a spark
  elation: {
    spots: [
      [48, 12],
      [48, 48],
      [82, 48],
      [48, 84],
      [14, 48],
      [64, 32],
      [64, 64],
      [32, 64],
      [32, 32],
    ],
    lines: [
      [0, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
      [1, 6],
      [1, 7],
      [1, 8],
    ],
  },
};

const SMALL_STARS = 5;

/**
 * The chart of a thing: always the same for the same id. Rarer things have larger stars; a small
 * picture shows fewer.
 */
export function constellationFigure(
  id: number,
  path: Path,
  rarity: number,
  detail: 'small' | 'full',
): ConstellationFigure {
  const random = sequence(id);
  const build = BUILDS[path];
  const jitter = detail === 'small' ? 5 : 9;
  const moved = build.spots.map(([x, y]) => {
    const dx = (random() - 0.5) * jitter * 2;
    const dy = (random() - 0.5) * jitter * 2;
    return [round(inside(x + dx)), round(inside(y + dy))] as const;
  });
  const shown = detail === 'small' ? Math.min(SMALL_STARS, moved.length) : moved.length;
  const brightest = Math.floor(random() * 3);
  const base = 1.3 + rarity * 0.32;
  return {
    stars: moved.slice(0, shown).map(([x, y], index) => ({
      x,
      y,
      r: round((index === brightest ? base * 1.7 : base * (0.75 + random() * 0.5)) * scale(detail)),
    })),
    lines: detail === 'small' ? chain(shown) : build.lines,
    dust:
      detail === 'small'
        ? []
        : Array.from({ length: 7 }, () => [round(random() * 96), round(random() * 96)] as const),
  };
}

/** With few stars the build's own lines no longer hold together: join them in order. */
function chain(count: number): (readonly [number, number])[] {
  return Array.from({ length: count - 1 }, (_, index) => [index, index + 1] as const);
}

function scale(detail: 'small' | 'full'): number {
  return detail === 'small' ? 2 : 1;
}

function inside(value: number): number {
  return Math.min(Math.max(value, 8), 88);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
