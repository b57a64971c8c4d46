import type { Page } from '@playwright/test';
import { core, expect, test } from '../support/fixtures.ts';

/**
 * On a slow processor a page is seen long before its scripts have come: what is done on it meanwhile counts.
 * The tests go where they go without waiting for it to be alive.
 */

const SLOW_DOWN = 6;
// Other tests run beside these: six times slower is as many seconds.
const TO_COME_ALIVE = { timeout: 60_000 };

test.describe.configure({ timeout: 120_000 });

async function seen(page: Page, baseURL: string | undefined, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await session.send('Page.navigate', { url: baseURL + path });
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
}

const shownOf = (page: Page) => page.locator('main ul.grid > li');

for (const [list, word, name] of [
  ['characters', 'seele', 'Seele'],
  ['books', 'marcus', 'Marcus'],
] as const) {
  test(`what is typed into the search of ${list} at once narrows the list${core(list === 'characters')}`, async ({
    page,
    baseURL,
  }) => {
    await seen(page, baseURL, `/en/${list}`);
    const field = page.locator('main input[type=search]');
    await field.pressSequentially(word, { delay: 40 });
    await expect(field).toHaveValue(word);
    await expect(shownOf(page)).toHaveCount(await found(page, name));
    await expect(shownOf(page).first()).toContainText(name);
  });
}

async function found(page: Page, name: string): Promise<number> {
  await expect(shownOf(page).filter({ hasNotText: name })).toHaveCount(0, TO_COME_ALIVE);
  return shownOf(page).count();
}

test('filters that are pressed at once are on', async ({ page, baseURL }) => {
  await seen(page, baseURL, '/en/characters');
  const quantum = page.getByRole('button', { name: 'Quantum', exact: true });
  const hunt = page.getByRole('button', { name: 'The Hunt', exact: true });
  await quantum.click();
  await hunt.click();
  await expect(quantum).toHaveAttribute('aria-pressed', 'true', TO_COME_ALIVE);
  await expect(hunt).toHaveAttribute('aria-pressed', 'true');
  await expect(shownOf(page).filter({ hasText: 'Seele' })).toHaveCount(1);
});

test('what is typed right after a sheet was asked for lands in its search', async ({
  page,
  baseURL,
}) => {
  await seen(page, baseURL, '/en/planner');
  await page.getByRole('button', { name: 'Add character' }).click();
  await page.keyboard.type('himeko nova', { delay: 10 });
  await expect(page.getByRole('searchbox')).toHaveValue('himeko nova', TO_COME_ALIVE);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Himeko/ })).not.toHaveCount(0);
});

for (const [adds, word, name] of [
  ['Add character', 'acheron', 'Acheron'],
  ['Add light cone', 'in the night', 'In the Night'],
] as const) {
  test(`Enter takes what was typed while the sheet of ‘${adds}’ was on its way${core(adds === 'Add character')}`, async ({
    page,
  }) => {
    await page.route('**/add-dialog-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.goto('/en/planner');
    await page.getByRole('button', { name: adds }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expect(
      page.getByRole('dialog').getByRole('heading', { name, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
  });
}

test('the search that is asked for at once opens, and takes what is typed next', async ({
  page,
  baseURL,
}) => {
  await seen(page, baseURL, '/en/characters');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('combobox');
  await expect(search).toBeFocused(TO_COME_ALIVE);
  await page.keyboard.type('seele?', { delay: 10 });
  await expect(search).toHaveValue('seele?');
});

test('the search that a key asks for at once opens with what was typed after it', async ({
  page,
  baseURL,
}) => {
  await seen(page, baseURL, '/de');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('seele', { delay: 10 });
  const search = page.getByRole('combobox');
  await expect(search).toHaveValue('seele', TO_COME_ALIVE);
  await expect(search).toBeFocused();
  await expect(page.getByRole('option', { name: /^Seele/ })).not.toHaveCount(0, TO_COME_ALIVE);
});

test('the keys that a question mark asks for at once are shown', async ({ page, baseURL }) => {
  await seen(page, baseURL, '/en/relics');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible(TO_COME_ALIVE);
});

test('Enter after what was typed for the search that a key asks for at once opens it', async ({
  page,
  baseURL,
}) => {
  await seen(page, baseURL, '/en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('seele');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/character/seele', TO_COME_ALIVE);
});
