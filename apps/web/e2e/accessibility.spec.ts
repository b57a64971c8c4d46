import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pageAt, ROWS } from '@trailbook/ui/pages';
import { loadDataset } from '../app/server/dataset.server.ts';
import { pagePaths } from '../app/server/page-paths.server.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { TEXT_SITE } from './text-addresses.ts';

for (const theme of ['night', 'day'] as const) {
  test(`pages have no accessibility violation by ${theme}`, async ({ page, context, baseURL }) => {
    // Closed tabs are in the page too, and looked through with it.
    test.setTimeout(300_000);
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    // Some cards of each list speak for all, which are alike.
    for (const path of [
      '/en',
      '/en/characters?element=quantum',
      '/jp/characters?element=ice',
      '/en/equipment?path=hunt&rarity=5',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessible(page, theme);
    }
    for (const path of [
      '/en/relics',
      '/en/relics/inert-salsotto',
      '/en/lightcone/in-the-night',
      '/en/materials',
      '/en/material/lifeless-blade',
      '/en/consumables',
      '/en/books',
      '/en/book/space-station-love-poems',
      '/en/icons',
      '/en/icon/acheron',
    ]) {
      await page.goto(path);
      await expectAccessible(page, theme);
    }
    await page.goto('/en/character/aglaea');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectAccessible(page, theme);
    }
    await page.goto('/en/planner#seele');
    await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
    await expectAccessible(page, theme);
    await page.getByRole('button', { name: 'Edit Seele' }).click();
    await expectAccessible(page, theme);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Add light cone' }).click();
    await expectAccessible(page, theme);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto('/en/planner#in-the-night');
    for (const sheet of ['Materials', 'Priority', 'Upgrade Seele', 'Farming plan']) {
      await page.getByRole('button', { name: sheet, exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, theme);
      await page.getByRole('button', { name: 'Close' }).click();
    }
    await page.getByRole('button', { name: 'Add character' }).click();
    await page.getByRole('button', { name: 'Custom' }).click();
    await expect(page.getByRole('dialog', { name: 'Custom' })).toBeVisible();
    await expectAccessible(page, theme);
    await page.goto('/en/planner_dev_debug');
    await expectAccessible(page, theme);
    await page.goto('/en/settings#planner');
    await expect(page.getByText('Planned upgrades: 2')).toBeVisible();
    await expectAccessible(page, theme);
    await page.getByRole('button', { name: 'Data recovery' }).click();
    await expect(page.getByRole('dialog', { name: 'Data recovery' })).toBeVisible();
    await expectAccessible(page, theme);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Delete All Data' }).click();
    await expectAccessible(page, theme);
  });
}

/** One page of every kind; of things some that have all parts. */
function onePageOfEach(): string[] {
  const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
  const paths = ['/character/aglaea', '/relics/poet-of-mourning-collapse', ...pagePaths(dataset)];
  return ROWS.flatMap(([, row]) => paths.find((path) => pageAt(`/en${path}`) === row) ?? []);
}

test('headings go down one level at a time, on every kind of page, tab and sheet', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const addresses = [...onePageOfEach(), '/planner', '/planner_dev_debug', '/settings', '/compare'];
  for (const address of new Set(addresses)) {
    await page.goto(`/en${address}`);
    await expectHeadings(page, address);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectHeadings(page, `${address} ${await tab.textContent()}`);
    }
  }
  await page.goto('/en/planner#seele');
  for (const sheet of ['Edit Seele', 'Upgrade Seele', 'Materials', 'Farming plan']) {
    await page.getByRole('button', { name: sheet, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectHeadings(page, sheet);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

/** Of what is on top: a sheet's own begin below the page's. */
async function expectHeadings(page: Page, place: string) {
  const levels = await page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document;
    return [...top.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName.slice(1)));
  });
  const isSheet = await page.locator('dialog[open]').count();
  expect([place, levels[0]]).toEqual([place, isSheet ? 2 : 1]);
  const skips = levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1);
  expect([place, levels, skips]).toEqual([place, levels, []]);
}

test.describe('with texts', () => {
  // Pictures that the store does not have are told by the browser itself.
  test.use({ baseURL: TEXT_SITE, tolerated: /Failed to load resource.*404/ });

  test('a character with all of its texts has no violation', async ({ page }) => {
    await page.goto('/jp/character/aurelia-of-the-etoile');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectHeadings(page, (await tab.textContent()) ?? '');
      await expectAccessible(page);
    }
    await page.getByRole('tab', { name: 'ボイス' }).click();
    await expect(page.getByText('足元に気をつけて。')).toBeVisible();
    await expectAccessible(page);
  });
});
