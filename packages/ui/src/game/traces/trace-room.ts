/** A place on a diagram, in percent of it. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * How wide the square around each point is that is its own: 45 px of a diagram of 318 px, as the narrowest
 * phones have it. A finger needs 44; browsers round.
 */
export const POINT_ROOM = 14.2;

/** Places are tried so far apart; finer ones look no better. */
const STEP = 1.45;
/** Engines differ in the last digits of a sine: of two places as good, all take the first. */
const SAME = 1e-6;
const EDGE = POINT_ROOM / 2;
const STEPS = Array.from(
  { length: Math.floor((100 - POINT_ROOM) / STEP) + 1 },
  (_, step) => EDGE + step * STEP,
);

/**
 * The place nearest to where a point would stand, and not far from what its line comes from, whose room no
 * other takes: squares around the points lie beside one another.
 */
export function freePlace(ideal: Place, from: Place, taken: readonly Place[]): Place {
  let best = ideal;
  let least = Number.POSITIVE_INFINITY;
  for (const x of STEPS) {
    if (Math.abs(x - ideal.x) > least) continue;
    for (const y of STEPS) {
      const away = distance({ x, y }, ideal);
      // Most places are out of the question by this alone.
      if (away > least - SAME) continue;
      const cost = away + distance({ x, y }, from) / 3;
      if (cost > least - SAME || taken.some((other) => isNear(other, x, y))) continue;
      least = cost;
      best = { x, y };
    }
  }
  return best;
}

function isNear(other: Place, x: number, y: number): boolean {
  return Math.abs(other.x - x) < POINT_ROOM && Math.abs(other.y - y) < POINT_ROOM;
}

/** Not by `Math.hypot`, which takes ten times as long: this is asked some thousand times a diagram. */
function distance(one: Place, other: Place): number {
  const x = one.x - other.x;
  const y = one.y - other.y;
  return Math.sqrt(x * x + y * y);
}
