import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEntries, anyInventory } from '../../test/any-plan.ts';
import { dataset } from '../../test/real-data.ts';
import {
  asPlayed,
  DEFAULT_PACE,
  type Entry,
  type FarmingPace,
  inOrder,
  plan,
  readiness,
  schedule,
} from './index.ts';

const monday: FarmingPace = { ...DEFAULT_PACE, daysLeftInWeek: 7 };
const anyPace: fc.Arbitrary<FarmingPace> = fc.record({
  powerPerDay: fc.integer({ min: 40, max: 600 }),
  reserve: fc.nat({ max: 300 }),
  withSynthesis: fc.boolean(),
  daysLeftInWeek: fc.integer({ min: 1, max: 7 }),
});

const counted = (entries: readonly Entry[]) => inOrder(entries).filter(({ enabled }) => enabled);
/** What the inventory lacks of nothing. */
const everything = Object.fromEntries(
  [...dataset.items.values()].filter(({ upgrade }) => upgrade).map(({ id }) => [id, 99_999_999]),
);

// Rule P46.
describe('the day on which an entry’s materials are there', () => {
  it('is, of the last entry, the day on which the whole plan is done', () => {
    fc.assert(
      fc.property(anyEntries, anyInventory, anyPace, (entries, inventory, pace) => {
        const last = counted(entries).at(-1);
        fc.pre(last !== undefined);
        const ready = readiness(dataset, { entries, inventory }, { entryId: last.entryId, pace });
        const { farming } = plan(dataset, { entries, inventory });
        const days = schedule(asPlayed(dataset, farming), pace);
        expect(ready?.day).toBe(days.at(-1)?.day ?? 0);
        expect(ready?.needsMore).toBe(farming.unfarmable.size > 0);
      }),
      { numRuns: 60 },
    );
  });

  it('is never before that of an entry that is served before it', () => {
    fc.assert(
      fc.property(anyEntries, anyInventory, anyPace, (entries, inventory, pace) => {
        const days = counted(entries).map(
          ({ entryId }) => readiness(dataset, { entries, inventory }, { entryId, pace })?.day ?? 0,
        );
        expect(days).toEqual(days.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });

  it('never moves back for more power a day', () => {
    fc.assert(
      fc.property(anyEntries, anyPace, fc.integer({ min: 1, max: 300 }), (entries, pace, more) => {
        const last = counted(entries).at(-1);
        fc.pre(last !== undefined);
        const dayAt = (powerPerDay: number) =>
          readiness(dataset, { entries }, { entryId: last.entryId, pace: { ...pace, powerPerDay } })
            ?.day ?? 0;
        expect(dayAt(pace.powerPerDay + more)).toBeLessThanOrEqual(dayAt(pace.powerPerDay));
      }),
      { numRuns: 60 },
    );
  });

  it('is today where nothing is missing', () => {
    fc.assert(
      fc.property(anyEntries, anyPace, (entries, pace) => {
        for (const { entryId } of counted(entries)) {
          const input = { entries, inventory: everything };
          expect(readiness(dataset, input, { entryId, pace })).toEqual({
            day: 0,
            needsMore: false,
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('never comes without power', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const pace = { ...monday, powerPerDay: 0 };
        const { farming } = plan(dataset, { entries });
        const last = counted(entries).at(-1);
        fc.pre(last !== undefined && farming.power > 0);
        expect(readiness(dataset, { entries }, { entryId: last.entryId, pace })?.day).toBe(null);
      }),
      { numRuns: 20 },
    );
  });

  it('is not told of an entry that is left out, or gone', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        for (const { entryId, enabled } of entries) {
          if (!enabled) {
            expect(readiness(dataset, { entries }, { entryId, pace: monday })).toBeUndefined();
          }
        }
        expect(readiness(dataset, { entries }, { entryId: 99, pace: monday })).toBeUndefined();
      }),
    );
  });
});
