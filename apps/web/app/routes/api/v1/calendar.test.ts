import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { REGIONS } from '@trailbook/core/internal/user-data';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { dataset } from '../../../../../../packages/core/test/real-data';
import { createLookups } from '../../../../server/models/lookup';
import { smallContext } from '../../../../server/test/small-site';
import { loader } from './calendar';

const real = { ...smallContext, dataset, lookupFor: createLookups(dataset, {}) };

function ask(language: string, file: string, context = real): Promise<Response> {
  const request = new Request(`http://localhost/api/v1/calendar/${language}/${file}`);
  return loader({ request, params: { language, file }, context });
}

async function read(answer: Response): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('the feed of a server', () => {
  it('is a calendar with a tag, which caches hold', async () => {
    const answer = await ask('en', 'asia.ics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(answer.headers.get('ETag')).toMatch(/^"[\w-]{16}"$/);
    const events = await read(answer);
    expect(events.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['Daily reset', 'Weekly reset', 'Monthly shop reset']),
    );
    expect(events.some(({ summary }) => /^Begins: .*Seele|^Begins: \S/.test(summary))).toBe(true);
  });

  it('has the same bytes whenever it is asked for', async () => {
    const [one, other] = await Promise.all(
      [0, 86_400_000].map((later) => ask('de', 'europe.ics', { ...real, now: real.now + later })),
    );
    expect(await other?.text()).toBe(await one?.text());
  });

  it('is small, in all languages and of all servers, each event once', async () => {
    for (const language of LANGUAGES) {
      for (const region of REGIONS) {
        const answer = await ask(language, `${region}.ics`);
        const text = await answer.clone().text();
        expect(new TextEncoder().encode(text).length).toBeLessThan(16_000);
        const ids = (await read(answer)).map(({ uid }) => uid);
        expect(ids.length).toBeGreaterThan(5);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it('speaks the language that it is asked for in', async () => {
    const names = (await read(await ask('jp', 'asia.ics'))).map(({ summary }) => summary);
    expect(names).toContain('デイリーリセット');
    expect(names.join()).toMatch(/終了：[^,]*[ァ-ヶ]/);
  });

  it('is there where no banner is known', async () => {
    const none = { ...dataset, banners: { banners: [], unnumbered: [] } };
    const context = { ...real, dataset: none, lookupFor: createLookups(none, {}) };
    const events = await read(await ask('en', 'america.ics', context));
    expect(events.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['xx', 'asia.ics', 404],
    ['en', 'mars.ics', 404],
    ['en', 'asia.txt', 400],
    ['en', '../asia.ics', 400],
    ['__proto__', 'asia.ics', 400],
  ])('of %s/%s is refused with %i', async (language, file, status) => {
    const answer = await ask(language, file);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String) } });
  });
});
