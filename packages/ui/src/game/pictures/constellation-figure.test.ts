import { PATHS } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { constellationFigure } from './constellation-figure.ts';

describe('a constellation', () => {
  it('is the same for the same id and another for another', () => {
    const draw = (id: number) => constellationFigure(id, 'hunt', 5, 'full');
    expect(draw(1102)).toEqual(draw(1102));
    expect(draw(1102)).not.toEqual(draw(1103));
  });

  it('has five to nine stars inside its field, all of them joined to something', () => {
    for (const path of PATHS) {
      for (const detail of ['small', 'full'] as const) {
        for (let id = 1000; id < 1100; id++) {
          const { stars, lines } = constellationFigure(id, path, 4, detail);
          expect(stars.length).toBeGreaterThanOrEqual(5);
          expect(stars.length).toBeLessThanOrEqual(9);
          const joined = new Set(lines.flat());
          for (const [index, star] of stars.entries()) {
            expect(joined.has(index)).toBe(true);
            expect(star.x > 0 && star.x < 96 && star.y > 0 && star.y < 96 && star.r > 0).toBe(true);
          }
          for (const place of joined) expect(place).toBeLessThan(stars.length);
        }
      }
    }
  });

  it('has larger stars the rarer the thing is', () => {
    const light = (rarity: number) =>
      constellationFigure(23000, 'hunt', rarity, 'full').stars.reduce(
        (sum, star) => sum + star.r,
        0,
      );
    expect(light(5)).toBeGreaterThan(light(4));
    expect(light(4)).toBeGreaterThan(light(3));
  });
});
