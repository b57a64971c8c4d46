import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { CREDIT, type ItemId } from '../dataset/index.ts';
import { averageDrops } from './average-drops.ts';
import { DEFAULT_TIERS } from './drop-tiers.ts';
import { farmStretches } from './farm-days.ts';
import { farming } from './farming.ts';
import { DEFAULT_PACE, type FarmingPace, schedule } from './schedule.ts';

const pace: FarmingPace = { ...DEFAULT_PACE, daysLeftInWeek: 7 };
const farm = (counts: Record<number, number>) =>
  farming(
    dataset,
    new Map(Object.entries(counts).map(([id, count]) => [Number(id) as ItemId, count])),
    DEFAULT_TIERS,
  );

describe('stretches of days', () => {
  it('are equal days that follow each other', () => {
    // 24 runs a day of one material, then what is left of it.
    const days = schedule(farm({ 110121: 150 }), pace);
    expect(days.map(({ runs }) => runs[0]?.attempts)).toEqual([24, 24, 24, 24, 24]);
    expect(farmStretches(days)).toEqual([{ from: 0, to: 4, runs: days[0]?.runs }]);
  });

  it('end where something else is run, and where a day is left out', () => {
    const stretches = farmStretches(schedule(farm({ 110121: 100, 110501: 12 }), pace));
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 2],
      [3, 3],
      [7, 7],
    ]);
  });

  it('hold every day and every run of a schedule', () => {
    const days = schedule(farm({ 110121: 400, 110406: 65, 110501: 14, 2: 3_000_000 }), pace);
    const all = farmStretches(days).flatMap(({ from, to, runs }) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({ day: from + at, runs })),
    );
    expect(all).toEqual(days);
  });
});

describe('what was run today', () => {
  const missing = farm({ 110406: 65, 110501: 14 });

  it('leaves less power for the rest of the day', () => {
    const [today] = schedule(missing, { ...pace, doneToday: { power: 180, echoes: 0 } });
    expect(today?.runs.map(({ power }) => power)).toEqual([60]);
  });

  it('counts among the three Echoes of the week', () => {
    const [today] = schedule(missing, { ...pace, doneToday: { power: 90, echoes: 3 } });
    expect(today?.runs.map(({ kind }) => kind)).toEqual(['stagnantShadow']);
  });
});

describe('what runs give on average', () => {
  const drops = (items: number[], attempts: number) =>
    Object.fromEntries(
      averageDrops(dataset, { items: items as ItemId[], attempts }, DEFAULT_TIERS),
    );

  it('is every tier of a family, in whole items', () => {
    expect(drops([110_123], 24)).toEqual({ 110121: 30, 110122: 24, 110123: 4 });
  });

  it('is all experience items that drop, and credits by Rule P28', () => {
    expect(drops([211], 10)).toEqual({ 212: 50, 213: 10 });
    expect(drops([CREDIT], 2)).toEqual({ 2: 49_000 });
  });

  it('covers what the runs were planned for, once made into higher tiers', () => {
    const { tasks } = farm({ 110406: 65 });
    const [task] = tasks;
    expect(drops([110_406], task?.attemptsWithSynthesis ?? 0)).toEqual({ 110406: 65 });
  });
});

describe('where materials are farmed', () => {
  const stage = (id: number) => farm({ [id]: 1 }).tasks[0]?.stage;

  it('is the stage that drops them; credits have one of their own', () => {
    expect(stage(110_406)).toBe(1101);
    expect(stage(110_501)).toBe(1301);
    expect(stage(211)).toBe(1001);
    expect(stage(CREDIT)).toBe(1003);
  });
});
