import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BRONYA,
  FOUR_STAR,
  JING_YUAN,
  pullsOf,
  SEELE,
  tables,
  threeStars,
} from '../../test/any-warps.ts';
import { convolutionPower } from './convolution-power.ts';
import { convolve, cumulative, NOTHING } from './distribution.ts';
import {
  BANNER_RULES,
  BANNER_TYPES,
  type BannerHistory,
  combineLuck,
  fiveStarChance,
  type Luck,
  type LuckQuestion,
  luck,
  rateInterval,
} from './index.ts';
import { normalShare, normalValue } from './interval.ts';
import { compared } from './luck-comparison.ts';
import { luckFloor } from './luck-floor.ts';
import { nextFiveStar } from './next-five-star.ts';

/** A 5★ at each of these places, counted from the one before; then a number of others. */
const history = (gaps: readonly number[], rest = 0, five = SEELE): BannerHistory => ({
  type: 11,
  isComplete: true,
  pulls: pullsOf([...gaps.flatMap((gap) => [...threeStars(gap - 1), five]), ...threeStars(rest)]),
});
const luckResult = (pulls: BannerHistory, question: LuckQuestion = { goal: 'fiveStar' }) =>
  luck(tables, pulls, question);
function luckOf(...args: Parameters<typeof luckResult>): Luck {
  const answer = luckResult(...args);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

/** Chances of so many 5★s in so many pulls, moved pull by pull: the long way round. */
function countsByBruteForce(pulls: number, pity = 0): number[] {
  let mass = new Map([[`0/${pity}`, 1]]);
  for (let pull = 0; pull < pulls; pull++) {
    const moved = new Map<string, number>();
    for (const [state, weight] of mass) {
      const [count = 0, since = 0] = state.split('/').map(Number);
      const chance = fiveStarChance(11, since + 1);
      for (const [next, part] of [
        [`${count + 1}/0`, chance],
        [`${count}/${since + 1}`, 1 - chance],
      ] as const) {
        moved.set(next, (moved.get(next) ?? 0) + weight * part);
      }
    }
    mass = moved;
  }
  const counts: number[] = [];
  for (const [state, weight] of mass) {
    const count = Number(state.split('/')[0]);
    counts[count] = (counts[count] ?? 0) + weight;
  }
  return counts;
}

describe('luck of a history', () => {
  it('lies where its count lies among all histories of as many pulls', () => {
    const counts = countsByBruteForce(250);
    const less = (count: number) => counts.slice(0, count).reduce((sum, chance) => sum + chance, 0);
    for (const gaps of [
      [80, 90],
      [40, 70, 60],
      [80, 80, 80],
      [1, 1, 90, 1, 90],
    ]) {
      const rest = 250 - gaps.reduce((sum, gap) => sum + gap, 0);
      const { percentile } = luckOf(history(gaps, rest));
      expect(percentile).toBeGreaterThan(less(gaps.length));
      expect(percentile).toBeLessThan(less(gaps.length + 1));
    }
  });

  it('is worse, of as many 5★s, where the last came later', () => {
    const [early, late] = [luckOf(history([60, 60], 80)), luckOf(history([60, 80], 60))];
    expect(early.percentile).toBeGreaterThan(late.percentile);
  });

  it('leaves no share out: ties of all last places make up a count', () => {
    const [none = 0, one = 0, two = 0] = countsByBruteForce(200);
    const each = nextFiveStar(11, 0);
    const at = (last: number) =>
      compared({ first: each, each, others: each }, { pulls: 200, count: 2, last });
    // From the earliest place of a second 5★ to the latest: no gap, no overlap.
    expect(at(111).less + at(111).same).toBeCloseTo(none + one + two, 12);
    for (let last = 111; last < 180; last++) {
      const next = at(last + 1);
      expect(at(last).less).toBeCloseTo(next.less + next.same, 12);
    }
    expect(at(180).less).toBeCloseTo(none + one, 12);
  });

  it('counts the pulls after the last 5★ by likelihood, and none at all as well', () => {
    const unlucky = luckOf(history([90, 90], 80));
    expect(unlucky.percentile).toBeLessThan(0.1);
    expect(luckOf(history([50, 6, 7, 80], 80)).percentile).toBeGreaterThan(0.6);
  });

  it('is one point where everything is known, and a span where the beginning is not', () => {
    const whole = luckOf(history([70, 70, 70]));
    const cut = luckOf({ ...history([70, 70, 70]), isComplete: false });
    const width = ({ interval: [low, high] }: Luck) => high - low;
    expect(width(whole)).toBe(0);
    expect(width(cut)).toBeGreaterThan(width(whole));
    for (const { percentile, interval } of [whole, cut]) {
      expect(percentile).toBeGreaterThanOrEqual(interval[0]);
      expect(percentile).toBeLessThanOrEqual(interval[1]);
    }
  });

  it('says nothing of too few pulls', () => {
    expect(luckResult(history([1, 1, 1], 100))).toEqual({
      ok: false,
      error: { code: 'LUCK_TOO_FEW', args: { pulls: 103, needed: 187 } },
    });
  });

  it('looks at a span of time, knowing what stood before it', () => {
    const { pulls } = history([30, 89, 60, 80], 31);
    const isLater = (at: number) => at >= 90;
    const dated = pulls.map((pull, at) => ({
      ...pull,
      time: isLater(at) ? '2026-01-01 00:00:00' : pull.time,
    }));
    const year = luckOf(
      { ...history([]), pulls: dated },
      { goal: 'fiveStar', since: '2025-11-22 00:00:00' },
    );
    expect([year.pulls, year.count]).toEqual([200, 3]);
    // The first of them came after 60 pulls that count for it, and are no part of the year.
    const counts = countsByBruteForce(200, 60);
    const less = (count: number) => counts.slice(0, count).reduce((sum, chance) => sum + chance, 0);
    expect(year.percentile).toBeGreaterThan(less(3));
    expect(year.percentile).toBeLessThan(less(4));
  });
});

describe('luck with featured 5★s', () => {
  const featured = { goal: 'featured' } as const;

  it('is worse the more of them were lost', () => {
    const lost = history([60, 60, 60, 60, 60], 0, BRONYA);
    const won = history([60, 60, 60, 60, 60]);
    expect(luckOf(won, featured).percentile).toBeGreaterThan(0.9);
    expect(luckOf(lost, featured).percentile).toBeLessThan(0.1);
  });

  it('has room for those that may have been featured or not', () => {
    const known = history([70, 70, 70, 70, 70]);
    const unknown = {
      ...known,
      pulls: known.pulls.map((pull) => ({ ...pull, gachaId: 2999 })),
    };
    const [low, high] = luckOf(unknown, featured).interval;
    expect(luckOf(unknown, featured).count).toBe(0);
    expect(low).toBeLessThan(0.05);
    expect(high).toBeGreaterThan(luckOf(known, featured).percentile - 1e-9);
  });
});

describe('luck with missing rows', () => {
  it('takes what lies before and after them as histories of their own', () => {
    const whole = history([40, 60, 60, 60]);
    const gapsBefore = [whole.pulls[70]?.id ?? ''];
    const cut = luckOf({ ...whole, gapsBefore });
    expect([cut.pulls, cut.count]).toEqual([220, 4]);
    expect(cut.percentile).not.toBe(luckOf(whole).percentile);
  });

  it('never stumbles over any history', () => {
    const anyHistory = fc.record({
      type: fc.constantFrom(1 as const, 11 as const, 12 as const),
      isComplete: fc.boolean(),
      items: fc.array(fc.constantFrom(SEELE, BRONYA, JING_YUAN, FOUR_STAR, ...threeStars(60)), {
        minLength: 200,
        maxLength: 400,
      }),
      gap: fc.nat({ max: 500 }),
      goal: fc.constantFrom('fiveStar' as const, 'featured' as const),
    });
    fc.assert(
      fc.property(anyHistory, ({ items, gap, goal, ...frame }) => {
        const pulls = pullsOf(items);
        const answer = luck(
          tables,
          { ...frame, pulls, gapsBefore: [pulls[gap]?.id ?? ''] },
          { goal },
        );
        if (!answer.ok) return;
        const { percentile, interval } = answer.value;
        expect(interval[0]).toBeLessThanOrEqual(percentile + 1e-9);
        expect(percentile).toBeLessThanOrEqual(interval[1] + 1e-9);
        expect(percentile).toBeGreaterThanOrEqual(0);
        expect(percentile).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('luck of several histories', () => {
  const part = (percentile: number, expected = 10): Luck => ({
    ...{ percentile, interval: [percentile, percentile], pulls: 600, count: 10, expected },
  });

  it('is average where good and bad luck weigh the same', () => {
    expect(combineLuck([part(0.9), part(0.1)]).percentile).toBeCloseTo(0.5, 9);
    expect(combineLuck([part(0.9, 40), part(0.1)]).percentile).toBeGreaterThan(0.5);
  });

  it('is stronger where they agree', () => {
    expect(combineLuck([part(0.9), part(0.9)]).percentile).toBeGreaterThan(0.95);
    expect(combineLuck([part(0.9)]).percentile).toBe(0.9);
    expect(combineLuck([]).percentile).toBe(0.5);
  });
});

describe('a sum of many alike', () => {
  it('agrees with adding one by one', () => {
    const each = nextFiveStar(11, 0);
    const slow = Array.from({ length: 20 }).reduce<Float64Array>(
      (sum) => convolve(sum, each),
      NOTHING,
    );
    const fast = convolutionPower(each, 20);
    expect(fast).toHaveLength(slow.length);
    const apart = slow.reduce(
      (most, chance, at) => Math.max(most, Math.abs(chance - (fast[at] ?? 0))),
      0,
    );
    expect(apart).toBeLessThan(1e-13);
    expect(cumulative(fast).at(-1)).toBeCloseTo(1, 12);
  });
});

describe('the normal distribution', () => {
  it('has its known shares, both ways', () => {
    expect(normalShare(0)).toBe(0.5);
    expect(normalShare(1.959963984540054)).toBeCloseTo(0.975, 14);
    expect(normalValue(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect([normalShare(-9), normalShare(9)]).toEqual([0, 1]);
    for (let value = -9; value <= 9; value += 0.01) {
      expect(normalShare(value)).toBeGreaterThanOrEqual(0);
      expect(normalShare(value)).toBeLessThanOrEqual(1);
    }
  });
});

describe('a banner type with an end', () => {
  it('never gives enough for luck, so that a page need not ask for more', () => {
    const { pullsInAll } = BANNER_RULES[2];
    expect(pullsInAll).toBe(50);
    expect(luckFloor(2, 'fiveStar')).toBeGreaterThan(pullsInAll ?? Number.POSITIVE_INFINITY);
    for (const type of BANNER_TYPES) {
      if (type !== 2) expect(BANNER_RULES[type].pullsInAll).toBeNull();
    }
  });
});

describe('the interval of a rate', () => {
  it('is Wilson’s', () => {
    const [low, high] = rateInterval(8, 10);
    expect(low).toBeCloseTo(0.4901625, 6);
    expect(high).toBeCloseTo(0.9433178, 6);
    expect(rateInterval(0, 0)).toEqual([0, 1]);
  });
});
