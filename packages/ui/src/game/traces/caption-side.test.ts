import { describe, expect, it } from 'vitest';
import { alongLine, captionSide } from './caption-side.ts';

const at = { x: 50, y: 50 };
const half = 3;
const below = { x: 50, y: 56 };
const above = { x: 50, y: 44 };

describe('the side of a caption', () => {
  it('is below where nothing is in the way', () => {
    expect(captionSide(at, half, { points: [], lines: [] })).toBe('below');
  });

  it('is above where a line goes on downward', () => {
    const lines = alongLine(at, { x: 50, y: 90 });
    expect(captionSide(at, half, { points: [], lines })).toBe('above');
  });

  it('is above where a point lies below', () => {
    const points = [{ ...below, half: 4 }];
    expect(captionSide(at, half, { points, lines: [] })).toBe('above');
  });

  it('is a line sooner than a point', () => {
    const points = [{ ...above, half: 4 }];
    const lines = alongLine(at, { x: 50, y: 90 });
    expect(captionSide(at, half, { points, lines })).toBe('below');
  });

  it('is below where both sides are alike', () => {
    const points = [below, above].map((place) => ({ ...place, half: 4 }));
    expect(captionSide(at, half, { points, lines: [] })).toBe('below');
  });

  it('stays inside of the diagram', () => {
    const top = { x: 50, y: 7 };
    const lines = alongLine(top, { x: 50, y: 50 });
    expect(captionSide(top, half, { points: [], lines })).toBe('below');
  });
});
