import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import type { ItemId } from '../dataset/index.ts';
import { countedTier, DEFAULT_TIERS, dropsPerRun } from './drop-tiers.ts';
import { asPlayed, farming } from './farming.ts';
import { type FarmingPace, schedule } from './schedule.ts';

const missing = (counts: Record<number, number>) =>
  new Map(Object.entries(counts).map(([id, count]) => [Number(id) as ItemId, count]));
const farm = (counts: Record<number, number>) => farming(dataset, missing(counts), DEFAULT_TIERS);

describe('drops for a run', () => {
  const drops = (
    ...values: Parameters<typeof dropsPerRun> extends [unknown, ...infer Rest] ? Rest : never
  ) => dropsPerRun(dataset.dropRates, ...values);

  it('of credits are those of Rule P28, tier by tier', () => {
    expect([1, 2, 3, 4, 5].map((gold) => drops('credit', 3, { ...DEFAULT_TIERS, gold }))).toEqual([
      10_000, 13_000, 16_500, 20_500, 24_500,
    ]);
  });

  it('of each source start at the equilibrium level that opens it', () => {
    expect(drops('trace', 2, { ...DEFAULT_TIERS, crimson: 1 })).toBe(1.62);
    expect(drops('trace', 4, DEFAULT_TIERS)).toBe(0.16);
    expect(
      [1, 2, 3, 4].map((shadow) => drops('characterAscension', 4, { ...DEFAULT_TIERS, shadow })),
    ).toEqual([2, 3, 4, 5]);
    expect([1, 6].map((echo) => drops('advancedTrace', 4, { ...DEFAULT_TIERS, echo }))).toEqual([
      1, 3,
    ]);
    expect(drops('characterExp', 3, { ...DEFAULT_TIERS, gold: 1 })).toBe(3);
  });

  it('of a tier that is none are those of the nearest', () => {
    expect(drops('credit', 3, { ...DEFAULT_TIERS, gold: 99 })).toBe(24_500);
    expect(drops('credit', 3, { ...DEFAULT_TIERS, gold: -1 })).toBe(10_000);
    expect([-1, 1, 5, 9].map((gold) => countedTier({ ...DEFAULT_TIERS, gold }, 'gold'))).toEqual([
      1, 1, 5, 5,
    ]);
  });

  it('of a rarity that a source does not give are none', () => {
    expect(drops('characterAscension', 2, DEFAULT_TIERS)).toBe(0);
  });
});

describe('farming', () => {
  it('rounds runs up', () => {
    expect(farm({ 110406: 65 }).tasks).toMatchObject([
      { kind: 'stagnantShadow', attempts: 13, power: 30 },
    ]);
    expect(farm({ 110406: 66 }).tasks[0]?.attempts).toBe(14);
  });

  it('takes for a family the most that one of its tiers takes, and fewer where drops are made into more', () => {
    const { tasks } = farm({ 110121: 18, 110122: 69, 110123: 139 });
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toMatchObject({ kind: 'crimsonCalyx', attempts: 869, power: 10 });
    // 1.25, 1 and 0.16 a run: 139 purple + 69 / 3 + 18 / 9 purples' worth, at 0.16 + 1 / 3 + 1.25 / 9.
    const worth = (139 + 69 / 3 + 18 / 9) / (0.16 + 1 / 3 + 1.25 / 9);
    const runs = tasks[0]?.attemptsWithSynthesis ?? 0;
    expect(runs).toBeGreaterThanOrEqual(Math.floor(worth));
    expect(runs).toBeLessThanOrEqual(Math.ceil(worth) + 2);
  });

  it('counts experience by its sum where it is fed as it drops', () => {
    const { tasks, unfarmable } = farm({ 211: 16, 212: 9, 213: 287 });
    expect(tasks[0]).toMatchObject({
      kind: 'goldenCalyx',
      attempts: 287,
      attemptsWithSynthesis: 129,
    });
    expect(unfarmable.size).toBe(0);
    expect(farm({ 211: 16 }).tasks[0]?.attempts).toBe(1);
  });

  it('counts a light cone’s experience by its own items', () => {
    // 2.48 × 500, 2 × 2,000 and 1 × 6,000 a run.
    expect(farm({ 223: 162, 222: 9, 221: 14 }).tasks[0]).toMatchObject({
      kind: 'goldenCalyx',
      attempts: 162,
      attemptsWithSynthesis: Math.ceil(
        (162 * 6000 + 9 * 2000 + 14 * 500) / (2.48 * 500 + 2 * 2000 + 6000),
      ),
    });
  });

  it('as a player sees it counts experience alike with synthesis and without, and all else as ever', () => {
    const counted = farm({ 211: 16, 212: 9, 213: 287, 223: 162, 110121: 18, 110123: 139 });
    const { tasks, power, powerWithSynthesis } = asPlayed(dataset, counted);
    const runs = tasks.map((task) => [task.attempts, task.attemptsWithSynthesis]);
    const [character, lightCone, trace] = counted.tasks.map((task) => [
      task.attempts,
      task.attemptsWithSynthesis,
    ]);
    expect([character?.[0], character?.[1]]).toEqual([287, 129]);
    expect(runs).toEqual([[129, 129], [lightCone?.[1], lightCone?.[1]], trace]);
    expect(power).toBe(runs.reduce((sum, [attempts = 0]) => sum + attempts * 10, 0));
    expect(powerWithSynthesis).toBe(counted.powerWithSynthesis);
  });

  it('keeps materials apart that do not drop together', () => {
    const { tasks, power } = farm({ 110123: 1, 110113: 1, 110406: 1, 110405: 1 });
    expect(tasks.map(({ kind, attempts }) => [kind, attempts])).toEqual([
      ['crimsonCalyx', 7],
      ['crimsonCalyx', 7],
      ['stagnantShadow', 1],
      ['stagnantShadow', 1],
    ]);
    expect(power).toBe(2 * 70 + 2 * 30);
  });

  it('names what no run gives', () => {
    expect(Object.fromEntries(farm({ 241: 8, 111011: 5, 110406: 1 }).unfarmable)).toEqual({
      241: 8,
      111011: 5,
    });
  });

  it('takes six minutes for a point of power, and a week for three Echoes of War', () => {
    expect(farm({ 110406: 5 }).sequentialSeconds).toBe(30 * 360);
    expect(farm({ 110502: 9 })).toMatchObject({ power: 90, sequentialSeconds: 604_800 });
    expect(farm({ 110502: 10 })).toMatchObject({ power: 120, sequentialSeconds: 2 * 604_800 });
    expect(farm({})).toMatchObject({ power: 0, sequentialSeconds: 0, tasks: [] });
  });
});

describe('a farming plan day by day', () => {
  const pace: FarmingPace = {
    powerPerDay: 240,
    reserve: 0,
    daysLeftInWeek: 7,
    withSynthesis: false,
  };
  const days = (counts: Record<number, number>, change: Partial<FarmingPace> = {}) =>
    schedule(farm(counts), { ...pace, ...change }).map(({ day, runs }) => [
      day,
      ...runs.map(({ kind, attempts }) => `${kind} ${attempts}`),
    ]);

  it('spends each day’s power and keeps what does not suffice for a run', () => {
    expect(days({ 110406: 100 }, { powerPerDay: 100 })).toEqual([
      [0, 'stagnantShadow 3'],
      [1, 'stagnantShadow 3'],
      [2, 'stagnantShadow 4'],
      [3, 'stagnantShadow 3'],
      [4, 'stagnantShadow 3'],
      [5, 'stagnantShadow 4'],
    ]);
  });

  it('begins with Echoes of War, three a week, and goes on when the week turns', () => {
    expect(days({ 110502: 15, 110406: 5 }, { daysLeftInWeek: 2 })).toEqual([
      [0, 'echoOfWar 3', 'stagnantShadow 1'],
      [2, 'echoOfWar 2'],
    ]);
    expect(days({ 110502: 15 })).toEqual([
      [0, 'echoOfWar 3'],
      [7, 'echoOfWar 2'],
    ]);
  });

  it('runs three Echoes of War in each week, not in all', () => {
    expect(days({ 110502: 25 }, { daysLeftInWeek: 3 })).toEqual([
      [0, 'echoOfWar 3'],
      [3, 'echoOfWar 3'],
      [10, 'echoOfWar 3'],
    ]);
  });

  it('has no more Echoes of War in a day than the power suffices for, and less power for the rest', () => {
    expect(days({ 110502: 9, 110406: 1 }, { powerPerDay: 40 })).toEqual([
      [0, 'echoOfWar 1'],
      [1, 'echoOfWar 1'],
      // Thirty were kept of the days before.
      [2, 'echoOfWar 1', 'stagnantShadow 1'],
    ]);
  });

  it('shares three Echoes of War a week among two materials', () => {
    expect(days({ 110502: 6, 110501: 6 })).toEqual([
      [0, 'echoOfWar 2', 'echoOfWar 1'],
      [7, 'echoOfWar 1'],
    ]);
  });

  it('tells what each run is for, and its power', () => {
    expect(schedule(farm({ 110406: 10 }), pace)).toEqual([
      {
        day: 0,
        runs: [{ kind: 'stagnantShadow', stage: 1101, items: [110406], attempts: 2, power: 60 }],
      },
    ]);
  });

  it('spends what was saved at once', () => {
    expect(days({ 110406: 60 }, { reserve: 240 })).toEqual([[0, 'stagnantShadow 12']]);
  });

  it('uses the fewer runs where drops are made into more', () => {
    const requirements = { 110121: 18, 110122: 69, 110123: 139 };
    const sum = (withSynthesis: boolean) =>
      schedule(farm(requirements), { ...pace, withSynthesis }).reduce(
        (total, { runs }) => total + runs.reduce((so, { attempts }) => so + attempts, 0),
        0,
      );
    expect(sum(false)).toBe(869);
    expect(sum(true)).toBe(farm(requirements).tasks[0]?.attemptsWithSynthesis);
  });

  it('saves up over days for a run that costs more than a day gives', () => {
    expect(days({ 110406: 5 }, { powerPerDay: 10 })).toEqual([[2, 'stagnantShadow 1']]);
  });

  it('does not count the days on which nothing can be run, however many', () => {
    const doneToday = { power: 1e9, echoes: 3 };
    const counts = { 110406: 6, 110502: 3 };
    const runs = days(counts, { powerPerDay: 1, doneToday });
    expect(runs).toEqual([
      [1e9 + 29, 'echoOfWar 1'],
      [1e9 + 59, 'stagnantShadow 1'],
      [1e9 + 89, 'stagnantShadow 1'],
    ]);
  });

  it('ends at once with no power, and with nothing to do', () => {
    expect(days({ 110406: 5 }, { powerPerDay: 0 })).toEqual([]);
    expect(days({ 110406: 50 }, { powerPerDay: 0, reserve: 60 })).toEqual([
      [0, 'stagnantShadow 2'],
    ]);
    expect(days({})).toEqual([]);
  });
});
