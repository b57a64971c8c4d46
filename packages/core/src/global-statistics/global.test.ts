import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveStarChance } from '../warp/index.ts';
import { luckFloor } from '../warp/luck-floor.ts';
import {
  COUNT_KINDS,
  countHistory,
  createCounts,
  difference,
  type KeptHistory,
  type KeptPull,
  packHistory,
  rank,
  summarise,
  unpackHistory,
  withPulls,
} from './index.ts';

const pull = (over: Partial<KeptPull> = {}): KeptPull => ({
  ...{ gachaId: 2003, itemId: 20000, day: 20_000, rarity: 3, isFeatured: null },
  ...over,
});
const WON = pull({ itemId: 1102, rarity: 5, isFeatured: true });
const LOST = pull({ itemId: 1211, rarity: 5, isFeatured: false });
const threes = (length: number) => Array.from({ length }, () => pull());
const history = (pulls: readonly KeptPull[], over: Partial<KeptHistory> = {}): KeptHistory => ({
  ...{ type: 11, isComplete: false, gapsAt: [], pulls },
  ...over,
});
const figuresOf = (...histories: readonly KeptHistory[]) => {
  const counts = createCounts();
  for (const one of histories) counts.merge(countHistory(one));
  return summarise(
    11,
    counts.list().filter(({ scope }) => scope === 11),
  );
};

const anyPull = fc.record<KeptPull>({
  gachaId: fc.constantFrom(0, 2003, 2004, 5001, 99_999),
  itemId: fc.constantFrom(1102, 1211, 20000, 24005),
  day: fc.integer({ min: 19_000, max: 22_000 }),
  rarity: fc.constantFrom(null, 3, 4, 5),
  isFeatured: fc.constantFrom(null, true, false),
});
const anyHistory = fc
  .array(anyPull, { maxLength: 200 })
  .chain((pulls) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 3 })
      .map((gapsAt) => history(pulls, { gapsAt: gapsAt.sort((a, b) => a - b) })),
  );

describe('what a history adds to the global statistics', () => {
  it('is counted for its banner type, and for each banner in it', () => {
    const counts = countHistory(history([pull(), pull({ gachaId: 2004 }), pull({ gachaId: 0 })]));
    const pulls = counts.filter(({ kind }) => kind === 2);
    expect(pulls.map(({ scope, count }) => [scope, count])).toEqual([
      [11, 3],
      [2003, 1],
      [2004, 1],
    ]);
  });

  it('leaves a run whose beginning was not seen out of pity and of won and lost', () => {
    const { byRoll, outcomes, censored, rates } = figuresOf(
      history([...threes(70), LOST, ...threes(9), WON, ...threes(19), WON]),
    );
    expect(byRoll.filter(({ fiveStars }) => fiveStars > 0).map(({ roll }) => roll)).toEqual([
      10, 20,
    ]);
    expect(censored).toEqual({ n: 1, byAtLeast: [{ roll: 71, count: 1 }] });
    expect(outcomes).toMatchObject({ won: 1, lost: 1, guaranteed: 1, unknown: 0 });
    expect(outcomes?.winRate).toMatchObject({ count: 1, n: 1 });
    expect(rates.five.count).toBe(3);
  });

  it('begins anew after a hole', () => {
    const pulls = [WON, ...threes(4), WON, ...threes(4), WON];
    expect(figuresOf(history(pulls)).censored.n).toBe(1);
    expect(figuresOf(history(pulls, { gapsAt: [8] })).censored.n).toBe(2);
    const joined = { pulls: [pull()], isJoined: false };
    expect(withPulls(history(pulls), joined).gapsAt).toEqual([pulls.length]);
  });

  it('takes the first of all pulls for known once all of a newcomer’s are there', () => {
    const newcomer = withPulls(history([], { type: 2 }), { pulls: threes(50), isJoined: true });
    expect(newcomer.isComplete).toBe(true);
    const other = withPulls(history([]), { pulls: threes(50), isJoined: true });
    expect(other.isComplete).toBe(false);
  });

  it('counts tries of a run that has not ended, so that long waits are not missing', () => {
    const { byRoll } = figuresOf(history([WON, ...threes(30)]));
    expect(byRoll[29]?.chance).toMatchObject({ count: 0, n: 1 });
    expect(byRoll[30]?.chance).toMatchObject({ n: 0, rate: null });
    expect(byRoll[73]?.model).toBe(fiveStarChance(11, 74));
  });

  it('counts tries for a 4★ alike, a 5★ being one of them', () => {
    const four = pull({ itemId: 1001, rarity: 4 });
    const counts = countHistory(history([four, ...threes(2), WON, four, pull()]));
    const tries = counts.filter(
      ({ scope, kind }) => scope === 11 && kind === COUNT_KINDS.triesAtFourRoll,
    );
    expect(tries.map(({ bucket, count }) => [bucket, count])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });

  it('can be taken out again, and grows by differences to what it is as a whole', () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, fc.nat(200), (mine, theirs, cut) => {
        const counts = createCounts();
        counts.merge(countHistory(theirs));
        const before = counts.list();
        const part = history(mine.pulls.slice(0, cut), { gapsAt: mine.gapsAt });
        counts.merge(difference([], countHistory(part)));
        counts.merge(difference(countHistory(part), countHistory(mine)));
        const whole = createCounts();
        whole.merge(countHistory(theirs));
        whole.merge(countHistory(mine));
        expect(counts.list()).toEqual(whole.list());
        counts.merge(countHistory(mine), -1);
        expect(counts.list()).toEqual(before);
      }),
    );
  });

  it('has as many 5★s by roll, with those kept apart, as there are', () => {
    fc.assert(
      fc.property(anyHistory, (mine) => {
        const { rates, byRoll, censored, pulls, items, byDay } = figuresOf(mine);
        const known = byRoll.reduce((sum, { fiveStars }) => sum + fiveStars, 0);
        expect(known + censored.n).toBe(rates.five.count);
        expect(items.reduce((sum, { share }) => sum + share.count, 0)).toBe(pulls);
        expect(byDay.reduce((sum, day) => sum + day.pulls, 0)).toBe(pulls);
      }),
    );
  });
});

describe('a packed history', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyHistory, (mine) => {
        expect(unpackHistory(11, packHistory(mine))).toEqual(mine);
      }),
    );
  });

  it('takes some four bytes a pull', () => {
    const pulls = Array.from({ length: 1000 }, (_, at) =>
      pull({ day: 20_000 + Math.floor(at / 10), gachaId: 2003 + Math.floor(at / 100) }),
    );
    expect(packHistory(history(pulls)).length / 1000).toBeLessThan(4.5);
  });

  it('is refused where it is cut, too long, or no such thing', () => {
    const bytes = packHistory(history([WON, LOST]));
    for (const wrong of [bytes.slice(0, -1), new Uint8Array([...bytes, 0]), new Uint8Array([9])]) {
      expect(() => unpackHistory(11, wrong)).toThrow(RangeError);
    }
  });
});

describe('rank', () => {
  const contributors = [1, 2, 3, 4].map((at) =>
    history([WON, ...[1, 2, 3].flatMap(() => [...threes(at * 10), LOST]), ...threes(200)]),
  );
  const known = { averagePity: 31, knownFiveStars: 3 };
  const counts = createCounts();
  for (const one of contributors) counts.merge(countHistory(one));

  it('is the share of contributors with a lower figure, those alike by half', () => {
    const { averagePity } = rank(11, { pulls: 300, ...known }, counts.list());
    expect(averagePity).toMatchObject({ n: 4, below: 2.5 / 4 });
  });

  it('is none below the floor of pulls, for nobody to be compared with, and for no figure', () => {
    expect(rank(11, { pulls: 186, ...known }, counts.list()).averagePity).toBeNull();
    expect(rank(11, { pulls: 300, ...known }, []).averagePity).toBeNull();
    expect(rank(11, { pulls: 300 }, counts.list()).winRate).toBeNull();
    const fewContests = { pulls: 300, winRate: 1, contests: 2 };
    expect(rank(11, fewContests, counts.list()).winRate).toBeNull();
  });

  it('makes no rank of the average of one known 5★, of the player or of a contributor', () => {
    const one = { pulls: 161, averagePity: 65, knownFiveStars: 1 };
    expect(rank(11, one, counts.list()).averagePity).toBeNull();
    const others = countHistory(history([WON, ...threes(40), LOST, ...threes(219)]));
    const { averagePity, pulls } = rank(11, { pulls: 300, ...known }, others);
    expect([averagePity, pulls?.n]).toEqual([null, 1]);
  });

  it('says of no figure more than luck says of as many pulls', () => {
    const { floors } = rank(11, { pulls: 161 }, counts.list());
    expect(floors).toEqual({
      averagePity: { pulls: luckFloor(11, 'fiveStar'), fiveStars: 3 },
      winRate: { pulls: luckFloor(11, 'featured'), fiveStars: 3 },
    });
  });
});
