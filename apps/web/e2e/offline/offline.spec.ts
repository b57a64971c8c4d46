import type { Locator, Page } from '@playwright/test';
import { startServer } from '../../test/server-process.ts';
import { expect, test } from '../support/fixtures.ts';

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

async function waiting(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
    .toBe(true);
}

const plan = (page: Page) => page.getByRole('list', { name: 'Planned upgrades' });
const releases = (page: Page) =>
  page.evaluate(async () => new Set((await caches.keys()).map((name) => name.split(':')[1])).size);

test('without a network, the site goes on; with one again, nothing is lost @core', async ({
  page,
}) => {
  const server = await serve('one');
  const { port } = new URL(server.origin);
  await page.goto(`${server.origin}/en/planner#seele`);
  await expect(plan(page)).toContainText('Seele');
  await prepared(page);
  await page.goto(`${server.origin}/en/character/bronya`);
  await page.goto(`${server.origin}/en/planner`);
  await expect(plan(page)).toContainText('Seele');
  await end(server);

  // What is on the player's own data can be read, and changed.
  await page.reload();
  await expect(plan(page)).toContainText('Seele');
  await page.goto(`${server.origin}/en/settings`);
  await page.goto(`${server.origin}/en/planner#bronya`);
  await expect(plan(page)).toContainText('Bronya');

  // The search leads to a page that was visited.
  await page.goto(`${server.origin}/en/warp`);
  await expect(page.getByRole('button', { name: 'Import and export warps' })).toBeVisible();
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('bronya');
  await page
    .getByRole('option', { name: /Bronya/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bronya' })).toBeVisible();
  await page.goto(`${server.origin}/en/relics`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relics');

  // What is stored is found by its other names, as the server would lead to it.
  for (const [given, address] of [
    ['/EN/', '/en'],
    ['/en-US/Planner/', '/en/planner'],
    ['/relics', '/en/relics'],
  ]) {
    await page.goto(server.origin + given);
    await expect(page).toHaveURL(server.origin + address);
  }

  // What was not visited says so, and what is at hand, in the theme that was chosen.
  const night = { name: 'theme', value: 'night', url: server.origin };
  await page.context().addCookies([night]);
  await goTo(page, '/en/character/kafka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This page is not on your device',
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('link', { name: 'Planner' })).toBeVisible();
  await goTo(page, '/de/character/kafka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Diese Seite ist nicht auf deinem Gerät',
  );

  await serve('one', port);
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kafka' })).toBeVisible();
  await page.goto(`${server.origin}/en/planner`);
  await expect(plan(page)).toContainText('Seele');
  await expect(plan(page)).toContainText('Bronya');
});

test('an old tab and a new release never share code, and all tabs go over together', async ({
  page,
  context,
}) => {
  const old = await serve('one');
  const { port } = new URL(old.origin);
  await page.goto(`${old.origin}/en/planner#seele`);
  await expect(plan(page)).toContainText('Seele');
  await prepared(page);
  const other = await context.newPage();
  await other.goto(`${old.origin}/en/characters`);
  await end(old);
  await serve('two', port);

  // The browser looks for another worker when a page is gone to; it waits for the old tab.
  const third = await context.newPage();
  await third.goto(`${old.origin}/en/relics`);
  await waiting(third);
  expect(await releaseOf(third)).not.toBe(await releaseOf(page));
  expect(await releases(page)).toBe(2);

  // The old tab hears of it; a page that it goes to is loaded whole, of the new release.
  await expect(page.getByRole('dialog', { name: 'New update' })).toBeVisible();
  const before = await releaseOf(page);
  await Promise.all([
    other.waitForEvent('load'),
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await expect.poll(() => releaseOf(page)).not.toBe(before);
  expect(await releaseOf(other)).toBe(await releaseOf(page));
  await expect(plan(page)).toContainText('Seele');
  // Nobody is of the old release any more: what it stored goes.
  await expect.poll(() => releases(page)).toBe(1);
});

test('a release that changes while the database is kept is gone over to, however slowly it comes', async ({
  page,
  context,
}) => {
  const old = await serve('one');
  const { port } = new URL(old.origin);
  await page.goto(`${old.origin}/en/settings`);
  await prepared(page);
  await page.getByRole('button', { name: 'Keep the whole data bank' }).click();
  const done = () => page.getByRole('progressbar').getAttribute('aria-valuenow').then(Number);
  await expect.poll(done).toBeGreaterThan(0);
  const before = await releaseOf(page);
  await end(old);
  await serve('two', port);
  // The new worker is long in coming, and so is the page: longer than a stored one else waits.
  await context.route('**/assets/framework-*.js', () => undefined);
  await context.route('**/en/settings', (route) => setTimeout(() => void route.continue(), 4000));
  await page.getByRole('button', { name: 'Keep the whole data bank' }).click();
  const popup = page.getByRole('dialog', { name: 'New update' });
  await popup.getByRole('button', { name: 'Reload' }).click();
  await expect(popup.getByRole('status')).toHaveText('Loading…');
  await expect.poll(() => releaseOf(page)).not.toBe(before);
  await expect(popup).toHaveCount(0);
});

test('a link of an old tab leads to the new release, whole and with its hash', async ({ page }) => {
  const old = await serve('one');
  const { port } = new URL(old.origin);
  await page.goto(`${old.origin}/en/characters`);
  await controlled(page);
  const before = await releaseOf(page);
  await end(old);
  await serve('two', port);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Warp' }).click(),
  ]);
  await expect(page).toHaveURL(/\/en\/warp#char_event$/);
  expect(await releaseOf(page)).not.toBe(before);
});

test('a page of the kept database opens without a network, though it was never visited', async ({
  page,
}) => {
  const server = await serve('one');
  await page.goto(`${server.origin}/en/settings`);
  await prepared(page);
  await page.getByRole('button', { name: 'Keep the whole data bank' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const done = () => page.getByRole('progressbar').getAttribute('aria-valuenow').then(Number);
  await expect.poll(done).toBeGreaterThan(8);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. What you have so far stays.')).toBeVisible();
  await end(server);

  // The first characters of the list are the first to come.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      const isShown = heading?.checkVisibility({ visibilityProperty: true });
      if (isShown) seen.push(heading?.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  await goTo(page, '/en/character/march-7th');
  await expect(page.getByRole('heading', { level: 1, name: 'March 7th' })).toBeVisible();
  // The page that it began in was never seen.
  const seen = await page.evaluate(() => [...new Set((globalThis as { seen?: string[] }).seen)]);
  expect(seen.join()).not.toContain('Settings');
  await expect(page).toHaveURL(/\/en\/character\/march-7th$/);
});

test('what one tab takes away, another brings no further', async ({ page, context }) => {
  const server = await serve('one');
  await page.goto(`${server.origin}/en/settings`);
  await page.getByRole('button', { name: 'Keep the whole data bank' }).click();
  const done = () => page.getByRole('progressbar').getAttribute('aria-valuenow').then(Number);
  await expect.poll(done).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto(`${server.origin}/en/settings`);
  await Promise.all([controlled(page), controlled(other)]);
  await other.getByRole('button', { name: 'Remove English' }).click();
  const gone = 'Removed. Pages that you visit are still kept.';
  await expect(other.getByText(gone)).toBeVisible();
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep the whole data bank' })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith(':kept')));
  expect(await kept()).toEqual([]);
});

test('it is brought while other pages are looked at, and what is kept in another language goes, too', async ({
  page,
}) => {
  const server = await serve('one');
  await page.goto(`${server.origin}/en/settings`);
  await page.getByRole('button', { name: 'Keep the whole data bank' }).click();
  const bar = page.getByRole('progressbar', { name: 'Keep the whole data bank' });
  const done = () => bar.getAttribute('aria-valuenow').then(Number);
  await expect.poll(done).toBeGreaterThan(0);
  const before = await done();
  const megabytes = async (size: Locator) =>
    Number(/about ([\d.]+)\sMB/.exec((await size.textContent()) ?? '')?.[1]);
  const whole = await megabytes(page.getByText(/^[\d,]+ pages, about/));
  await page.getByRole('link', { name: 'Credits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  await page.goBack();
  // So many that they are told in megabytes.
  await expect.poll(done).toBeGreaterThan(Math.max(before, 60));

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. What you have so far stays.')).toBeVisible();
  // What is here and what is still to come are together what was told at first.
  const here = page.getByRole('list', { name: 'Data bank on this device' }).getByRole('listitem');
  await expect(here).toContainText('MB');
  const left = page.getByText(/^Still to come: /);
  expect((await megabytes(here)) + (await megabytes(left))).toBeCloseTo(whole, 0);

  await page.getByLabel('Language', { exact: true }).selectOption('de');
  const kept = page.getByRole('list', { name: 'Datenbank auf diesem Gerät' });
  await expect(kept.getByRole('listitem')).toHaveText([/^English\d+ Seiten, etwa \d/]);
  await kept.getByRole('button', { name: 'English entfernen' }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Entfernt.' })).toBeFocused();
  const stores = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith(':kept')));
  expect(await stores()).toEqual([]);
});

test('two tabs bring it in two languages beside one another, and one is stopped alone', async ({
  page,
  context,
}) => {
  const server = await serve('one');
  const other = await context.newPage();
  const doneIn = (tab: Page) =>
    tab.getByRole('progressbar').getAttribute('aria-valuenow').then(Number);
  await page.goto(`${server.origin}/en/settings`);
  await page.getByRole('button', { name: 'Keep the whole data bank' }).click();
  await expect.poll(() => doneIn(page)).toBeGreaterThan(0);
  await other.goto(`${server.origin}/de/settings`);
  await other.getByRole('button', { name: 'Ganze Datenbank behalten' }).click();
  await expect.poll(() => doneIn(other)).toBeGreaterThan(0);
  const before = await doneIn(page);
  await expect.poll(() => doneIn(page)).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. What you have so far stays.')).toBeVisible();
  const germans = await doneIn(other);
  await expect.poll(() => doneIn(other)).toBeGreaterThan(germans);
  const chosen = () => other.evaluate(() => localStorage.getItem('trailbook:kept-database'));
  expect(await chosen()).toBe('de');
  await expect(other.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
});

test('each language in which it was begun is gone on with when it is opened', async ({ page }) => {
  const server = await serve('one');
  const bar = page.getByRole('progressbar');
  const isComing = async () => {
    await expect.poll(() => bar.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(0);
  };
  await page.goto(`${server.origin}/en/settings`);
  await page.getByRole('button', { name: 'Keep the whole data bank' }).click();
  await isComing();
  await page.goto(`${server.origin}/de/settings`);
  await page.getByRole('button', { name: 'Ganze Datenbank behalten' }).click();
  await isComing();
  for (const [language, cancel] of [
    ['en', 'Cancel'],
    ['de', 'Abbrechen'],
  ] as const) {
    await page.goto(`${server.origin}/${language}/settings`);
    await expect(page.getByRole('button', { name: cancel })).toBeVisible();
  }
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

/** Without waiting for a page's scripts: the worker's own page has none. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), path);
}

async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Which release a page is of. */
async function releaseOf(page: Page): Promise<string> {
  const release = page.locator('html[data-release]');
  return (await release.getAttribute('data-release')) ?? '';
}
