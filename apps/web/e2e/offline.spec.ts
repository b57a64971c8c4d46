import type { Page } from '@playwright/test';
import { startServer } from '../bench/server-process.ts';
import { expect, test } from './fixtures.ts';

/** The site in a real browser's caches. The network is cut by ending the server: nothing else is as sure. */

// A browser says of each file that it could not get it, and of each page that it was told is not there.
test.use({ serviceWorkers: 'allow', tolerated: /^Failed to load resource|ERR_CONNECTION_REFUSED/ });
test.describe.configure({ timeout: 120_000 });

type Running = Awaited<ReturnType<typeof startServer>>;
const running = new Set<Running>();

async function serve(revision: string, port?: string): Promise<Running> {
  const server = await startServer({ REVISION: revision }, port);
  running.add(server);
  // A server that has just begun may be too slow for a page that is stored.
  for (const path of ['/en', '/en/relics', '/en/planner']) await fetch(server.origin + path);
  return server;
}

async function end(server: Running): Promise<void> {
  const isOver = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await isOver;
  running.delete(server);
}

test.afterEach(() => Promise.all([...running].map(end)));

/** Until all is stored that the site brings beforehand: tables come last. */
async function prepared(page: Page): Promise<void> {
  const tables = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.endsWith(':tables'));
      return name ? (await (await caches.open(name)).keys()).length : 0;
    });
  await expect.poll(tables, { timeout: 90_000 }).toBeGreaterThanOrEqual(2);
  await page.waitForTimeout(500);
}

const plan = (page: Page) => page.getByRole('list', { name: 'Planned upgrades' });
test('without a network, the plan and its sheets are there', async ({ page }) => {
  const server = await serve('one');
  await page.goto(`${server.origin}/en/planner#seele`);
  await expect(plan(page)).toContainText('Seele');
  await prepared(page);
  await end(server);

  // What is on the player's own data can be read, and changed.
  await page.reload();
  await expect(plan(page)).toContainText('Seele');
  await page.getByRole('button', { name: 'Add character' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('where it is switched off, what was kept is taken away', async ({ page }) => {
  const old = await serve('one');
  const { port } = new URL(old.origin);
  await page.goto(`${old.origin}/en/characters`);
  await controlled(page);
  await end(old);
  running.add(await startServer({ OFFLINE: 'false' }, port));
  await page.goto(`${old.origin}/en/relics`);
  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});

async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
