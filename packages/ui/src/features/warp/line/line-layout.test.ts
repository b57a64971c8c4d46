import type { FiveStar, Outcome } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { layOutLine } from './line-layout.ts';

const star = (pity: number, outcome: Outcome = 'won', isKnown = true) =>
  ({ pity: isKnown ? pity : null, atLeast: pity, outcome }) as FiveStar;
const none = { pulls: 0, isWhole: true };
const measures = { perRow: 100, sign: 20 };

describe('the line', () => {
  it('has a station for each 5★, as far from the one before as it took pulls', () => {
    const [row] = layOutLine([star(30), star(50)], none, measures);
    expect(row?.stations.map(({ x }) => x)).toEqual([30, 80]);
  });

  it('leaves the main track for a lost one, and comes back after it', () => {
    const [row] = layOutLine([star(30, 'lost'), star(30, 'guaranteed')], none, measures);
    expect(row?.stations.map(({ isOnSiding }) => isOnSiding)).toEqual([true, false]);
    expect(row?.tracks.map(({ points }) => points)).toEqual([
      [
        [0, 0],
        [24, 0],
        [30, 1],
      ],
      [
        [30, 1],
        [36, 0],
        [60, 0],
      ],
    ]);
  });

  it('goes on in the next row where one ends, also in the middle of a ramp', () => {
    const rows = layOutLine([star(90), star(13, 'lost')], none, measures);
    expect(rows.map(({ stations }) => stations.map(({ x }) => x))).toEqual([[90], [3]]);
    const [, ramp] = rows[0]?.tracks ?? [];
    const height = ramp?.points.at(-1)?.[1] ?? Number.NaN;
    expect(height).toBeGreaterThan(0);
    expect(rows[1]?.tracks[0]?.points[0]).toEqual([0, height]);
  });

  it('keeps a station on the edge in the row that it ends', () => {
    const rows = layOutLine([star(100), star(100)], none, measures);
    expect(rows.map(({ stations }) => stations.map(({ x }) => x))).toEqual([[100], [100]]);
  });

  it('marks where pulls may be missing', () => {
    const [row] = layOutLine([star(30, 'unknown', false), star(30)], none, measures);
    expect(row?.tracks.map(({ isWhole }) => isWhole)).toEqual([false, true]);
  });

  it('ends after the pulls since the last, in its last row only', () => {
    const rows = layOutLine([star(90)], { pulls: 25, isWhole: true }, measures);
    expect(rows.map(({ end }) => end)).toEqual([undefined, 15]);
    expect(layOutLine([], none, measures)).toHaveLength(1);
  });

  it('puts signs above each other that would cover each other', () => {
    const [row] = layOutLine([star(10), star(5), star(5), star(50)], none, measures);
    expect(row?.stations.map(({ stack }) => stack)).toEqual([0, 1, 2, 0]);
    expect(row?.stacks).toBe(3);
  });

  it.each([20, 77, 100, 400])(
    'in rows of %i pulls has every station once, in order, and no less track than pulls',
    (perRow) => {
      // Every pity there is, mixed.
      const stars = Array.from({ length: 90 }, (_, at) =>
        star(((at * 37) % 90) + 1, at % 3 === 0 ? 'lost' : 'won'),
      );
      const rows = layOutLine(stars, { pulls: 41, isWhole: true }, { perRow, sign: 20 });
      const sumUntil = (index: number) =>
        stars.slice(0, index + 1).reduce((sum, { atLeast }) => sum + atLeast, 0);
      const stations = rows.flatMap((row, at) =>
        row.stations.map(({ x, index }) => [index, at * perRow + x]),
      );
      expect(stations).toEqual(stars.map((_, index) => [index, sumUntil(index)]));
      const length = rows
        .flatMap(({ tracks }) => tracks)
        .reduce((sum, { points }) => sum + (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0), 0);
      expect(length).toBeCloseTo(sumUntil(stars.length) + 41, 6);
    },
  );
});
