import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Character, PATHS } from '@trailbook/core/internal/dataset';
import { isTrace } from '@trailbook/core/internal/planner';
import { describe, expect, it } from 'vitest';
import { type Arrow, nearest } from '../../primitives/basics/nearest.ts';
import type { TreePoint } from './caption-side.ts';
import { type PlacedTrace, traceLayout } from './trace-layout.ts';
import { POINT_ROOM } from './trace-room.ts';

const characters: readonly Character[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../data/game/characters.json'), 'utf8'),
);
const pointsOf = (character: Character) => character.variants[0]?.points ?? [];
const tracesOf = (character: Character) => pointsOf(character).filter((point) => isTrace(point));

describe.each(PATHS)('the diagram of %s', (path) => {
  const all = characters.filter((character) => character.path === path);

  it.each([
    ['every trace', tracesOf],
    ['every point, skills in the middle', pointsOf],
  ])('holds %s, inside of it, each with room for a finger', (_what, shown) => {
    expect(all.length).toBeGreaterThan(0);
    for (const character of all) {
      const traces = shown(character);
      const placed = traceLayout(traces);
      expect(new Set(placed.map(({ point }) => point.id))).toEqual(
        new Set(traces.map(({ id }) => id)),
      );
      for (const [at, one] of placed.entries()) {
        const half = POINT_ROOM / 2;
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(half);
        expect(Math.max(one.x, one.y)).toBeLessThanOrEqual(100 - half);
        for (const other of placed.slice(at + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          // Rounded: on a ring that is as small as can be, points touch.
          expect([character.id, apart > POINT_ROOM - 0.001]).toEqual([character.id, true]);
        }
      }
    }
  });

  it('leads from each trace to what follows it', () => {
    const [character] = all;
    const placed = traceLayout(character ? tracesOf(character) : []);
    for (const { point, from } of placed) {
      const before = placed.find((other) => point.parents.includes(other.point.id));
      expect(from).toEqual(before ? { x: before.x, y: before.y } : { x: 50, y: 50 });
    }
  });

  it('is walked by arrows from any point to every other', () => {
    for (const character of all) {
      for (const shown of [tracesOf, pointsOf]) {
        const placed = traceLayout(shown(character));
        const stuck = placed.filter((from) => reached(placed, from).size < placed.length);
        expect([character.id, stuck.map(({ point }) => point.id)]).toEqual([character.id, []]);
      }
    }
  });
});

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The points that arrows lead to from one of them. */
function reached<Point extends TreePoint>(
  placed: readonly PlacedTrace<Point>[],
  from: PlacedTrace<Point>,
): ReadonlySet<PlacedTrace<Point>> {
  const found = new Set([from]);
  for (const one of found) {
    for (const arrow of ARROWS) {
      const next = placed[nearest(placed, one, arrow)];
      if (next) found.add(next);
    }
  }
  return found;
}
