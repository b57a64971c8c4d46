import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRONYA, pullsOf, SEELE, tables, threeStars } from '../../test/any-warps.ts';
import { hitsWithin } from './hits-within.ts';
import {
  type BannerHistory,
  type BannerType,
  fiveStarChance,
  type Luck,
  type LuckQuestion,
  luck,
  luckTogether,
} from './index.ts';
import { nextFiveStar } from './next-five-star.ts';

/** A 5★ after each so many pulls, then a number of others. */
const history = (
  type: BannerType,
  gaps: readonly number[],
  { rest = 0, five = SEELE, isComplete = true } = {},
): BannerHistory => ({
  ...{ type, isComplete },
  pulls: pullsOf([...gaps.flatMap((gap) => [...threeStars(gap - 1), five]), ...threeStars(rest)]),
});

function luckOf(
  histories: readonly BannerHistory[],
  question: LuckQuestion = { goal: 'fiveStar' },
): Luck {
  const answer = luckTogether(tables, histories, question);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** Chances of so many 5★s, moved pull by pull over one banner type after the other: the long way round. */
function countsByBruteForce(banners: readonly (readonly [BannerType, number])[]): number[] {
  let counts = [1];
  for (const [type, pulls] of banners) {
    let mass = [counts];
    for (let pull = 0; pull < pulls; pull++) {
      const moved: number[][] = [[]];
      for (const [since, byCount] of mass.entries()) {
        const chance = fiveStarChance(type, since + 1);
        moved[since + 1] = byCount.map((weight) => weight * (1 - chance));
        for (const [count, weight] of byCount.entries()) {
          const hit = moved[0] as number[];
          hit[count + 1] = (hit[count + 1] ?? 0) + weight * chance;
        }
      }
      mass = moved.map((byCount) => Array.from(byCount, (weight) => weight ?? 0));
    }
    counts = mass.reduce((sum, byCount) => {
      for (const [count, weight] of byCount.entries()) sum[count] = (sum[count] ?? 0) + weight;
      return sum;
    }, [] as number[]);
  }
  return counts;
}

describe('luck of several banner types together', () => {
  it('is the share of players with fewer 5★s in all, and half of those with as many', () => {
    const counts = countsByBruteForce([
      [11, 210],
      [12, 130],
    ]);
    const share = (below: number) => counts.slice(0, below).reduce((sum, part) => sum + part, 0);
    for (const gaps of [
      [80, 90],
      [60, 70, 70],
      [1, 1, 1, 1, 1, 1, 90, 30],
    ]) {
      const rest = 210 - gaps.reduce((sum, gap) => sum + gap, 0);
      const count = gaps.length + 2;
      const found = luckOf([history(11, gaps, { rest }), history(12, [40, 60], { rest: 30 })]);
      expect(found.percentile).toBeCloseTo((share(count) + share(count + 1)) / 2, 9);
      expect(found.interval).toEqual([found.percentile, found.percentile]);
      expect(found).toMatchObject({ pulls: 340, count });
    }
  });

  it('of one banner type alone lies where its own luck does, but for when the last 5★ came', () => {
    const each = nextFiveStar(11, 0);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 5, maxLength: 9 }),
        (gaps) => {
          const one = history(11, gaps, { rest: 30 });
          const alone = luck(tables, one, { goal: 'fiveStar' });
          if (!alone.ok) return;
          const { percentile, expected } = luckOf([one]);
          expect(expected).toBeCloseTo(alone.value.expected, 9);
          const { from, chances } = hitsWithin(each, each, one.pulls.length);
          const same = chances[gaps.length - from] ?? 0;
          expect(Math.abs(percentile - alone.value.percentile)).toBeLessThanOrEqual(
            same / 2 + 1e-9,
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  it('asked for featured ones leaves out what features none', () => {
    const stellar = history(1, [10, 10, 10]);
    const event = history(11, [50, 60, 70, 80, 90], { five: BRONYA });
    const found = luckOf([stellar, event], { goal: 'featured' });
    expect(found).toMatchObject({ pulls: 350, count: 0 });
  });

  it('is a wider span where beginnings are missing', () => {
    const gaps = [60, 70, 80];
    const [low, high] = luckOf([history(11, gaps)]).interval;
    const wider = luckOf([history(11, gaps, { isComplete: false })]).interval;
    expect(wider[1] - wider[0]).toBeGreaterThan(high - low);
  });

  it('is too little to say under a floor, which names what is needed', () => {
    const few = luckTogether(tables, [history(11, [10]), history(12, [20])], { goal: 'fiveStar' });
    expect(few).toMatchObject({ ok: false, error: { code: 'LUCK_TOO_FEW', args: { pulls: 30 } } });
    const none = luckTogether(tables, [], { goal: 'fiveStar' });
    expect(none).toMatchObject({ ok: false, error: { args: { pulls: 0, needed: 187 } } });
  });

  it('of twenty thousand pulls is as exact: half of all players are luckier than the middle', () => {
    const gaps = Array.from({ length: 321 }, () => 62);
    const { percentile } = luckOf([history(11, gaps, { rest: 98 })]);
    expect(percentile).toBeGreaterThan(0.45);
    expect(percentile).toBeLessThan(0.55);
  });
});
