import type { FiveStar, Outcome } from '@trailbook/core/internal/warp';
import { describe, expect, it } from 'vitest';
import { latestThatFit } from './latest-that-fit.ts';

const star = (pity: number, outcome: Outcome = 'won') =>
  ({ pity, atLeast: pity, outcome }) as FiveStar;
const more = { pulls: 0, isWhole: true };
/** What the wide image leaves to the line. */
const wide = { width: 1088, height: 232 };

describe('what of the line a shared image shows', () => {
  it('is all of a short history, drawn larger', () => {
    const { stars, zoom } = latestThatFit({ fiveStars: [star(40)], more }, wide);
    expect(stars).toHaveLength(1);
    expect(zoom).toBeGreaterThan(1);
  });

  it('is more than the last 5★ where that came so soon that its sign stands over another', () => {
    const pities = [75, 78, 79, 19, 52, 79, 77, 78, 77, 18];
    const { stars } = latestThatFit({ fiveStars: pities.map((pity) => star(pity)), more }, wide);
    expect(stars.length).toBeGreaterThanOrEqual(7);
    expect(stars.map(({ pity }) => pity)).toEqual(pities.slice(-stars.length));
  });
});
