import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS, type Region, ZONE_HOURS } from '../basics/servers.ts';
import { bannerMoments, type Phase } from './banner-moments.ts';
import { type CalendarFacts, calendarEvents, nextMonthStart } from './events.ts';
import { CALENDAR_KINDS } from './kinds.ts';

const PHASES: readonly Phase[] = [
  phase('4.5', '2026-08-26 11:00:00', '2026-09-12 11:59:00', 'Acheron'),
  phase('4.5', '2026-09-12 12:00:00', '2026-09-28 03:59:00', 'Seele'),
  phase('4.6', '2026-09-28 11:00:00', '2026-11-10 15:00:00', 'Firefly'),
  phase('4.6', '2026-09-28 11:00:00', '2026-10-21 11:59:00', 'Kafka'),
  phase('4.6', '2026-10-21 12:00:00', '2026-11-10 15:00:00', 'Jade'),
];
const FACTS: CalendarFacts = { region: 'asia', phases: PHASES, warps: [] };
const HOUR_MS = 3_600_000;

const moments = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2040, 0) });
const regions = fc.constantFrom(...REGIONS);

describe('when banners begin and end on a server', () => {
  const at = (region: Region, edge: string, version: string, ordinal: number) =>
    new Date(
      bannerMoments(PHASES, region).find(
        (one) => one.edge === edge && one.version === version && one.ordinal === ordinal,
      )?.at ?? 0,
    ).toISOString();

  it('an update brings the first of its version everywhere at once', () => {
    for (const region of REGIONS) {
      expect(at(region, 'begin', '4.6', 1)).toBe('2026-09-28T03:00:00.000Z');
    }
  });

  it('the others begin and end by the clock of the server', () => {
    expect(at('asia', 'begin', '4.6', 2)).toBe('2026-10-21T04:00:00.000Z');
    expect(at('europe', 'begin', '4.6', 2)).toBe('2026-10-21T11:00:00.000Z');
    expect(at('america', 'begin', '4.6', 2)).toBe('2026-10-21T17:00:00.000Z');
    expect(at('america', 'end', '4.6', 1)).toBe('2026-10-21T16:59:00.000Z');
  });

  it('none outlasts the update that takes it away', () => {
    expect(at('asia', 'end', '4.5', 2)).toBe('2026-09-27T19:59:00.000Z');
    expect(at('america', 'end', '4.5', 2)).toBe('2026-09-28T03:00:00.000Z');
  });

  it('those of one moment are one, with the names of all', () => {
    const begun = bannerMoments(PHASES, 'asia').filter(({ edge }) => edge === 'begin');
    expect(begun.map(({ featured }) => featured)).toEqual([
      ['Acheron'],
      ['Seele'],
      ['Firefly', 'Kafka'],
      ['Jade'],
    ]);
  });

  it('law: each begins before it ends, whatever the server', () => {
    fc.assert(
      fc.property(regions, fc.subarray([...PHASES], { minLength: 1 }), (region, phases) => {
        const edges = bannerMoments(phases, region);
        for (const { featured } of phases) {
          const of = (edge: string) =>
            edges.find((one) => one.edge === edge && one.featured.includes(featured[0] ?? ''));
          expect(of('begin')?.at).toBeLessThanOrEqual(of('end')?.at ?? Number.NaN);
        }
        const ids = edges.map(({ edge, version, ordinal }) => `${edge} ${version} ${ordinal}`);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('the events of a calendar', () => {
  it('the shop begins anew on the first of the month at four, server time', () => {
    const now = Date.UTC(2026, 10, 28, 12);
    expect(new Date(nextMonthStart(now, 'asia')).toISOString()).toBe('2026-11-30T20:00:00.000Z');
    expect(new Date(nextMonthStart(now, 'america')).toISOString()).toBe('2026-12-01T09:00:00.000Z');
    // Before four in the morning it is still the old month.
    const early = Date.UTC(2026, 11, 1, 2);
    expect(new Date(nextMonthStart(early, 'europe')).toISOString()).toBe(
      '2026-12-01T03:00:00.000Z',
    );
  });

  it('law: resets come at four in the morning of the server, in summer and in winter', () => {
    fc.assert(
      fc.property(moments, regions, (now, region) => {
        const events = calendarEvents({ ...FACTS, region }, ['daily', 'weekly', 'shop'], now);
        const days = events.map(({ kind, at }) => {
          const local = new Date(at + ZONE_HOURS[region] * HOUR_MS);
          expect(at).toBeGreaterThan(now);
          expect([local.getUTCHours(), local.getUTCMinutes()]).toEqual([4, 0]);
          return { kind, weekday: local.getUTCDay(), day: local.getUTCDate() };
        });
        expect(days.find(({ kind }) => kind === 'weekly')?.weekday).toBe(1);
        expect(days.find(({ kind }) => kind === 'shop')?.day).toBe(1);
      }),
    );
  });

  it('law: only what was chosen, in order, each under an id of its own', () => {
    const facts = fc.record({
      region: regions,
      phases: fc.constant(PHASES),
      warps: fc.uniqueArray(fc.record({ type: fc.constantFrom(1, 11, 12, 21), by: moments }), {
        selector: ({ type }) => type,
      }),
      planDoneOn: fc.option(fc.integer({ min: 19_000, max: 26_000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(facts, fc.subarray([...CALENDAR_KINDS]), moments, (known, kinds, from) => {
        // The literal types of banners are lost in a list of constants.
        const events = calendarEvents(known as CalendarFacts, kinds, from);
        expect(events.every(({ kind }) => kinds.includes(kind))).toBe(true);
        expect(events.map(({ at }) => at)).toEqual(
          events.map(({ at }) => at).toSorted((a, b) => a - b),
        );
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        for (const { kind, at } of events)
          if (kind !== 'plan' && kind !== 'warps') expect(at).toBeGreaterThanOrEqual(from);
      }),
    );
  });

  it('keep their ids when their times become others', () => {
    const later = PHASES.map((one) => ({ ...one, end: one.end.replace('11-10', '11-11') }));
    const ids = (phases: readonly Phase[]) =>
      calendarEvents({ ...FACTS, phases }, ['banners'], 0).map(({ id }) => id);
    expect(ids(later)).toEqual(ids(PHASES));
    const warps = (by: number) =>
      calendarEvents({ ...FACTS, warps: [{ type: 11, by }] }, ['warps'], 0).map(({ id }) => id);
    expect(warps(5)).toEqual(warps(9));
  });

  it('the last day to import is over before anything is lost', () => {
    const by = Date.UTC(2026, 11, 24, 12);
    const [event] = calendarEvents({ ...FACTS, warps: [{ type: 11, by }] }, ['warps'], 0);
    expect(event).toMatchObject({ type: 11, day: Date.UTC(2026, 11, 23) / (24 * HOUR_MS) });
    expect(calendarEvents({ ...FACTS, warps: [{ type: 11, by }] }, ['warps'], by)).toEqual([]);
  });

  it('the day of the plan is there until it is over', () => {
    const planDoneOn = 20_786;
    const noon = (day: number) => day * 24 * HOUR_MS;
    const days = (from: number) =>
      calendarEvents({ ...FACTS, planDoneOn }, ['plan'], from).map(({ id }) => id);
    expect(days(noon(planDoneOn))).toEqual(['plan']);
    expect(days(noon(planDoneOn + 1))).toEqual([]);
    expect(calendarEvents(FACTS, ['plan'], 0)).toEqual([]);
  });
});

function phase(version: string, start: string, end: string, name: string): Phase {
  return { version, start, end, featured: [name] };
}
