import { describe, expect, it } from 'vitest';
import type { ItemId, StageId } from '../dataset/index.ts';
import { DEFAULT_TIERS } from './drop-tiers.ts';
import { type DayRun, DEFAULT_PACE } from './schedule.ts';
import {
  canTakeBack,
  echoesInWeek,
  farmedOn,
  farmedRun,
  paceOn,
  withFarmed,
  withoutFarmed,
} from './settings.ts';

const run: DayRun = {
  kind: 'echoOfWar',
  stage: 1301 as StageId,
  items: [110_501 as ItemId],
  attempts: 2,
  power: 60,
};
const farmed = farmedRun(run, new Map([[110_501 as ItemId, 6]]));
const today = { day: 20_000, daysLeftInWeek: 3 };
const settings = { ...DEFAULT_TIERS, today: { day: 20_000, runs: [farmed, farmed] } };

describe('the pace of a day', () => {
  it('is what most players do until it is set', () => {
    expect(paceOn(DEFAULT_TIERS, today)).toEqual({
      ...DEFAULT_PACE,
      daysLeftInWeek: 3,
      doneToday: { power: 0, echoes: 0 },
    });
  });

  it('is the player’s once it is set', () => {
    const pace = { powerPerDay: 300, reserve: 100, withSynthesis: false };
    expect(paceOn({ ...DEFAULT_TIERS, pace }, today)).toMatchObject(pace);
  });

  it('counts the power of that day, and of no other', () => {
    expect(paceOn(settings, today).doneToday).toEqual({ power: 120, echoes: 4 });
    expect(paceOn(settings, { ...today, day: 20_001 }).doneToday?.power).toBe(0);
    expect(farmedOn(settings, 20_001)).toEqual([]);
  });

  it('counts Echoes of War until the week ends, three days later', () => {
    expect(paceOn(settings, { ...today, day: 20_002 }).doneToday?.echoes).toBe(4);
    expect(paceOn(settings, { ...today, day: 20_003 }).doneToday?.echoes).toBe(0);
  });
});

describe('a run that is ticked off', () => {
  it('joins those of its day', () => {
    expect(withFarmed(settings, 20_000, farmed)).toEqual({
      day: 20_000,
      runs: [farmed, farmed, farmed],
    });
  });

  it('on another day of the week begins that day, and Echoes of War of the week stay counted', () => {
    const next = withFarmed(settings, 20_001, farmed);
    expect(next).toEqual({ day: 20_001, runs: [farmed], echoesBefore: 4 });
    const after = withFarmed({ ...settings, today: next }, 20_001, farmed);
    expect(echoesInWeek({ ...settings, today: after }, 20_001)).toBe(8);
  });

  it('in another week begins anew', () => {
    expect(withFarmed(settings, 20_003, farmed)).toEqual({ day: 20_003, runs: [farmed] });
  });
});

describe('a run that is taken back', () => {
  it('leaves the others of its day, and what came earlier in its week', () => {
    const today = { day: 20_000, runs: [farmed, farmed], echoesBefore: 1 };
    const stored = { ...farmed, gained: { ...farmed.gained } };
    expect(withoutFarmed({ ...settings, today }, 20_000, stored)).toEqual({
      ...today,
      runs: [farmed],
    });
    expect(withoutFarmed(settings, 20_001, farmed)).toBeUndefined();
    expect(withoutFarmed(settings, 20_000, { ...farmed, gained: {} })).toBeUndefined();
  });

  it('is ticked off, and all that it gave is there', () => {
    const takesBack = (count: number, day = 20_000) =>
      canTakeBack({ settings, owned: { 110501: count } }, day, farmed);
    expect([takesBack(6), takesBack(5), takesBack(6, 20_001)]).toEqual([true, false, false]);
  });
});

it('a run that is ticked off holds what was put into the inventory for it', () => {
  expect(farmed).toEqual({ ...run, gained: { 110501: 6 } });
});
