import type { FiveStar } from '@trailbook/core/internal/warp';

/** Across: pulls from the left end of a row. Down: 0 on the main track, 1 on the siding. */
export type Point = readonly [x: number, y: number];

/** A stretch of track between two stations, or what of it lies in one row. */
export interface Track {
  readonly points: readonly Point[];
  /** Whether nothing is missing on it. */
  readonly isWhole: boolean;
}

/** A 5★ on the line. */
export interface Station {
  readonly x: number;
  readonly isOnSiding: boolean;
  /** How high its sign stands, where signs would cover each other. */
  readonly stack: number;
  /** Its place among the 5★s. */
  readonly index: number;
}

export interface LineRow {
  readonly tracks: readonly Track[];
  readonly stations: readonly Station[];
  /** How many signs stand above each other at most. */
  readonly stacks: number;
  /** Where the line ends for now; only in the last row. */
  readonly end: number | undefined;
}

interface Measures {
  /** Pulls that fit into a row. */
  readonly perRow: number;
  /** Pulls that a sign takes up. */
  readonly sign: number;
}

/** How many pulls it takes to come to the siding, or back from it, where there is room. */
const RAMP = 6;

/**
 * A history as a line of track: each 5★ a station as many pulls from the one before as it took, a lost one on a
 * siding, the rows one below the other.
 *
 * @param more - pulls since the last 5★
 */
export function layOutLine(
  stars: readonly FiveStar[],
  more: { readonly pulls: number; readonly isWhole: boolean },
  { perRow, sign }: Measures,
): LineRow[] {
  const legs = legsOf(stars, more);
  const total = legs.at(-1)?.to ?? 0;
  const rows = Array.from({ length: Math.max(1, Math.ceil(total / perRow)) }, (_, row) => ({
    from: row * perRow,
    to: (row + 1) * perRow,
  }));
  let next = 0;
  return rows.map(({ from, to }) => {
    const isLast = to >= total;
    const tracks: Track[] = [];
    // Legs are in order: those before the first that reaches into the row are done with.
    while ((legs[next]?.to ?? to) <= from) next++;
    for (let at = next; at < legs.length && (legs[at] as Leg).from < to; at++) {
      const { points, isWhole } = legs[at] as Leg;
      const cut = between(points, from, to);
      if (cut.length > 1) tracks.push({ points: cut, isWhole });
    }
    const stations = stacked(stationsIn(legs, next, { from, to }), sign);
    return {
      ...{ tracks, stations },
      stacks: Math.max(0, ...stations.map(({ stack }) => stack + 1)),
      end: isLast ? total - from : undefined,
    };
  });
}

/** From one station to the next, in pulls from the beginning of the line. */
interface Leg extends Track {
  readonly from: number;
  readonly to: number;
  /** The 5★ that it ends at; none after the last. */
  readonly star: { readonly index: number; readonly isLost: boolean } | undefined;
}

function legsOf(
  stars: readonly FiveStar[],
  more: { readonly pulls: number; readonly isWhole: boolean },
): Leg[] {
  const legs: Leg[] = [];
  const add = (pulls: number, isWhole: boolean, star: Leg['star']) => {
    const before = legs.at(-1);
    const from = before?.to ?? 0;
    const to = from + pulls;
    const ramp = Math.min(RAMP, pulls / 3);
    legs.push({
      ...{ from, to, isWhole, star },
      points: [
        ...(before?.star?.isLost
          ? ([
              [from, 1],
              [from + ramp, 0],
            ] as const)
          : ([[from, 0]] as const)),
        ...(star?.isLost
          ? ([
              [to - ramp, 0],
              [to, 1],
            ] as const)
          : ([[to, 0]] as const)),
      ],
    });
  };
  for (const [index, { atLeast, pity, outcome }] of stars.entries()) {
    add(atLeast, pity !== null, { index, isLost: outcome === 'lost' });
  }
  if (more.pulls > 0) add(more.pulls, more.isWhole, undefined);
  return legs;
}

/** The part of a way that lies in a row, from the row's left end. */
function between(points: readonly Point[], from: number, to: number): Point[] {
  const cut: Point[] = [];
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before) {
      for (const edge of [from, to]) {
        if (before[0] < edge && edge < point[0])
          cut.push([edge - from, heightAt(before, point, edge)]);
      }
    }
    if (point[0] >= from && point[0] <= to) cut.push([point[0] - from, point[1]]);
  }
  return cut;
}

function heightAt([x0, y0]: Point, [x1, y1]: Point, x: number): number {
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

function stationsIn(
  legs: readonly Leg[],
  first: number,
  { from, to }: { readonly from: number; readonly to: number },
): Omit<Station, 'stack'>[] {
  const stations: Omit<Station, 'stack'>[] = [];
  for (let at = first; at < legs.length; at++) {
    const leg = legs[at] as Leg;
    if (leg.to > to) break;
    if (leg.star && leg.to > from) {
      stations.push({ x: leg.to - from, isOnSiding: leg.star.isLost, index: leg.star.index });
    }
  }
  return stations;
}

/** Each sign as low as it can stand without covering one before it. */
function stacked(stations: readonly Omit<Station, 'stack'>[], sign: number): Station[] {
  const ends: number[] = [];
  return stations.map((station) => {
    const free = ends.findIndex((end) => end <= station.x);
    const stack = free === -1 ? ends.length : free;
    ends[stack] = station.x + sign;
    return { ...station, stack };
  });
}
