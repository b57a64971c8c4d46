import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANNER_RULES,
  type BannerType,
  bestOrder,
  chanceWithin,
  fiveStarChance,
  OBSERVED_CHANCES,
  type OddsStep,
  odds,
  pullsFor,
  type WarpState,
  withoutEach,
} from './index.ts';

function of(steps: readonly OddsStep[], state: WarpState = {}, featured = {}) {
  const made = odds(state, steps, featured);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}
const character = { type: 11, copies: 1 } as const;
const lightCone = { type: 12, copies: 1 } as const;

const anyType = fc.constantFrom<BannerType[]>(11, 12, 21, 22);
const anyState: fc.Arbitrary<WarpState> = fc
  .record({ pity: fc.nat({ max: 79 }), guaranteed: fc.boolean() })
  .chain((one) =>
    fc
      .record({ pity: fc.nat({ max: 79 }), guaranteed: fc.boolean() })
      .map((two) => ({ 11: one, 12: two })),
  );
const anySteps = fc.array(fc.record({ type: anyType, copies: fc.nat({ max: 3 }) }), {
  maxLength: 4,
});

describe('the chance of a 5★', () => {
  it('makes what the game publishes, over all pulls', () => {
    const mean = (type: BannerType) =>
      of([{ type, copies: 1 }], { [type]: { pity: 0, guaranteed: true } }).mean;
    expect(mean(11)).toBeCloseTo(62.297, 3);
    expect(mean(12)).toBeCloseTo(53.411, 3);
    // Published: 1.6 % and 1.87 %.
    expect(1 / mean(11)).toBeCloseTo(0.01605, 5);
    expect(1 / mean(12)).toBeCloseTo(0.01872, 5);
  });

  it('rises evenly from the soft pity and is sure at the last pull', () => {
    expect([73, 74, 89, 90].map((pull) => fiveStarChance(11, pull))).toEqual([
      0.006, 0.066, 0.966, 1,
    ]);
    expect(fiveStarChance(12, 65)).toBe(0.008);
    expect(fiveStarChance(12, 66)).toBeCloseTo(0.078, 12);
    expect(fiveStarChance(12, 79)).toBeCloseTo(0.988, 12);
    expect(fiveStarChance(12, 80)).toBe(1);
    expect([49, 50].map((pull) => fiveStarChance(2, pull))).toEqual([0.006, 1]);
  });
});

describe('odds', () => {
  it('take 93.446 pulls for a featured character on average, 66.764 for a light cone', () => {
    expect(of([character]).mean).toBeCloseTo(93.446, 3);
    expect(of([lightCone]).mean).toBeCloseTo(66.764, 3);
  });

  it('are sure by the last pull of the second pity, not one earlier', () => {
    const { chances } = of([character]);
    expect(chanceWithin(chances, 179)).toBeLessThan(1);
    expect(chanceWithin(chances, 180)).toBeCloseTo(1, 12);
    expect(chanceWithin(chances, 5000)).toBeCloseTo(1, 12);
    expect(chanceWithin(chances, -1)).toBe(0);
  });

  it('carry pity and guarantee into the first step on a banner type only', () => {
    const state = { 11: { pity: 89, guaranteed: true } };
    expect(of([character], state).mean).toBe(1);
    expect(of([character, character], state).mean).toBeCloseTo(1 + 93.446, 3);
  });

  it('tell the fewest pulls for a chance', () => {
    const { chances } = of([character]);
    const landmark = pullsFor(chances, 0.5);
    expect(chanceWithin(chances, landmark)).toBeGreaterThanOrEqual(0.5);
    expect(chanceWithin(chances, landmark - 1)).toBeLessThan(0.5);
    expect(pullsFor(chances, 1)).toBeLessThanOrEqual(180);
  });

  it('tell how likely a 5★ that is not featured is on the way', () => {
    expect(of([character]).lossChance).toBe(0.5);
    expect(of([{ type: 11, copies: 2 }], { 11: { pity: 0, guaranteed: true } }).lossChance).toBe(
      0.5,
    );
    expect(of([character, lightCone]).lossChance).toBe(0.625);
  });

  it('may reckon with what players measured', () => {
    expect(of([character], {}, OBSERVED_CHANCES).mean).toBeLessThan(of([character]).mean);
  });

  it('refuse a pity beyond the limit and copies beyond reason', () => {
    expect(odds({ 12: { pity: 80, guaranteed: false } }, [lightCone])).toEqual({
      ok: false,
      error: { code: 'ODDS_BAD_PITY', args: { type: 12, pity: 80, most: 79 } },
    });
    for (const copies of [-1, 1.5, 101, Number.NaN]) {
      expect(odds({}, [{ type: 11, copies }])).toMatchObject({
        error: { code: 'ODDS_BAD_COPIES' },
      });
    }
    const sixty = { type: 11, copies: 60 } as const;
    expect(odds({}, [sixty, sixty])).toMatchObject({ error: { args: { copies: 120 } } });
  });

  it('law: chances never fall, end at 1 and agree with the mean', () => {
    fc.assert(
      fc.property(anyState, anySteps, (state, steps) => {
        const { chances, mean } = of(steps, state);
        expect(chances.every((chance, at) => at === 0 || chance >= (chances[at - 1] ?? 0))).toBe(
          true,
        );
        expect(chances.at(-1)).toBeCloseTo(1, 9);
        expect(chances.reduce((sum, chance) => sum + 1 - chance, 0)).toBeCloseTo(mean, 6);
      }),
      { numRuns: 40 },
    );
  });

  it('law: the order of steps changes nothing in all', () => {
    fc.assert(
      fc.property(anyState, anySteps, (state, steps) => {
        expect(of([...steps].reverse(), state).mean).toBeCloseTo(of(steps, state).mean, 9);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the best order', () => {
  const budget = { pulls: 80 };
  const orderOf = (...args: Parameters<typeof bestOrder>) => {
    const best = bestOrder(...args);
    if (!best.ok) throw new Error(best.error.code);
    return best.value;
  };

  it('begins with what is nearly there', () => {
    const state = { 12: { pity: 70, guaranteed: true } };
    expect(orderOf(state, [character, lightCone], budget).order).toEqual([1, 0]);
  });

  it('keeps the order that was given where all are alike', () => {
    expect(orderOf({}, [character, character, character], budget).order).toEqual([0, 1, 2]);
  });

  it('is as good as the best of all orders, tried one by one', () => {
    const steps: OddsStep[] = [
      character,
      { type: 22, copies: 2 },
      lightCone,
      { type: 21, copies: 1 },
    ];
    const state = { 11: { pity: 60, guaranteed: false }, 21: { pity: 10, guaranteed: true } };
    const done = (order: readonly number[]) =>
      of(
        order.map((at) => steps[at] as OddsStep),
        state,
      ).steps.reduce((sum, chances) => sum + chanceWithin(chances, 150), 0);
    const best = orderOf(state, steps, { pulls: 150 });
    expect(best.expectedDone).toBeCloseTo(Math.max(...permutations([0, 1, 2, 3]).map(done)), 9);
    expect(done(best.order)).toBeCloseTo(best.expectedDone, 9);
  });

  it('tells what skipping each step leaves', () => {
    const skipped = withoutEach({}, [character, lightCone], budget);
    if (!skipped.ok) throw new Error(skipped.error.code);
    for (const [at, other] of [lightCone, character].entries()) {
      expect(skipped.value[at]).toBeCloseTo(chanceWithin(of([other]).chances, 80), 12);
    }
  });

  it('law: what skipping leaves is what the others have by themselves', () => {
    const budgetOf = fc.nat({ max: 1500 });
    fc.assert(
      fc.property(anyState, anySteps, budgetOf, (state, steps, pulls) => {
        const skipped = withoutEach(state, steps, { pulls });
        for (const place of steps.keys()) {
          const others = of(
            steps.filter((_, other) => other !== place),
            state,
          );
          expect(skipped.ok && skipped.value[place]).toBeCloseTo(
            chanceWithin(others.chances, pulls),
            10,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('passes on what is wrong', () => {
    const wrong = { 11: { pity: BANNER_RULES[11].fiveStarLimit, guaranteed: false } };
    expect(bestOrder(wrong, [character], budget).ok).toBe(false);
    expect(withoutEach(wrong, [character, lightCone], budget).ok).toBe(false);
  });
});

function permutations(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((place) =>
    permutations(places.filter((other) => other !== place)).map((rest) => [place, ...rest]),
  );
}

describe('many copies', () => {
  it('come to the same whether they are summed up one by one or all at once', () => {
    const once = odds({}, [{ type: 11, copies: 60 }]);
    const byOne = odds(
      {},
      Array.from({ length: 60 }, () => ({ type: 11, copies: 1 }) as const),
    );
    if (!once.ok || !byOne.ok) throw new Error('There are odds.');
    expect(once.value.mean).toBeCloseTo(byOne.value.mean, 6);
    expect(once.value.lossChance).toBeCloseTo(byOne.value.lossChance, 12);
    for (const pulls of [3000, 5000, 5600, 6500, 9000]) {
      const [a, b] = [once, byOne].map(({ value }) => chanceWithin(value.chances, pulls));
      expect(a).toBeCloseTo(b ?? 0, 10);
    }
  });
});
