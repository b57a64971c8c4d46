import { describe, expect, it } from 'vitest';
import { isArrow, nearest } from './nearest.ts';

/** Two columns of three rows. */
const GRID = [0, 44, 88].flatMap((y) => [0, 300].map((x) => ({ x, y })));
const led = (from: number, arrow: Parameters<typeof nearest>[2]) =>
  nearest(GRID, GRID[from] ?? { x: 0, y: 0 }, arrow);

describe('where an arrow leads', () => {
  it('is the neighbour that way, and none where there is none', () => {
    expect(led(0, 'ArrowDown')).toBe(2);
    expect(led(2, 'ArrowRight')).toBe(3);
    expect(led(3, 'ArrowLeft')).toBe(2);
    expect(led(5, 'ArrowUp')).toBe(3);
    expect(led(1, 'ArrowUp')).toBe(-1);
    expect(led(0, 'ArrowLeft')).toBe(-1);
  });

  it('is rather straight ahead than nearer and aside', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 12, y: 20 },
    ];
    expect(nearest(places, { x: 0, y: 0 }, 'ArrowRight')).toBe(1);
  });
});

it('other keys are no arrows', () => {
  expect(['ArrowUp', 'Home', 'a', 'toString'].map(isArrow)).toEqual([true, false, false, false]);
});
