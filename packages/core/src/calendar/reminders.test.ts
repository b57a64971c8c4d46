import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../basics/servers.ts';
import { REMINDER_KINDS, type ReminderKind } from './kinds.ts';
import { type ReminderFacts, remindersDue } from './reminders.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Sunday, 22 November 2026, noon in Asia: the last day of the server's week. */
const SUNDAY = Date.UTC(2026, 10, 22, 4);
const SERVER_DAY = 20_779;
const FACTS: ReminderFacts = {
  region: 'asia',
  phases: [
    {
      version: '4.6',
      start: '2026-10-21 12:00:00',
      end: '2026-11-23 15:00:00',
      featured: ['Jade', 'Acheron'],
    },
  ],
  warps: [
    { type: 11, by: SUNDAY + 10 * DAY_MS },
    { type: 12, by: SUNDAY + 40 * DAY_MS },
  ],
  planDoneOn: SERVER_DAY,
  echoes: { day: SERVER_DAY - 2, done: 1 },
};
const due = (kind: ReminderKind, now: number, facts: Partial<ReminderFacts> = {}) =>
  remindersDue({ ...FACTS, ...facts }, { kinds: [kind], warpDays: 14 }, now);

describe('a reminder', () => {
  it('of a new day comes in its first hour, not in its middle', () => {
    const reset = Date.UTC(2026, 10, 21, 20);
    expect(due('daily', reset - 1)).toEqual([]);
    expect(due('daily', reset)).toMatchObject([{ kind: 'daily', until: reset + HOUR_MS }]);
    expect(due('daily', reset + HOUR_MS)).toEqual([]);
  });

  it('of Echoes of War comes on the last day of the week, with how many are left', () => {
    expect(due('echoes', SUNDAY)).toMatchObject([{ kind: 'echoes', left: 2 }]);
    expect(due('echoes', SUNDAY - DAY_MS)).toEqual([]);
    expect(due('echoes', SUNDAY, { echoes: { day: SERVER_DAY, done: 3 } })).toEqual([]);
    // What was run in an earlier week does not count for this one.
    const before = { day: SERVER_DAY - 8, done: 3 };
    expect(due('echoes', SUNDAY, { echoes: before })).toMatchObject([{ left: 3 }]);
    expect(due('echoes', SUNDAY, { echoes: undefined })).toEqual([]);
  });

  it('of banners comes a day before they end', () => {
    const end = Date.UTC(2026, 10, 23, 7);
    expect(due('banners', end - DAY_MS - 1)).toEqual([]);
    expect(due('banners', end - DAY_MS)).toMatchObject([
      { featured: ['Jade', 'Acheron'], until: end },
    ]);
    expect(due('banners', end)).toEqual([]);
  });

  it('of warps comes so many days before as the player wants', () => {
    expect(due('warps', SUNDAY)).toMatchObject([{ kind: 'warps', types: [11] }]);
    const wishes = { kinds: ['warps'], warpDays: 60 } as const;
    expect(remindersDue(FACTS, wishes, SUNDAY)).toMatchObject([{ types: [11, 12] }]);
    expect(due('warps', SUNDAY + 11 * DAY_MS)).toEqual([]);
  });

  it('of the plan comes on its day', () => {
    expect(due('plan', SUNDAY)).toMatchObject([{ kind: 'plan' }]);
    expect(due('plan', SUNDAY + DAY_MS)).toEqual([]);
    expect(due('plan', SUNDAY, { planDoneOn: undefined })).toEqual([]);
  });

  it('law: is of a kind that was asked for, still true, and the same until it is not', () => {
    const moments = fc.integer({ min: SUNDAY - 60 * DAY_MS, max: SUNDAY + 60 * DAY_MS });
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...REGIONS),
        fc.subarray([...REMINDER_KINDS]),
        fc.integer({ min: 1, max: 60 }),
        (now, region, kinds, warpDays) => {
          const facts = { ...FACTS, region };
          const reminders = remindersDue(facts, { kinds, warpDays }, now);
          for (const { kind, until } of reminders) {
            expect(kinds).toContain(kind);
            expect(until).toBeGreaterThan(now);
          }
          const soon = Math.min(...reminders.map(({ until }) => until), now + HOUR_MS) - 1;
          const later = remindersDue(facts, { kinds, warpDays }, soon).map(({ id }) => id);
          for (const { id, kind } of reminders) if (kind !== 'warps') expect(later).toContain(id);
        },
      ),
    );
  });
});
