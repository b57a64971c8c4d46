import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { GAME } from '../../e2e/support/game.ts';
import { builtSite } from './built-site';

const site = builtSite();
const json = async (path: string) => JSON.parse(await site.html(path));
/** Where an answer leads to. */
const locationOf = (answer: Response) => answer.headers.get('Location') ?? '';

describe('data as files', () => {
  it('are plain, under their hash, and packed', async () => {
    const list = await site.ask('/data/en/characters.json');
    expect(list.status).toBe(200);
    const text = await list.text();
    expect(JSON.parse(text).characters).toHaveLength(GAME.counts.characters);
    const again = await site.ask('/data/en/characters.json', {
      'If-None-Match': list.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
    const old = await site.ask('/data/000000000000/en/characters.json');
    expect(old.status).toBe(302);
    expect(locationOf(old)).toMatch(/^\/data\/[\w-]{12}\/en\/characters\.json$/);
    const kept = await site.ask(locationOf(old));
    expect(kept.headers.get('Cache-Control')).toContain('immutable');
    expect(await kept.text()).toBe(text);
    const pack = await (await site.ask('/data/en/characters/all.pack')).bytes();
    expect(new TextDecoder().decode(pack.subarray(0, 4))).toBe('TBPK');
  });

  it('tell of each thing', async () => {
    expect(await json('/data/jp/characters/seele.json')).toMatchObject({
      id: 1102,
      name: { text: 'ゼーレ' },
    });
    expect((await json('/data/en/lightcones/in-the-night.json')).skill.params).toHaveLength(5);
    const relic = await json('/data/en/relics/passerby-of-wandering-cloud.json');
    expect(relic.bonuses).toHaveLength(2);
  });

  it.each([
    ...['en/nothing.json', 'en/characters/nobody.json', 'xx/characters.json'],
    ...['en', 'en/__proto__.json'],
  ])('are refused where there are none: %s', async (name) => {
    expect((await site.ask(`/data/${name}`)).status).toBe(404);
  });

  it('of the planner may be kept for good, and an old name leads to the new one', async () => {
    const html = await site.html('/en/planner');
    const [, href = ''] = /<link rel="preload" as="fetch"[^>]* href="([^"]+)"/.exec(html) ?? [];
    expect((await site.ask(href)).headers.get('Cache-Control')).toContain('immutable');
    expect(locationOf(await site.ask('/data/000000000000/en/planner.json'))).toBe(href);
  });
});

it('answers carry the security headers', async () => {
  const { headers } = await site.ask('/en');
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.has('X-Powered-By')).toBe(false);
});

it('the calendar that a sheet names is there to subscribe to', async () => {
  const address = '/api/v1/calendar/en/asia.ics';
  const answer = await site.ask(address);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ summary }) => summary)).toContain('Daily reset');
  const etag = answer.headers.get('ETag') ?? '';
  expect(etag).not.toBe('');
  expect((await site.ask(address, { 'If-None-Match': etag })).status).toBe(304);
});

it('shortcuts of the installed site lead to pages', async () => {
  const { shortcuts } = await json('/manifest/ru.webmanifest');
  const addresses = (shortcuts as readonly { readonly url: string }[]).map(({ url }) => url);
  expect(addresses).toContain('/ru/forecast');
  for (const to of addresses) expect([to, (await site.ask(to)).status]).toEqual([to, 200]);
});
