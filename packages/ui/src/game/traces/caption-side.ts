import type { PointType } from '@trailbook/core/internal/dataset';
import type { Place } from './trace-room.ts';

/** What of a point decides where it stands. */
export interface TreePoint {
  readonly id: number;
  readonly type: PointType;
  readonly anchor: number;
  readonly parents: readonly number[];
}

export type CaptionSide = 'above' | 'below';

/** What a caption must keep clear of: the other points, and the lines between them. */
interface Surroundings {
  readonly points: readonly (Place & { readonly half: number })[];
  /** Places along them, see {@link alongLine}: the same for all captions of a diagram. */
  readonly lines: readonly Place[];
}

/** Half as wide, and as high, as a caption of two rows is, in percent of the diagram. */
const HALF_WIDTH = 5;
const HEIGHT = 5.2;
/** A line is looked at in so many places: they lie closer together than a caption is high. */
const SAMPLES = 40;

/** Where a caption is read best: below its point, unless less stands in the way above. */
export function captionSide(at: Place, half: number, around: Surroundings): CaptionSide {
  const below = hindrance(at.x, at.y + half, around);
  if (below === 0) return 'below';
  return hindrance(at.x, at.y - half - HEIGHT, around) < below ? 'above' : 'below';
}

/** How much lies under a caption whose upper edge is at `top`. */
function hindrance(x: number, top: number, { points, lines }: Surroundings): number {
  if (top < 0 || top + HEIGHT > 100) return Number.POSITIVE_INFINITY;
  const covers = (place: Place, margin = 0) =>
    Math.abs(place.x - x) < HALF_WIDTH + margin &&
    place.y > top - margin &&
    place.y < top + HEIGHT + margin;
  const covered = points.filter((point) => covers(point, point.half)).length;
  const crossed = lines.filter((place) => covers(place)).length;
  return covered * SAMPLES + crossed;
}

/** A line, as a row of places on it. */
export function alongLine(one: Place, other: Place): Place[] {
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const share = step / SAMPLES;
    return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
  });
}

/** How far a point reaches from its middle: a bonus ability stands on its corner. */
export function reach({ type }: TreePoint, size: number): number {
  return type === 'bonus' ? size * Math.SQRT1_2 : size / 2;
}
