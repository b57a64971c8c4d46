import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';

/** What becomes of a page that is gone to, where nothing keeps the site in the browser. */

// A browser says of each file that it could not get it, as we do of tables, and the framework of each answer that it
// cannot read.
test.use({ tolerated: /^Failed to load resource|^SyntaxError|^Error: / });

const card = (page: Page) => page.locator('main a[href="/en/character/seele"]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a connection, words say so, the way back is open, and the next try leads there @core', async ({
  page,
  context,
}) => {
  await page.goto('/en/characters');
  await context.setOffline(true);
  await card(page).click();
  await expect(heading(page)).toHaveText('No connection');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^No connection/);
  await expect(page).toHaveURL(/\/en\/character\/seele$/);
  await expect(page.getByRole('main')).toContainText('Nothing you saved was changed.');

  const still = page.getByRole('status').filter({ hasText: 'There is still no connection.' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(still).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();

  await page.goBack();
  await expect(heading(page)).toHaveText('Characters');
  await expect(card(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText('No connection');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Seele');
});

test('a page that was seen in this tab is there without a connection, too', async ({
  page,
  context,
}) => {
  await page.goto('/en/characters');
  await card(page).click();
  await expect(heading(page)).toHaveText('Seele');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Characters');
  await card(page).click();
  await expect(heading(page)).toHaveText('Seele');
  await expect(page.getByRole('tablist')).toBeVisible();
});

test.describe('a page that is long in coming', () => {
  const line = (page: Page) => page.locator('.on-the-way');
  const words = (page: Page) =>
    page.getByRole('status').filter({ hasText: 'This page is taking a while to load.' });

  /** Goes to a page whose data never come. */
  async function hang(page: Page) {
    await watchShifts(page);
    // The words come once the page rests.
    const come = page.waitForResponse(/\/slow-navigation-/);
    await page.goto('/en/characters?path=hunt');
    await come;
    await page.route('**/seele.data*', () => undefined);
    await card(page).click();
  }

  test('is told of quietly, then in words, and who stays has all as it was', async ({ page }) => {
    await hang(page);
    await expect(line(page)).toBeVisible();
    await expect(words(page)).toHaveCount(0);
    await expect(words(page)).toBeVisible({ timeout: 10_000 });
    expect(await shiftOf(page)).toBe(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(words(page)).toHaveCount(0);
    await expect(line(page)).toHaveCount(0);
    await expect(card(page)).toBeFocused();
    await expect(page).toHaveURL(/\/en\/characters\?path=hunt$/);
    await expect(heading(page)).toHaveText('Characters');
    expect(requests).toEqual([]);
  });

  test('does not come in place of another that was chosen after the next try', async ({ page }) => {
    await hang(page);
    await expect(words(page)).toBeVisible({ timeout: 10_000 });
    let answer: () => Promise<void> = async () => undefined;
    await page.route('**/en/character/seele', (route) => {
      answer = () => route.continue();
    });
    const request = page.waitForRequest('**/en/character/seele');
    // Pressed within the page: a click from outside waits for the page that is asked for.
    await page.evaluate(() => {
      const planner = document.querySelector<HTMLAnchorElement>('header a[href="/en/planner"]');
      setTimeout(() => planner?.click(), 2000);
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await request;
    await expect(heading(page)).toHaveText('Ascension Planner');
    await answer().catch(() => undefined);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/en\/planner$/);
    await expect(heading(page)).toHaveText('Ascension Planner');
  });

  test('comes once where the first try is answered after the next one was begun', async ({
    page,
  }) => {
    await hang(page);
    let first: () => Promise<void> = async () => undefined;
    await page.route('**/seele.data*', (route) => {
      first = () => route.continue();
    });
    await card(page).click();
    await expect(words(page)).toBeVisible({ timeout: 10_000 });
    const before = await page.evaluate(() => history.length);
    let second: () => Promise<void> = async () => undefined;
    await page.route('**/en/character/seele', (route) => {
      second = () => route.continue();
    });
    const request = page.waitForRequest('**/en/character/seele');
    await page.getByRole('button', { name: 'Try again' }).click({ noWaitAfter: true });
    await request;
    // It was given up: nobody waits for its answer.
    await first().catch(() => undefined);
    await second();
    await expect(heading(page)).toHaveText('Seele');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  test('comes by another try', async ({ page }) => {
    await hang(page);
    await expect(words(page)).toBeVisible({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Seele');
    await expect(line(page)).toHaveCount(0);
  });
});

for (const [what, answer] of Object.entries({
  'a fault': { status: 500, contentType: 'text/plain', body: 'INTERNAL' },
  'what is none': { status: 200, contentType: 'text/html', body: '<p>Sign in to this network' },
  nothing: { status: 204 },
})) {
  test(`a page whose data is ${what} is loaded whole`, async ({ page }) => {
    await page.goto('/en/characters');
    await page.route('**/seele.data*', (route) => route.fulfill(answer));
    await Promise.all([page.waitForEvent('load'), card(page).click()]);
    await expect(page).toHaveURL(/\/en\/character\/seele$/);
    await expect(heading(page)).toHaveText('Seele');
  });
}

test('tables of an older release that are gone ask for the reload @core', async ({ page }) => {
  await page.route('**/deployment.log', (route) => route.fulfill({ json: { revision: 'new' } }));
  await page.route('**/data/*/en/planner.json', (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/planner');
  await expect(page.getByRole('dialog', { name: 'New update' })).toBeVisible();
});
