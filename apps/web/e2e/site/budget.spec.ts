import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What a page may ship, in kB of gzipped JavaScript, as the browser really loads it. */
const BUDGETS = {
  '/en': 129,
  '/en/planner': 171,
  '/en/warp': 181,
  '/en/import': 175,
  '/en/forecast': 204,
  '/en/characters': 133,
  '/en/character/seele': 154,
  '/en/lightcone/in-the-night': 152,
  '/en/relics': 133,
  '/en/materials': 133,
  '/en/simuniverse/current/worlds': 137,
  '/en/simuniverse/current/blessings': 137,
  '/en/material/lifeless-blade': 152,
  '/en/consumables': 133,
  '/en/books': 131,
  '/en/book/space-station-love-poems': 152,
  '/en/icons': 131,
  '/en/icon/acheron': 152,
  '/en/achievements': 139,
  '/en/achievements/the-memories-we-share': 139,
};

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} ships at most ${budget} kB of JavaScript`, async ({ page }) => {
    expect(await shippedBy(page, path, budget)).toBeLessThanOrEqual(budget);
  });
}

for (const path of ['/en/achievements', '/en/achievements/the-memories-we-share'] as const) {
  test(`${path} ships no more to a player who has marked some`, async ({ page }) => {
    await page.goto(path.replace(/\/achievements.*/, '/achievements/i-trailblazer'));
    await page.getByRole('checkbox', { name: 'My Childhood' }).check();
    await expect(page.getByRole('status')).toContainText('Marked as done: 1');
    // Nothing of this page is still on its way when the next is asked for.
    await page.goto('/en', { waitUntil: 'networkidle' });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    expect(await shippedBy(page, path, BUDGETS[path])).toBeLessThanOrEqual(BUDGETS[path]);
    await expect
      .poll(() => page.getByRole('progressbar').first().getAttribute('aria-valuenow'))
      .toBeTruthy();
  });
}

/** How many kB of JavaScript come with a page until the network is quiet. */
async function shippedBy(page: Page, path: string, budget: number): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  test.info().annotations.push({ type: 'size', description: `${total.toFixed(1)} kB` });
  console.info(`${path}: ${total.toFixed(1)} kB of ${budget} kB`);
  expect(sizes.length).toBeGreaterThan(3);
  return total;
}

test('the planner ships nothing of the lists and of the details of things', async ({ page }) => {
  // Texts that lists and details ask for, and nothing else does.
  const theirs = /list\.unknownFilter|skill\.toughness|voice\.battle|eidolon\.rank/;
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/assets\/[^/]+\.js$/.test(pathname)) return;
    scripts.push(response.text().then((code) => (theirs.test(code) ? pathname : '')));
  });
  await page.goto('/en/planner', { waitUntil: 'networkidle' });
  const shipped = await Promise.all(scripts);
  expect(shipped.length).toBeGreaterThan(3);
  expect(shipped.filter(Boolean)).toEqual([]);
});

test('answers carry the security headers', async ({ request }) => {
  const headers = (await request.get('/en')).headers();
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('the planner data may be kept for good, and an old name leads to the new one', async ({
  page,
  request,
}) => {
  await page.goto('/en/planner');
  const href = (await page.locator('link[rel=preload][as=fetch]').getAttribute('href')) ?? '';
  const answer = await request.get(href);
  expect(answer.headers()['cache-control']).toContain('immutable');
  const old = await request.get('/data/000000000000/en/planner.json', { maxRedirects: 0 });
  expect(old.headers().location).toBe(href);
});
