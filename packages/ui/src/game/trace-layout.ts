import type { PlannerPoint, PointId } from '@trailbook/core/dataset';

/** Where a trace stands in its diagram, in percent of it. */
export interface PlacedTrace {
  readonly point: PlannerPoint;
  readonly x: number;
  readonly y: number;
  /** Where the line to it begins: at the trace before it, or in the middle. */
  readonly from: { readonly x: number; readonly y: number };
}

const MIDDLE = { x: 50, y: 50 };
const FIRST_RING = 15;
const RING = 10.4;
const START = -Math.PI / 2;

/**
 * The diagram of a character's traces: those that need no other stand in a ring around the middle, what
 * follows one stands behind it. As the trees of the paths differ, so do their diagrams.
 */
export function traceLayout(traces: readonly PlannerPoint[]): PlacedTrace[] {
  const ids = new Set(traces.map(({ id }) => id));
  const children = new Map<PointId | undefined, PlannerPoint[]>();
  for (const point of [...traces].sort((a, b) => a.anchor - b.anchor)) {
    const parent = point.parents.find((id) => ids.has(id));
    children.set(parent, [...(children.get(parent) ?? []), point]);
  }
  const leaves = (point: PlannerPoint): number =>
    Math.max(
      1,
      (children.get(point.id) ?? []).reduce((sum, child) => sum + leaves(child), 0),
    );
  const placed: PlacedTrace[] = [];
  place(undefined, START, 2 * Math.PI, 0, MIDDLE);
  return placed;

  /** Shares an angle among the followers of a trace, by how many ends each of them has. */
  function place(
    parent: PointId | undefined,
    start: number,
    width: number,
    depth: number,
    from: PlacedTrace['from'],
  ): void {
    const followers = children.get(parent) ?? [];
    const ends = followers.reduce((sum, point) => sum + leaves(point), 0);
    let angle = start;
    for (const point of followers) {
      const share = (width * leaves(point)) / ends;
      const direction = angle + share / 2;
      const radius = FIRST_RING + RING * depth;
      const at = {
        x: MIDDLE.x + radius * Math.cos(direction),
        y: MIDDLE.y + radius * Math.sin(direction),
      };
      placed.push({ point, ...at, from });
      place(point.id, angle, share, depth + 1, at);
      angle += share;
    }
  }
}

/** Sizes of the points in percent of the diagram's width. Source: specification 2, 'Character skills and traces'. */
export const TRACE_SIZES = { stat: 6.4, skill: 8, bonus: 9.6 } as const;

export function traceSize({ type }: PlannerPoint): number {
  if (type === 'bonus') return TRACE_SIZES.bonus;
  return type === 'stat' ? TRACE_SIZES.stat : TRACE_SIZES.skill;
}
