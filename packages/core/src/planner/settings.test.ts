import { describe, expect, it } from 'vitest';
import type { ItemId, StageId } from '../dataset/index.ts';
import { DEFAULT_TIERS } from './drop-tiers.ts';
import { type DayRun, DEFAULT_PACE } from './schedule.ts';
import { farmedOn, farmedRun, paceOn } from './settings.ts';

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

  it('counts what was run on that day, and on no other', () => {
    expect(paceOn(settings, today).doneToday).toEqual({ power: 120, echoes: 4 });
    expect(paceOn(settings, { ...today, day: 20_001 }).doneToday).toEqual({ power: 0, echoes: 0 });
    expect(farmedOn(settings, 20_001)).toEqual([]);
  });
});

it('a run that is ticked off holds what was put into the inventory for it', () => {
  expect(farmed).toEqual({ ...run, gained: { 110501: 6 } });
});
