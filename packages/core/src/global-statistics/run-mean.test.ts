import { describe, expect, it } from 'vitest';
import { BANNER_RULES, type BannerType, fiveStarChance } from '../warp/index.ts';
import { meanRun } from './run-mean.ts';

/** Runs of players whose records hold so many pulls on average, and begin anywhere in a run. */
function worldOf(type: BannerType, seed: number, players: number, pullsEach: number) {
  const random = generator(seed);
  const limit = BANNER_RULES[type].fiveStarLimit;
  const chances = Array.from({ length: 2 * limit }, (_, roll) => fiveStarChance(type, roll));
  const ended = new Array<number>(2 * limit).fill(0);
  const tries = ended.slice();
  for (let player = 0; player < players; player++) {
    let pity = Math.floor(random() * 60);
    let isKnown = 0;
    const pulls = Math.ceil(-Math.log(1 - random()) * pullsEach);
    for (let at = 0; at < pulls; at++) {
      pity++;
      tries[pity] = (tries[pity] ?? 0) + isKnown;
      if (random() >= (chances[pity] ?? 1)) continue;
      ended[pity] = (ended[pity] ?? 0) + isKnown;
      isKnown = 1;
      pity = 0;
    }
  }
  return { ended: new Map(ended.entries()), tries: new Map(tries.entries()), limit };
}

/** Mulberry32. */
function generator(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the usual model makes of it. */
function expectation(type: BannerType): number {
  let [mean, reached] = [0, 1];
  for (let roll = 1; roll <= BANNER_RULES[type].fiveStarLimit; roll++) {
    mean += reached;
    reached *= 1 - fiveStarChance(type, roll);
  }
  return mean;
}

function meanOfEnded(ended: ReadonlyMap<number, number>): number {
  let [total, n] = [0, 0];
  for (const [roll, count] of ended) {
    total += roll * count;
    n += count;
  }
  return total / n;
}

const mean = ({ ended, tries, limit }: ReturnType<typeof worldOf>) => meanRun(ended, tries, limit);

describe('the mean of runs', () => {
  it.each([
    [11, 62.297],
    [12, 53.411],
  ] as const)(
    'is that of the odds on banner type %i, however short the histories',
    (type, truth) => {
      expect(expectation(type)).toBeCloseTo(truth, 3);
      const world = worldOf(type, 1, 2000, 60);
      const found = mean(world);
      expect(found?.interval[0]).toBeLessThan(truth);
      expect(found?.interval[1]).toBeGreaterThan(truth);
      // Of the runs that have ended alone it would be far less.
      expect(meanOfEnded(world.ended)).toBeLessThan(truth - 8);
    },
  );

  it('is the plain mean where all runs have ended', () => {
    const lengths = Array.from({ length: 400 }, (_, at) => 1 + ((at * 37) % 90));
    const [ended, tries] = [new Map<number, number>(), new Map<number, number>()];
    for (const length of lengths) {
      ended.set(length, (ended.get(length) ?? 0) + 1);
      for (let roll = 1; roll <= length; roll++) tries.set(roll, (tries.get(roll) ?? 0) + 1);
    }
    const plain = meanOfEnded(ended);
    const variance = lengths.reduce((sum, length) => sum + (length - plain) ** 2, 0) / 399;
    const reach = 1.959963984540054 * Math.sqrt(variance / 400);
    const found = meanRun(ended, tries, 90);
    expect(found).toMatchObject({ n: 400, tries: lengths.reduce((sum, one) => sum + one) });
    expect(found?.mean).toBeCloseTo(plain, 9);
    expect(found?.interval[0]).toBeCloseTo(plain - reach, 9);
    expect(found?.interval[1]).toBeCloseTo(plain + reach, 9);
  });

  it('comes near the plain mean with long histories', () => {
    const world = worldOf(11, 3, 100, 3000);
    expect(Math.abs((mean(world)?.mean ?? 0) - meanOfEnded(world.ended))).toBeLessThan(0.5);
  });

  it.each([
    [300, 100],
    [40, 400],
  ])('lies as far off as its interval says: %i players with %i pulls', (players, pullsEach) => {
    const truth = expectation(11);
    const worlds = Array.from({ length: 500 }, (_, seed) =>
      mean(worldOf(11, 1000 + seed, players, pullsEach)),
    );
    const held = worlds.filter(
      (found) => found && found.interval[0] <= truth && truth <= found.interval[1],
    );
    expect(held.length / worlds.length).toBeGreaterThan(0.93);
    expect(held.length / worlds.length).toBeLessThan(0.97);
  });

  it('is unknown where hardly anybody was seen to get to the end', () => {
    expect(mean(worldOf(11, 1, 20, 60))).toBeNull();
    expect(meanRun(new Map(), new Map(), 90)).toBeNull();
  });

  it('is bounded by the rules where the last few numbers were never tried', () => {
    const tries = new Map(Array.from({ length: 9 }, (_, at) => [at + 1, 100 - 11 * at] as const));
    const ended = new Map(Array.from({ length: 9 }, (_, at) => [at + 1, 11] as const));
    // One of a hundred goes on after nine; of the tenth nothing is known but that it is the last.
    expect(meanRun(ended, tries, 10)?.mean).toBeCloseTo(5.05, 9);
    expect(meanRun(ended, tries, 11)?.mean).toBeCloseTo(5.06 - 0.005, 9);
  });
});
