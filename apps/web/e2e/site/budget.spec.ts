import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { pageScripts } from '../../test/page-scripts.ts';
import { expect, test } from '../support/fixtures.ts';

/** What each page may ship is held by `server/test/budgets.test.ts`, from the built files. */

for (const path of ['/en/planner', '/en/character/seele']) {
  test(`${path} loads the scripts that its budget counts @core`, async ({ page, request }) => {
    // A newcomer has nothing stored. The planner opens the store, and on a slow machine the shell, which looks for what
    // is stored, would find that before it has looked.
    await page.addInitScript(() => {
      indexedDB.databases = async () => [];
    });
    const loaded = await loadedBy(page, path);
    const html = await (await request.get(path)).text();
    expect(loaded.map((script) => new URL(script.url()).pathname).sort()).toEqual(
      pageScripts(html, path),
    );
  });
}

/** In kB of gzipped JavaScript, as for a newcomer. */
const OF_ACHIEVEMENTS = 139;

for (const path of ['/en/achievements', '/en/achievements/the-memories-we-share']) {
  test(`${path} ships no more to a player who has marked some`, async ({ page }) => {
    await page.goto('/en/achievements/i-trailblazer');
    await page.getByRole('checkbox', { name: 'My Childhood' }).check();
    await expect(page.getByRole('status')).toContainText('Marked as done: 1');
    // Nothing of this page is still on its way when the next is asked for.
    await page.goto('/en', { waitUntil: 'networkidle' });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    expect(await shippedBy(page, path)).toBeLessThanOrEqual(OF_ACHIEVEMENTS);
    await expect
      .poll(() => page.getByRole('progressbar').first().getAttribute('aria-valuenow'))
      .toBeTruthy();
  });
}

/** How many kB of JavaScript come with a page until the network is quiet. */
async function shippedBy(page: Page, path: string): Promise<number> {
  const bodies = (await loadedBy(page, path)).map((script) => script.body());
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  test.info().annotations.push({ type: 'size', description: `${total.toFixed(1)} kB` });
  console.info(`${path}: ${total.toFixed(1)} kB of ${OF_ACHIEVEMENTS} kB`);
  expect(sizes.length).toBeGreaterThan(3);
  return total;
}

/** The scripts that come with a page until the network is quiet. */
async function loadedBy(page: Page, path: string): Promise<readonly Response[]> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return scripts;
}
