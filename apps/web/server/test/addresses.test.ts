import { describe, expect, it } from 'vitest';
import { builtSite } from './built-site';
import { partOf, textOf } from './read-html';

const site = builtSite();

describe('an address that is no page', () => {
  it.each(['/de/nichts', '/de/character/niemand', '/de/character/99999', '/de/lightcone/x'])(
    'is answered with 404 in its language: %s',
    async (path) => {
      const answer = await site.ask(path);
      expect(answer.status).toBe(404);
      expect(textOf(partOf(await answer.text(), 'h1'))).toBe('Seite nicht gefunden');
    },
  );

  it.each(['/en/material/nothing', '/en/oauth?code=a'])(
    'is answered with 404: %s',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );
});

it.each([
  ['/en/character/1102', '/en/character/seele'],
  ['/fr/character/1102', '/fr/character/seele'],
  ['/en/material/110112', '/en/material/lifeless-blade'],
])('the number of a thing leads to its one address: %s', async (from, to) => {
  const answer = await site.ask(from);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe(to);
});

it('a page is the same for everybody, and is asked for again by its tag', async () => {
  const ask = (headers: Readonly<Record<string, string>>) => site.ask('/en/planner', headers);
  const one = await ask({ Cookie: 'theme=day; gender=M', 'Accept-Language': 'ru' });
  const two = await ask({ 'User-Agent': 'Googlebot' });
  expect(await two.text()).toBe(await one.text());
  expect((await ask({ 'If-None-Match': one.headers.get('ETag') ?? '' })).status).toBe(304);
});

it('the address of a filtered list asks for nothing else than the list', async () => {
  const filtered = await site.html('/en/characters?rarity=5&path=hunt&element=ice');
  expect(filtered).toBe(await site.html('/en/characters'));
});

it('nothing of Drive is told where the operator has not set it up', async () => {
  expect(textOf(partOf(await site.html('/en/privacy'), 'main'))).not.toContain('Google');
});
