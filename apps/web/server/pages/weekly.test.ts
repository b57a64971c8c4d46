import { describe, expect, it, vi } from 'vitest';
import { smallSite } from '../test/small-site';
import { universeDataset } from '../test/small-universe';
import { cacheControlOfWeek, isWeekly } from './weekly';

/** Four in the morning of a Monday, on the servers in Asia. */
const TURN = Date.UTC(2024, 2, 24, 20);
const CURRENT = 'http://localhost:3000/en/simuniverse/current/worlds';

/** A site whose clock a test moves, and whose pages say at which moment they were drawn. */
function siteAt(start: number) {
  const clock = { now: start };
  const routes = vi.fn(async (_request: Request, { now }: { readonly now: number }) => {
    return new Response(String(now), { headers: { 'Content-Type': 'text/html' } });
  });
  const site = smallSite({ dataset: universeDataset, routes, now: () => clock.now });
  const ask = async (address = CURRENT) => (await site(new Request(address))).text();
  return { clock, routes, site, ask };
}

describe('a page of the current week', () => {
  it('is drawn once a week, and again by the first request after its end', async () => {
    const { clock, routes, ask } = siteAt(TURN - 60_000);
    expect(await ask()).toBe(String(TURN - 60_000));
    clock.now = TURN - 1;
    expect(await ask()).toBe(String(TURN - 60_000));
    clock.now = TURN;
    expect(await ask()).toBe(String(TURN));
    clock.now = TURN + 60_000;
    expect(await ask()).toBe(String(TURN));
    expect(routes).toHaveBeenCalledTimes(2);
  });

  it('changes for the data of the page and for its file too', async () => {
    const { clock, ask } = siteAt(TURN - 1);
    const addresses = [`${CURRENT}.data`, 'http://localhost:3000/data/en/rogue/current.json'];
    for (const address of addresses) expect(await ask(address)).toBe(String(TURN - 1));
    clock.now = TURN;
    for (const address of addresses) expect(await ask(address)).toBe(String(TURN));
  });

  it('leaves other pages as they were drawn', async () => {
    const { clock, ask } = siteAt(TURN - 1);
    const other = 'http://localhost:3000/en/characters';
    await ask(other);
    clock.now = TURN;
    expect(await ask(other)).toBe(String(TURN - 1));
  });

  it('may stay in shared caches no longer than the week lasts', async () => {
    const { clock, site } = siteAt(TURN - 30_000);
    const cached = async () => (await site(new Request(CURRENT))).headers.get('Cache-Control');
    expect(await cached()).toBe('public, max-age=0, s-maxage=30');
    clock.now = TURN;
    expect(await cached()).toBe('public, max-age=0, s-maxage=60');
    expect(cacheControlOfWeek(undefined, TURN)).toContain('s-maxage=60');
  });
});

describe('isWeekly', () => {
  it.each([
    ['/en/simuniverse/current/curios', true],
    ['/jp/simuniverse/2023-02-06/worlds.data', true],
    ['/data/en/rogue/current.json', true],
    ['/data/abcdef/en/rogue/current.json', true],
    ['/data/abcdef/1x2y3z', true],
    ['/data/en/rogue.json', false],
    ['/en/characters', false],
    ['/xx/simuniverse/current/curios', false],
    ['/', false],
  ])('%s: %s', (path, turns) => expect(isWeekly(path)).toBe(turns));
});
