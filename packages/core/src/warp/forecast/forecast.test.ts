import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../income-lines.ts';
import {
  type BannerType,
  bestForecastOrder,
  type Forecast,
  type ForecastQuestion,
  type ForecastTarget,
  fiveStarChance,
  forecast,
  forecastWithoutEach,
  type IncomeLine,
  targetChances,
  type WarpState,
} from '../index.ts';
import { certaintyOf, createWalk } from './walk.ts';

// Rules W52 to W54.
const TODAY = '2026-11-28';
const december = { from: '2026-12-02', until: '2026-12-23' } as const;
const january = { from: '2026-12-23', until: '2027-01-13' } as const;
const character = { type: 11, copies: 1 } as const;
const lightCone = { type: 12, copies: 1 } as const;

function asked(
  targets: readonly ForecastTarget[],
  pulls: number,
  more: Partial<ForecastQuestion> = {},
): ForecastQuestion {
  const savings = { jade: 160 * pulls, passes: 0, on: TODAY };
  return { state: {}, targets, savings, income: [], versions: [], today: TODAY, ...more };
}

function answerOf<Value>(made: { ok: true; value: Value } | { ok: false; error: unknown }): Value {
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const of = (question: ForecastQuestion): Forecast => answerOf(forecast(question));
const chancesOf = (question: ForecastQuestion) => of(question).targets.map(({ chance }) => chance);

/** A date a hundred days around the turn of the year. */
const anyDay = fc.integer({ min: -10, max: 90 }).map((days) => dayOf(20_785 + days));
const anyTarget = (types: readonly BannerType[], most = 2): fc.Arbitrary<ForecastTarget> =>
  fc
    .record({
      type: fc.constantFrom(...types),
      copies: fc.integer({ min: 1, max: most }),
      days: fc.tuple(anyDay, anyDay),
    })
    .map(({ days, ...step }) => {
      const [from, until] = days.toSorted() as [string, string];
      return { ...step, from, until };
    });
const anyStand = fc.record({ pity: fc.nat({ max: 79 }), guaranteed: fc.boolean() });
const anyState: fc.Arbitrary<WarpState> = fc.record({ 11: anyStand, 12: anyStand, 21: anyStand });
const anyLine: fc.Arbitrary<IncomeLine> = fc.oneof(
  fc.record({
    jade: fc.nat({ max: 300 }),
    passes: fc.nat({ max: 2 }),
    rhythm: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
  }),
  fc.record({
    jade: fc.nat({ max: 5000 }),
    passes: fc.nat({ max: 10 }),
    rhythm: fc.constant('once' as const),
    on: anyDay,
  }),
);
const anyQuestion: fc.Arbitrary<ForecastQuestion> = fc.record({
  state: anyState,
  targets: fc.array(anyTarget([11, 12, 21]), { minLength: 1, maxLength: 4 }),
  savings: fc.record({
    jade: fc.nat({ max: 40_000 }),
    passes: fc.nat({ max: 40 }),
    on: fc.constant(TODAY),
  }),
  income: fc.array(anyLine, { maxLength: 4 }),
  versions: fc.constant([]),
  today: fc.constant(TODAY),
});
/** Each of another banner type: no target leaves another its pity. */
const apart = anyQuestion.filter(
  ({ targets }) => new Set(targets.map(({ type }) => type)).size === targets.length,
);
const HAIR = 1e-9;

describe('a forecast', () => {
  it('is the chance of the odds where everything is there from the beginning', () => {
    const targets = [
      { ...character, ...december },
      { ...lightCone, ...december },
      { type: 11, copies: 2, ...december },
    ] as const;
    const state = { 11: { pity: 30, guaranteed: false }, 12: { pity: 70, guaranteed: true } };
    const together = of(asked(targets, 300, { state })).targets.map((one) => one.together);
    const inOrder = answerOf(targetChances(state, targets, { pulls: 300 }));
    for (const [at, one] of inOrder.entries()) expect(together[at]).toBeCloseTo(one.inOrder, 12);
  });

  it('spends what is there on the first, and goes on with its pity', () => {
    const state = { 11: { pity: 88, guaranteed: true } };
    const targets = [
      { ...character, ...december },
      { ...character, ...january },
    ];
    const income = [{ jade: 0, passes: 1, rhythm: 'once', on: '2026-12-30' }] as const;
    const [first, second] = of(asked(targets, 1, { state, income })).targets;
    // The 89th pull since the last 5★ brings one with 94.6 %; if not, the 90th is sure.
    const hit = fiveStarChance(11, 89);
    expect(first).toMatchObject({ sureOn: null, spent: 1 });
    expect(first?.chance).toBeCloseTo(hit, 12);
    expect(second?.chance).toBeCloseTo(1 - hit + hit * 0.006 * 0.5, 12);
    expect(second?.together).toBeCloseTo(hit * 0.006 * 0.5, 12);
  });

  it('says from which day on a target is sure', () => {
    const state = { 11: { pity: 89, guaranteed: true } };
    const daily = [{ jade: 10, passes: 0, rhythm: 'daily' }] as const;
    const target = { ...character, ...december };
    const sureOn = (jade: number) =>
      of(asked([target], 0, { state, income: daily, savings: { jade, passes: 0, on: TODAY } }))
        .targets[0]?.sureOn;
    // It is 160 jade after sixteen days, and not sooner than its banner begins.
    expect(sureOn(0)).toBe('2026-12-14');
    expect(sureOn(1000)).toBe('2026-12-02');
    expect(of(asked([target], 179)).targets[0]?.sureOn).toBeNull();
    expect(of(asked([target], 180)).targets[0]).toMatchObject({ chance: 1, sureOn: december.from });
  });

  it('is sure only where it is, and none only where it cannot be', () => {
    const twelve = Array.from(
      { length: 12 },
      () => ({ type: 11, copies: 7, ...december }) as const,
    );
    const pulls = 12 * 7 * 180;
    expect(of(asked(twelve, pulls)).all).toBe(1);
    expect(of(asked(twelve, pulls - 1)).all).toBeLessThan(1);
    expect(of(asked([{ ...character, ...december }], 0)).all).toBe(0);
    expect(of(asked([{ ...character, ...december }], 1)).all).toBeCloseTo(0.003, 12);
  });

  it('passes over a banner that is over when its turn comes', () => {
    const short = { ...lightCone, from: '2026-12-02', until: '2026-12-20' };
    const late = { ...character, from: '2027-01-10', until: '2027-01-31' };
    const [first, second] = of(asked([late, short], 500)).targets;
    expect(first).toMatchObject({ chance: 1, sureOn: late.from });
    expect(second).toMatchObject({ chance: 0, together: 0, sureOn: null });
    const over = { ...lightCone, from: '2026-11-01', until: '2026-11-27' };
    expect(chancesOf(asked([over, late], 500))).toEqual([0, 1]);
  });

  it('refuses a pity beyond the limit, and copies beyond reason', () => {
    const target = { ...character, ...december };
    for (const ask of [forecast, forecastWithoutEach, bestForecastOrder]) {
      expect(
        ask(asked([target], 1, { state: { 11: { pity: 90, guaranteed: false } } })),
      ).toMatchObject({ error: { code: 'ODDS_BAD_PITY' } });
      expect(ask(asked([{ ...target, copies: 101 }], 1))).toMatchObject({
        error: { code: 'ODDS_BAD_COPIES' },
      });
    }
  });

  it('reckons with the chances that it is told', () => {
    const question = asked([{ ...character, ...december }], 90);
    expect(of({ ...question, featured: { 11: 0.56 } }).all).toBeGreaterThan(of(question).all);
  });
});

describe('laws of forecasts', () => {
  it('chances are between 0 and 1, and together no more than alone', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { targets, all, left } = of(question);
        let before = 1;
        for (const { chance, together, spent, savings } of targets) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          expect(together).toBeLessThanOrEqual(Math.min(before, chance) + HAIR);
          expect(spent).toBeGreaterThanOrEqual(0);
          expect(savings.pulls).toBeGreaterThanOrEqual(0);
          before = together;
        }
        expect(all).toBe(before);
        expect(left).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 80 },
    );
  });

  it('all ways that it may go are 1 together', () => {
    const anySteps = fc.array(
      fc.record({
        type: fc.constantFrom<BannerType[]>(1, 11, 12),
        copies: fc.nat({ max: 3 }),
        pulls: fc.nat({ max: 400 }),
        isOpen: fc.boolean(),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(anyState, anySteps, (state, steps) => {
        const { start, advance } = createWalk(state, {}, 400);
        expect(certaintyOf(steps.reduce(advance, start))).toBeCloseTo(1, 9);
      }),
      { numRuns: 80 },
    );
  });

  it('more jade never lowers the chance that the first ones are all there', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat({ max: 8000 }), anyDay, (question, jade, on) => {
        const richer = {
          ...question,
          income: [...question.income, { jade, passes: 0, rhythm: 'once', on }],
        } as const;
        const [less, more] = [of(question).targets, of(richer).targets];
        for (const [at, one] of less.entries()) {
          expect(more[at]?.together).toBeGreaterThanOrEqual(one.together - HAIR);
        }
        expect(more[0]?.chance).toBeGreaterThanOrEqual((less[0]?.chance ?? 0) - HAIR);
      }),
      { numRuns: 80 },
    );
  });

  it('more savings lower no chance where no two targets share a banner type', () => {
    fc.assert(
      fc.property(apart, fc.nat({ max: 40 }), (question, passes) => {
        const { savings } = question;
        const richer = { ...question, savings: { ...savings, passes: savings.passes + passes } };
        const more = chancesOf(richer);
        for (const [at, chance] of chancesOf(question).entries()) {
          expect(more[at]).toBeGreaterThanOrEqual(chance - HAIR);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('a target less never lowers the chance of all the others', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), (question, which) => {
        const skipped = which % question.targets.length;
        const targets = question.targets.filter((_, place) => place !== skipped);
        expect(of({ ...question, targets }).all).toBeGreaterThanOrEqual(of(question).all - HAIR);
      }),
      { numRuns: 80 },
    );
  });

  it('a target less lowers none of the others where each is of another banner type and ends later', () => {
    fc.assert(
      fc.property(apart, (question) => {
        const targets = question.targets.toSorted((a, b) => (a.until < b.until ? -1 : 1));
        const begun = targets.map((target) => ({ ...target, from: dayOf(20_775) }));
        const chances = chancesOf({ ...question, targets: begun });
        for (const row of answerOf(forecastWithoutEach({ ...question, targets: begun }))) {
          for (const [place, chance] of row.entries()) {
            if (chance !== null) {
              expect(chance).toBeGreaterThanOrEqual((chances[place] ?? 0) - HAIR);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('what comes later never changes an earlier banner', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat({ max: 9000 }), anyDay, (question, jade, on) => {
        const line = { jade, passes: 0, rhythm: 'once', on } as const;
        const more = chancesOf({ ...question, income: [...question.income, line] });
        for (const [at, chance] of chancesOf(question).entries()) {
          if ((question.targets[at]?.until ?? '') >= on) continue;
          expect(Math.abs((more[at] ?? 0) - chance)).toBeLessThan(HAIR);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('what skipping leaves is what the others have by themselves', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const rows = answerOf(forecastWithoutEach(question));
        for (const [skipped, row] of rows.entries()) {
          const targets = question.targets.filter((_, place) => place !== skipped);
          const others = row.filter((chance) => chance !== null);
          const alone = chancesOf({ ...question, targets });
          expect(row[skipped]).toBeNull();
          expect(others).toHaveLength(alone.length);
          for (const [at, chance] of alone.entries()) {
            expect(Math.abs((others[at] ?? 0) - chance)).toBeLessThan(HAIR);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the best order', () => {
  const orderOf = (question: ForecastQuestion) => answerOf(bestForecastOrder(question));

  it('begins with what is nearly there', () => {
    const state = { 12: { pity: 70, guaranteed: true } };
    const targets = [
      { ...character, ...december },
      { ...lightCone, ...december },
    ];
    expect(orderOf(asked(targets, 80, { state })).order).toEqual([1, 0]);
  });

  it('keeps the order that was given where all are alike, or where dates leave no other', () => {
    const alike = Array.from({ length: 3 }, () => ({ ...character, ...december }));
    expect(orderOf(asked(alike, 80)).order).toEqual([0, 1, 2]);
    const later = [
      { ...character, ...december },
      { ...lightCone, from: '2027-01-13', until: '2027-02-03' },
    ];
    const state = { 12: { pity: 79, guaranteed: true } };
    expect(orderOf(asked(later, 80, { state })).order).toEqual([0, 1]);
    expect(orderOf(asked(later.toReversed(), 80, { state })).order).toEqual([1, 0]);
  });

  it('is as good as the best of all orders that dates allow, tried one by one', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { order, expectedDone } = orderOf(question);
        const done = (places: readonly number[]) =>
          of({ ...question, targets: places.map((at) => question.targets[at] as ForecastTarget) })
            .expectedDone;
        const all = permutations([...question.targets.keys()]).filter((places) =>
          isAllowed(question, places),
        );
        expect(done(order)).toBeCloseTo(expectedDone, 9);
        expect(expectedDone).toBeCloseTo(Math.max(...all.map(done)), 9);
      }),
      { numRuns: 12 },
    );
  });

  it('leaves what comes after the sixth at its place', () => {
    const targets = Array.from({ length: 8 }, () => ({ ...character, ...december }));
    const { order } = orderOf(asked([...targets, { ...lightCone, ...december }], 50));
    expect(order).toHaveLength(9);
    expect(order.slice(6)).toEqual([6, 7, 8]);
  });
});

function permutations(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((place) =>
    permutations(places.filter((other) => other !== place)).map((rest) => [place, ...rest]),
  );
}

function isAllowed({ targets, today }: ForecastQuestion, places: readonly number[]): boolean {
  const live = places
    .flatMap((place) => targets[place] ?? [])
    .filter(({ until }) => today <= until);
  return live.every(({ from }, at) => live.slice(at + 1).every(({ until }) => from <= until));
}
