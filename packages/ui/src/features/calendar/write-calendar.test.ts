import {
  CALENDAR_KINDS,
  type CalendarEvent,
  type CalendarFacts,
  calendarEvents,
} from '@trailbook/core/internal/calendar';
import { LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import { REGIONS } from '@trailbook/core/internal/user-data';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { createI18n, loadMessages } from '../../i18n/index.ts';
import { writeCalendar } from './write-calendar.ts';

const NOW = Date.UTC(2026, 10, 28, 3);
const DAY_MS = 86_400_000;
const FACTS: CalendarFacts = {
  region: 'asia',
  phases: [
    {
      version: '4.6',
      start: '2026-11-28 11:00:00',
      end: '2026-12-21 15:00:00',
      featured: ['Acheron', 'Dan Heng • Permansor Terrae'],
    },
  ],
  warps: [{ type: 11, by: NOW + 20 * DAY_MS }],
  planDoneOn: 20_800,
};

/** As another program reads it. */
function read(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

async function write(
  events: readonly CalendarEvent[],
  language: Language = 'en',
  stamp = NOW,
): Promise<string> {
  const { t } = createI18n(language, await loadMessages(language, ['calendar', 'warp']));
  return writeCalendar(events, { t, name: 'Trailbook', stamp });
}

function named(...featured: string[]): CalendarEvent {
  return { kind: 'banners', id: 'a', at: NOW, edge: 'end', version: '4.6', featured };
}

describe('a calendar file', () => {
  it.each(LANGUAGES)('is read by another program as it was meant, in %s', async (language) => {
    const events = calendarEvents(FACTS, CALENDAR_KINDS, NOW);
    const file = await write(events, language);
    const found = read(file);
    expect(found.map(({ uid }) => uid)).toEqual(events.map(({ id }) => `${id}@trailbook`));
    found.forEach((event, at) => {
      expect(event.summary).not.toMatch(/^$|calendar\.|\{\{/);
      const { at: moment } = events[at] ?? { at: 0 };
      if (!event.startDate.isDate) expect(event.startDate.toJSDate().getTime()).toBe(moment);
    });
    const end = found.find(({ uid }) => uid.startsWith('banners-end'));
    expect(end?.summary).toContain('Acheron · Dan Heng • Permansor Terrae');
    expect(end?.startDate.toString()).toBe('2026-12-21T07:00:00Z');
  });

  it('takes whole days for the plan and for the last day to import', async () => {
    const found = read(await write(calendarEvents(FACTS, ['plan', 'warps'], NOW)));
    expect(found.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual([
      [true, new Date(20_800 * DAY_MS).toISOString().slice(0, 10)],
      [true, '2026-12-17'],
    ]);
  });

  it('says nothing of who the player is, and holds nobody busy', async () => {
    const file = await write(calendarEvents(FACTS, CALENDAR_KINDS, NOW));
    expect(file).not.toMatch(/ATTENDEE|ORGANIZER|\d{9}@/);
    expect(file.match(/TRANSP:TRANSPARENT/g)?.length).toBe(file.match(/BEGIN:VEVENT/g)?.length);
  });

  it('made later takes the place of the same events', async () => {
    const [before, after] = await Promise.all(
      [NOW, NOW + DAY_MS].map(async (stamp) => read(await write([named('Seele')], 'en', stamp))),
    );
    expect(after?.[0]?.uid).toBe(before?.[0]?.uid);
    expect(after?.[0]?.sequence).toBeGreaterThan(before?.[0]?.sequence ?? Number.NaN);
  });

  it.each(REGIONS)('repeats resets at the same server hour for years: %s', async (region) => {
    const found = read(await write(calendarEvents({ ...FACTS, region }, ['shop'], NOW)));
    const times = found[0]?.iterator();
    for (let month = 12; month < 40; month++) {
      const at = times?.next().toJSDate().getTime();
      const hours = { america: 9, europe: 3, asia: -4, taiwan: -4, china: -4 }[region];
      expect(at).toBe(Date.UTC(2026, month - 1, 1, hours));
    }
  });

  it.each([
    ['commas, and signs', 'A, B; C\\D "E"'],
    ['a sign of right to left', 'سيلي \u202eeleeS'],
    ['flags and families', '👩‍👩‍👧‍👦🏴‍☠️'.repeat(20)],
    ['a long word', 'ж'.repeat(400)],
  ])('keeps names with %s', async (_what, name) => {
    const [event] = read(await write([named(name)]));
    expect(event?.summary).toBe(`Ends: ${name}`);
  });

  it('lets no name begin a line of its own', async () => {
    const file = await write([named('Seele\r\nEND:VEVENT\nBEGIN:VALARM\u2028\u0000\ud800')]);
    const events = read(file);
    expect(events).toHaveLength(1);
    expect(file.split('\r\n').filter((line) => /^(END:VEVENT|BEGIN:VALARM)/.test(line))).toEqual([
      'END:VEVENT',
    ]);
    expect(events[0]?.summary).toBe('Ends: Seele END:VEVENT BEGIN:VALARM \ufffd');
  });

  it('law: no line is longer than 75 octets, and whatever is in a name comes back', async () => {
    const { t } = createI18n('en', await loadMessages('en', ['calendar']));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }), (names) => {
        const file = writeCalendar([named(...names)], { t, name: 'Trailbook', stamp: NOW });
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const plain = `Ends: ${names.join(' · ')}`.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
        expect(read(file)[0]?.summary).toBe(plain);
      }),
    );
  });
});
