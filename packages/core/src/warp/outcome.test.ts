import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { createCounts } from '../global-statistics/counts.ts';
import { countHistory, keptPull, summarise } from '../global-statistics/index.ts';
import { luck, type Pull, statistics, warpTables } from './index.ts';

const tables = warpTables(dataset);

const [BRONYA, WELT, KAFKA] = [1101, 1004, 1005];
const [SEELE, BLADE, ARGENTI] = [1102, 1205, 1302];
const ALWAYS_STANDARD = [BRONYA, WELT];
const NO_ITEM = 20000;

/** Pulls on the Asia server, a second apart, of rows that name no banner unless a test says otherwise. */
function pullsOf(items: readonly number[], told: Partial<Pull> = {}): Pull[] {
  return items.map((itemId, at) => ({
    ...{ id: String(1_777_680_000_000_000_000n + BigInt(at)), gachaId: 0, itemId },
    ...{ time: '2026-05-02 08:00:00', zone: 8, ...told },
  }));
}

const figuresOf = (pulls: readonly Pull[], gapsBefore: readonly string[] = []) =>
  statistics(tables, { type: 11, isComplete: true, gapsBefore, pulls });
const outcomesOf = (items: readonly number[]) =>
  figuresOf(pullsOf(items)).fiveStars.map(({ outcome }) => outcome);

describe('two losses in a row, which the game never gives', () => {
  it('leave the second unknown, where it may be wrong', () => {
    expect(outcomesOf([KAFKA, BRONYA, SEELE, KAFKA])).toEqual([
      'won',
      'lost',
      'unknown',
      'unknown',
    ]);
    expect(outcomesOf([SEELE, ARGENTI])).toEqual(['lost', 'unknown']);
  });

  it('leave the first unknown, where only that may be wrong', () => {
    expect(outcomesOf([SEELE, BRONYA, KAFKA])).toEqual(['unknown', 'lost', 'guaranteed']);
  });

  it('are both lost, where neither can be wrong, but no second contest', () => {
    expect(outcomesOf([BRONYA, WELT, KAFKA])).toEqual(['lost', 'lost', 'guaranteed']);
    expect(figuresOf(pullsOf([BRONYA, WELT])).contests).toEqual({ won: 0, lost: 1 });
  });

  it('are both lost, where rows are missing between', () => {
    const pulls = pullsOf([SEELE, ARGENTI]);
    const { fiveStars } = figuresOf(pulls, [pulls[1]?.id ?? '']);
    expect(fiveStars.map(({ outcome }) => outcome)).toEqual(['lost', 'lost']);
  });

  it('leave the next guarantee unknown with the last 5★', () => {
    expect(figuresOf(pullsOf([SEELE, ARGENTI])).guarantee).toBeNull();
    expect(figuresOf(pullsOf([SEELE, BRONYA])).guarantee).toBe(true);
  });
});

it('a loss after an unknown 5★ is no contest: had it been won, nobody would know', () => {
  // Blade while his own banner ran.
  const pulls = pullsOf([BLADE, BRONYA, KAFKA, KAFKA], { time: '2025-08-01 12:00:00' });
  const { fiveStars, contests } = figuresOf(pulls);
  expect(fiveStars.map(({ outcome }) => outcome)).toEqual(['unknown', 'lost', 'guaranteed', 'won']);
  expect(contests).toEqual({ won: 1, lost: 0 });
});

const anyPulls = fc
  .array(
    fc.record({
      itemId: fc.constantFrom(BRONYA, WELT, KAFKA, SEELE, BLADE, ARGENTI, NO_ITEM),
      gachaId: fc.constantFrom(0, 11, 2003, 2083, 2084, 2118, 2999, 3083),
      time: fc.constantFrom('2023-05-01 12:00:00', '2025-08-01 12:00:00', '2026-05-02 08:00:00'),
      zone: fc.constantFrom(-5, 1, 8),
      isTheGames: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    pullsOf(rows.map(({ itemId }) => itemId)).map((pull, at): Pull => {
      const { isTheGames, ...told } = rows[at] ?? { isTheGames: false };
      return { ...pull, ...told, ...(isTheGames && { source: 'game' }) };
    }),
  );

describe('law: outcomes of any rows', () => {
  it('are such as the game can give, but for losses that cannot be wrong', () => {
    fc.assert(
      fc.property(anyPulls, fc.nat({ max: 39 }), (pulls, gap) => {
        const { fiveStars } = figuresOf(pulls, [pulls[gap]?.id ?? '0']);
        for (const [at, { outcome, pity, pull }] of fiveStars.entries()) {
          const before = fiveStars[at - 1];
          if (outcome === 'guaranteed') expect([before?.outcome, pity]).toEqual(['lost', pity]);
          if (outcome === 'won') expect(before?.outcome).not.toBe('lost');
          if (outcome !== 'lost' || before?.outcome !== 'lost' || pity === null) continue;
          expect(ALWAYS_STANDARD).toEqual(
            expect.arrayContaining([before.pull.itemId, pull.itemId]),
          );
        }
      }),
    );
  });

  it('make no contest out of what nobody knows', () => {
    fc.assert(
      fc.property(anyPulls, (pulls) => {
        const { fiveStars, contests, guarantee, winRate, won, lost } = figuresOf(pulls);
        const isContest = (at: number) => at === 0 || fiveStars[at - 1]?.isFeatured === true;
        const contested = fiveStars.filter((star, at) => star.pity !== null && isContest(at));
        expect(contests.lost).toBe(contested.filter(({ outcome }) => outcome === 'lost').length);
        expect(contests.won).toBe(won);
        expect(winRate).toBe(won + lost === 0 ? null : won / (won + lost));
        expect(guarantee === null).toBe(fiveStars.at(-1)?.isFeatured === null);
      }),
    );
  });

  it('are the same in global statistics, where the game tells the rows', () => {
    fc.assert(
      fc.property(anyPulls, (pulls) => {
        // The number of a type is no banner's, and is read as none.
        const named = pulls.filter(({ gachaId }) => gachaId !== 11);
        const told = named.map((pull): Pull => ({ ...pull, source: 'game' }));
        const kept = told.map((pull) => keptPull(tables, 11, pull));
        const counts = createCounts();
        counts.merge(
          countHistory({ type: 11, isComplete: true, gapsAt: [], pulls: kept }).filter(
            ({ scope }) => scope === 11,
          ),
        );
        const { won, lost, guaranteed, unknown, contests } = figuresOf(told);
        const { outcomes } = summarise(11, counts.list());
        expect(outcomes).toMatchObject({ won, lost, guaranteed, unknown });
        expect(outcomes?.winRate.n).toBe(contests.won + contests.lost);
      }),
    );
  });

  it('have a luck between the least and the most that they may be', () => {
    fc.assert(
      fc.property(anyPulls, (pulls) => {
        const history = { type: 11, isComplete: true, pulls } as const;
        const result = luck(tables, history, { goal: 'featured' });
        if (!result.ok) return;
        const { percentile, interval } = result.value;
        expect(interval[0]).toBeLessThanOrEqual(percentile);
        expect(interval[1]).toBeGreaterThanOrEqual(percentile);
      }),
    );
  });
});
