export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const DIRECTIONS: Readonly<Record<Arrow, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(DIRECTIONS, key);
}

/**
 * The place that an arrow leads to from another: the next one that way, rather straight ahead than aside.
 *
 * @returns which of the places; -1 where there is none that way
 */
export function nearest(places: readonly Place[], from: Place, arrow: Arrow): number {
  const { x, y } = DIRECTIONS[arrow];
  const ways = places.map((place) => {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    return ahead > 0 && aside <= 2 * ahead ? ahead + aside : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...ways);
  return Number.isFinite(least) ? ways.indexOf(least) : -1;
}
