import { alongLine, type CaptionSide, captionSide, reach, type TreePoint } from './caption-side.ts';
import { freePlace, type Place, POINT_ROOM } from './trace-room.ts';

/** Where a trace stands in its diagram, in percent of it. */
export interface PlacedTrace<Point extends TreePoint> {
  readonly point: Point;
  readonly x: number;
  readonly y: number;
  /** Where the line to it begins: at the trace before it, or in the middle. */
  readonly from: Place;
  /** Where there is more room for what is written beside it. */
  readonly side: CaptionSide;
}

type Unwritten = Omit<PlacedTrace<TreePoint>, 'side'>;

const MIDDLE: Place = { x: 50, y: 50 };
const START = -Math.PI / 2;
/** Skills stand around the middle, traces outside of them. */
const FIRST_RING = 15;
const LAST_RING = 50 - POINT_ROOM / 2;
const WIDEST_GAP = POINT_ROOM;

/** Diagrams by the shape of their trees: those of a path are alike, and finding a place for each point takes long. */
const found = new Map<string, readonly PlacedTrace<TreePoint>[]>();

/**
 * The diagram of a character's points: skills in a ring around the middle, traces that need no other in
 * one around it, and what follows one behind it. As the trees of the paths differ, so do their diagrams. Each
 * point has room for a finger.
 */
export function traceLayout<Point extends TreePoint>(
  points: readonly Point[],
): PlacedTrace<Point>[] {
  const nodes = points.map((point, id) => nodeOf(point, id, points));
  const shape = JSON.stringify(nodes);
  const placed = found.get(shape) ?? layOut(nodes);
  found.set(shape, placed);
  return placed.flatMap((trace) => {
    const point = points[trace.point.id];
    return point ? [{ ...trace, point }] : [];
  });
}

/** A point by its place among the others, in whatever tree that is. */
function nodeOf(
  { type, anchor, parents }: TreePoint,
  id: number,
  points: readonly TreePoint[],
): TreePoint {
  const places = parents.map((parent) => points.findIndex((other) => other.id === parent));
  return { id, type, anchor, parents: places };
}

function layOut(points: readonly TreePoint[]): PlacedTrace<TreePoint>[] {
  const skills = points.filter((point) => !isBranching(point)).sort(byAnchor);
  const traces = points.filter(isBranching).sort(byAnchor);
  const radius = ringRadius(skills.length);
  const ring = ringOf(skills, radius);
  const first = skills.length > 0 ? radius + POINT_ROOM : FIRST_RING;
  return withSides([...ring, ...branchesOf(traces, first, [MIDDLE, ...ring])]);
}

function withSides(placed: readonly Unwritten[]): PlacedTrace<TreePoint>[] {
  const lines = placed.flatMap(({ x, y, from }) => alongLine(from, { x, y }));
  const points = placed.map(({ point, x, y }) => ({ x, y, half: reach(point, traceSize(point)) }));
  return placed.map((trace, own) => ({
    ...trace,
    side: captionSide(trace, traceSize(trace.point) / 2, {
      points: points.filter((_, other) => other !== own),
      lines,
    }),
  }));
}

/** Of the smallest ring on which so many points, and the middle, have room. */
function ringRadius(count: number): number {
  const places = Array.from({ length: count }, (_, index) => {
    const { x, y } = toward(directionOf(index, count), 1);
    return { x: x - MIDDLE.x, y: y - MIDDLE.y };
  });
  const rooms = places.flatMap((one, index) =>
    [{ x: 0, y: 0 }, ...places.slice(index + 1)].map((other) =>
      Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)),
    ),
  );
  return POINT_ROOM / Math.min(1, ...rooms);
}

function directionOf(index: number, count: number): number {
  return START + (2 * Math.PI * index) / count;
}

function isBranching({ type }: TreePoint): boolean {
  return type === 'stat' || type === 'bonus';
}

function byAnchor(a: TreePoint, b: TreePoint): number {
  return a.anchor - b.anchor;
}

function ringOf(skills: readonly TreePoint[], radius: number): Unwritten[] {
  return skills.map((point, index) => ({
    point,
    ...toward(directionOf(index, skills.length), radius),
    from: MIDDLE,
  }));
}

function branchesOf(
  traces: readonly TreePoint[],
  first: number,
  middle: readonly Place[],
): Unwritten[] {
  const ids = new Set(traces.map(({ id }) => id));
  const children = new Map<number | undefined, TreePoint[]>();
  for (const point of traces) {
    const parent = point.parents.find((id) => ids.has(id));
    children.set(parent, [...(children.get(parent) ?? []), point]);
  }
  const followersOf = (point: TreePoint) => children.get(point.id) ?? [];
  const ends = (point: TreePoint): number =>
    Math.max(
      1,
      followersOf(point).reduce((sum, child) => sum + ends(child), 0),
    );
  const depth = (point: TreePoint): number =>
    Math.max(0, ...followersOf(point).map((child) => 1 + depth(child)));
  const roots = children.get(undefined) ?? [];
  const gap = Math.min(WIDEST_GAP, (LAST_RING - first) / Math.max(1, ...roots.map(depth)));
  const placed: Unwritten[] = [];
  place(roots, START, 2 * Math.PI, first, MIDDLE);
  return placed;

  /** Shares an angle among those that follow one trace, by how many ends each of them has. */
  function place(
    followers: readonly TreePoint[],
    start: number,
    width: number,
    radius: number,
    from: Place,
  ): void {
    const all = followers.reduce((sum, point) => sum + ends(point), 0);
    let angle = start;
    for (const point of followers) {
      const share = (width * ends(point)) / all;
      const at = freePlace(toward(angle + share / 2, radius), from, [...middle, ...placed]);
      placed.push({ point, ...at, from });
      place(followersOf(point), angle, share, radius + gap, at);
      angle += share;
    }
  }
}

function toward(direction: number, radius: number): Place {
  return {
    x: MIDDLE.x + radius * Math.cos(direction),
    y: MIDDLE.y + radius * Math.sin(direction),
  };
}

/** Sizes of the points in percent of the diagram's width. Rule P16. */
export const TRACE_SIZES = { stat: 6.4, skill: 8, bonus: 9.6 } as const;

export function traceSize({ type }: TreePoint): number {
  if (type === 'bonus') return TRACE_SIZES.bonus;
  return type === 'stat' ? TRACE_SIZES.stat : TRACE_SIZES.skill;
}
