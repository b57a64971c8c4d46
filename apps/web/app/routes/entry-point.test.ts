import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../server/site/create-site';
import { smallDataset } from '../../server/test/small-dataset';
import { drawnSite } from '../../test/drawn-site';

let site: Site;
beforeAll(async () => {
  site = await drawnSite(smallDataset);
  // All of the site's modules are read, which takes its time.
}, 180_000);
const ask = (path: string, language = '') =>
  site(new Request(`http://localhost:3000${path}`, { headers: { 'Accept-Language': language } }));

describe('an address without a language', () => {
  it.each([
    ['/', 'de', '/de'],
    ['/', '', '/en'],
    ['/?helpmode', 'de', '/de?helpmode'],
    ['/?helpmode=1&next=//evil.example', '', '/en?helpmode'],
    ['/?next=//evil.example', '', '/en'],
    ['/privacy', 'ja', '/jp/privacy'],
    ['/privacy', '', '/en/privacy'],
    ['/planner', 'zh-TW', '/cht/planner'],
    ['/Character/Seele', 'fr-CA,en;q=0.5', '/fr/character/Seele'],
    ['/lightcone', 'pt-BR', '/pt/equipment'],
  ])('leads to that of its reader: %s for "%s"', async (path, language, target) => {
    const answer = await ask(path, language);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, target]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language');
  });

  it('leads to the one that was chosen, whatever the browser wishes', async () => {
    const headers = { Cookie: 'X-SRS-Language=kr', 'Accept-Language': 'de' };
    const answer = await site(new Request('http://localhost:3000/planner', { headers }));
    expect(answer.headers.get('Location')).toBe('/kr/planner');
  });

  it.each(['/xx', '/privacy/more', '/privacyy'])(
    'that is none of ours is a 404: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
