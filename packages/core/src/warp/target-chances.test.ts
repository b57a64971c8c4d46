import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANNER_RULES,
  type BannerType,
  chanceWithin,
  fiveStarChance,
  type OddsStep,
  odds,
  type TargetChance,
  targetChances,
  type WarpState,
} from './index.ts';

// Rule W38.
const character = { type: 11, copies: 1 } as const;
const lightCone = { type: 12, copies: 1 } as const;

function of(targets: readonly OddsStep[], pulls: number, state: WarpState = {}): TargetChance[] {
  const made = targetChances(state, targets, { pulls });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

const anyStand = fc.record({ pity: fc.nat({ max: 79 }), guaranteed: fc.boolean() });
const anyState: fc.Arbitrary<WarpState> = fc.record({ 1: anyStand, 11: anyStand, 12: anyStand });
const anyTargets = fc.array(
  fc.record({ type: fc.constantFrom<BannerType[]>(1, 11, 12, 21), copies: fc.nat({ max: 2 }) }),
  { minLength: 1, maxLength: 5 },
);
const anyPulls = fc.nat({ max: 700 });

describe('three targets and one stock of jade', () => {
  const three = of([character, character, character], 200);

  it('each alone is sure, and all together are not', () => {
    expect(three.map(({ alone }) => alone)).toEqual([1, 1, 1]);
    expect(three.map(({ inOrder }) => Number(inOrder.toFixed(4)))).toEqual([1, 0.5788, 0.1486]);
  });

  it('begin where the player stands, each banner type on its own', () => {
    const state = { 12: { pity: 79, guaranteed: true } };
    const [first, second] = of([lightCone, character], 1, state);
    expect(first).toEqual({ inOrder: 1, alone: 1 });
    expect(second).toEqual({ inOrder: 0, alone: 0.003 });
  });
});

describe('chances of targets', () => {
  it('law: fall from target to target, and never stand above the chance alone', () => {
    fc.assert(
      fc.property(anyState, anyTargets, anyPulls, (state, targets, pulls) => {
        let before = 1;
        for (const { inOrder, alone } of of(targets, pulls, state)) {
          expect(inOrder).toBeLessThanOrEqual(before);
          expect(inOrder).toBeLessThanOrEqual(alone + 1e-12);
          before = inOrder;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('law: are those of every state of pity, guarantee and copies, moved pull by pull', () => {
    fc.assert(
      fc.property(anyState, anyTargets, anyPulls, (state, targets, pulls) => {
        const expected = pullByPull(state, targets, pulls);
        for (const [place, { inOrder, alone }] of of(targets, pulls, state).entries()) {
          expect(inOrder).toBeCloseTo(expected[place] ?? Number.NaN, 11);
          const own = targets.slice(place, place + 1);
          expect(alone).toBeCloseTo(pullByPull(state, own, pulls)[0] ?? Number.NaN, 11);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('law: the last in order is the chance of everything', () => {
    fc.assert(
      fc.property(anyState, anyTargets, anyPulls, (state, targets, pulls) => {
        const all = odds(state, targets);
        const last = of(targets, pulls, state).at(-1)?.inOrder ?? Number.NaN;
        expect(all.ok && chanceWithin(all.value.chances, pulls)).toBeCloseTo(last, 12);
      }),
      { numRuns: 150 },
    );
  });

  it('are 1 only where it is sure, and 0 only where it cannot be', () => {
    const twelve = Array.from({ length: 12 }, () => character);
    // The doubles come to 1 long before the last pull of the last pity.
    expect(of(twelve, 12 * 180 - 1).at(-1)?.inOrder).toBeLessThan(1);
    expect(of(twelve, 12 * 180).at(-1)?.inOrder).toBe(1);
    expect(of(twelve, 12).at(-1)?.inOrder).toBeGreaterThan(0);
    expect(of(twelve, 11).at(-1)?.inOrder).toBe(0);
    const [stellar] = of([{ type: 1, copies: 1 }], 90);
    expect(stellar).toEqual({ inOrder: 1, alone: 1 });
  });

  it('are there for every unpulled thing of a long plan', () => {
    const many = Array.from({ length: 150 }, (_, at) => (at % 2 === 0 ? character : lightCone));
    const chances = of(many, 1000);
    expect(chances).toHaveLength(150);
    expect(chances[0]?.inOrder).toBe(1);
    expect(chances.at(-1)?.inOrder).toBeLessThan(1e-12);
  });

  it('are refused for a pity that there is not, and for too many copies of one', () => {
    const budget = { pulls: 10 };
    expect(targetChances({ 11: { pity: 90, guaranteed: false } }, [], budget)).toMatchObject({
      error: { code: 'ODDS_BAD_PITY' },
    });
    expect(targetChances({}, [{ type: 11, copies: 101 }], budget)).toMatchObject({
      error: { code: 'ODDS_BAD_COPIES' },
    });
  });
});

describe('odds of everything', () => {
  const seven = { type: 11, copies: 7 } as const;
  const sixty = { type: 11, copies: 60 } as const;

  it.each([
    ['one by one', [character, character]],
    ['by frequencies', [seven, { type: 12, copies: 5 } as const]],
    ['as a power', [sixty]],
  ])('are 1 only at the last pull and 0 only before the first, added up %s', (_, steps) => {
    const made = odds({}, steps);
    if (!made.ok) throw new Error(made.error.code);
    const { chances } = made.value;
    const copies = steps.reduce((sum, step) => sum + step.copies, 0);
    expect(chanceWithin(chances, copies - 1)).toBe(0);
    expect(chanceWithin(chances, copies)).toBeGreaterThan(0);
    const most = steps.reduce(
      (sum, step) => sum + 2 * step.copies * BANNER_RULES[step.type].fiveStarLimit,
      0,
    );
    expect(chanceWithin(chances, most - 1)).toBeLessThan(1);
    expect(chanceWithin(chances, most)).toBe(1);
  });

  it('are sure at the first pity where any 5★ will do', () => {
    const made = odds({}, [{ type: 1, copies: 1 }]);
    expect(made.ok && made.value.chances.length).toBe(91);
  });
});

/** How likely the first target, the first two and so on are done: pulls one by one, and all states that may be. */
function pullByPull(state: WarpState, targets: readonly OddsStep[], pulls: number): number[] {
  const types = targets.flatMap(({ type, copies }) => Array.from({ length: copies }, () => type));
  /** The chance of each pity and guarantee of the banner type that is pulled on now, by copies had. */
  let states = new Map<string, number>();
  const starts = (had: number) => {
    const type = types[had];
    const isFirst = type !== undefined && types.indexOf(type) === had;
    const { pity = 0, guaranteed = false } = (isFirst && state[type]) || {};
    return [had, pity, guaranteed].join();
  };
  const add = (to: Map<string, number>, key: string, chance: number) =>
    chance > 0 && to.set(key, (to.get(key) ?? 0) + chance);
  add(states, starts(0), 1);
  for (let pull = 0; pull < pulls; pull++) {
    const next = new Map<string, number>();
    for (const [key, chance] of states) {
      const [had = 0, pity = 0] = key.split(',').map(Number);
      const type = types[had];
      if (type === undefined) {
        add(next, key, chance);
        continue;
      }
      const isGuaranteed = key.endsWith('true');
      const fiveStar = fiveStarChance(type, pity + 1);
      const featured = isGuaranteed ? 1 : (BANNER_RULES[type].featuredChance ?? 1);
      add(next, [had, pity + 1, isGuaranteed].join(), chance * (1 - fiveStar));
      add(next, [had, 0, true].join(), chance * fiveStar * (1 - featured));
      add(next, starts(had + 1), chance * fiveStar * featured);
    }
    states = next;
  }
  let wanted = 0;
  return targets.map(({ copies }) => {
    wanted += copies;
    return [...states]
      .filter(([key]) => Number(key.split(',')[0]) >= wanted)
      .reduce((sum, [, chance]) => sum + chance, 0);
  });
}
