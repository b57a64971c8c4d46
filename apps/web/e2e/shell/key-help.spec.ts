import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const SHEET = { name: 'Keys of this page' };

test('a question mark shows the keys of the planner, and the focus returns @core', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  const edit = page.getByRole('button', { name: 'Edit Seele' });
  await edit.focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', SHEET);
  await expect(sheet.getByText('On an entry’s handle: move it')).toBeVisible();
  await expect(sheet.getByText('Show these keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test('while one types, a question mark is a question mark @core', async ({ page }) => {
  await page.goto('/en/planner');
  await page.getByRole('button', { name: 'Add character' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('who?');
  await expect(page.getByRole('searchbox')).toHaveValue('who?');
  await expect(page.getByRole('dialog', SHEET)).toHaveCount(0);
  // Nor does it lay a sheet over another.
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

for (const [path, use] of [
  ['/en/character/seele', 'On the tabs: move between them'],
  ['/en/lightcone/in-the-night', 'On a slider: less or more, or to either end'],
  ['/en/relics/inert-salsotto', 'On the tabs: move between them'],
] as const) {
  test(`the foot of ${path} leads to its keys`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('contentinfo').getByRole('button', { name: /^Keyboard/ });
    await button.click();
    await expect(page.getByRole('dialog', SHEET).getByText(use)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

for (const path of [
  '/en',
  '/en/warp',
  '/en/settings',
  '/en/characters',
  '/en/simuniverse/current/worlds',
  '/en/compare',
  '/en/privacy',
  '/attribution',
]) {
  test(`${path} answers a question mark with the keys of every page`, ({ page }) =>
    answersWithKeys(page, path));
}

test.describe('where there is no page', () => {
  test.use({ tolerated: /status of 404/ });
  test('a question mark is answered as well', ({ page }) =>
    answersWithKeys(page, '/en/nothing-here'));
});

test.describe('on what is held and touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no key is spoken of', async ({ page }) => {
    await page.goto('/en');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    const button = { name: /^Keyboard/, includeHidden: true };
    await expect(page.getByRole('contentinfo').getByRole('button', button)).toBeHidden();
    await expect(page.locator('kbd:visible')).toHaveCount(0);
  });
});

test('the keys are told in the language of the page', async ({ page }) => {
  await page.goto('/jp/planner');
  await expect(page.getByRole('main').getByRole('button').first()).toBeEnabled();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'このページのキー操作' })).toBeVisible();
});

test('who speaks to the browser turns the single key off, for good @core', async ({ page }) => {
  await page.goto('/en/planner');
  await expect(page.getByRole('button', { name: 'Add character' })).toBeEnabled();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Open this sheet with ?' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add character' })).toBeEnabled();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Keyboard/ })
    .click();
  await page.getByRole('switch', { name: 'Open this sheet with ?' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', SHEET)).toBeVisible();
});

async function answersWithKeys(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText(/^Keyboard/);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeEnabled();
  const sheet = page.getByRole('dialog', SHEET);
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible({ timeout: 500 });
  }).toPass();
  // And with no others: without warps there is no line of them.
  await expect(sheet.locator('dl > div')).toHaveText([
    /^Search the whole site.*K$/,
    /^Close a sheet.*Esc$/,
    /^Show these keys.*\?$/,
  ]);
}
