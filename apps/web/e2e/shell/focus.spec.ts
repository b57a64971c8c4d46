import type { Page } from '@playwright/test';
import { core, expect, test } from '../support/fixtures.ts';

/**
 * A dialog opens where one goes on, and closes to where one was. Typing at once never presses a button
 * that nobody chose.
 */

async function ready(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const BY = {
  key: (page: Page, name: string) => button(page, name).press('Enter'),
  mouse: (page: Page, name: string) => button(page, name).click(),
};

for (const [way, open] of Object.entries(BY)) {
  test.describe(`by ${way}`, () => {
    test(`each dialog of the planner gives the focus back to what opened it${core(way === 'key')}`, async ({
      page,
    }) => {
      await ready(page, '/en/planner#seele');
      await expect(page.locator('li:focus')).toContainText('Seele');
      for (const name of [
        'Add character',
        'Add light cone',
        'Materials',
        'Edit Seele',
        'Delete Seele',
      ]) {
        await open(page, name);
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(button(page, name)).toBeFocused();
      }
    });

    test('each dialog of the settings gives the focus back to what opened it', async ({ page }) => {
      await ready(page, '/en/settings');
      for (const name of [
        'Create new Profile',
        'Rename Default',
        'Data recovery',
        'Delete All Data',
      ]) {
        await open(page, name);
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(button(page, name)).toBeFocused();
      }
    });

    test('saving a new entry gives the focus back over two dialogs', async ({ page }) => {
      await ready(page, '/en/planner');
      await open(page, 'Add character');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('seele');
      await dialog(page).getByRole('button', { name: /Seele/ }).press('Enter');
      await expect(button(page, 'Save')).toBeVisible();
      await open(page, 'Save');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page, 'Add character')).toBeFocused();
    });
  });
}

test('where an entry was deleted, the focus is on what stands there now', async ({ page }) => {
  await ready(page, '/en/planner#seele');
  await ready(page, '/en/planner#bronya');
  await button(page, 'Delete Bronya').press('Enter');
  await button(page, 'Delete').press('Enter');
  await expect(button(page, 'Delete Bronya')).toHaveCount(0);
  const list = page.getByRole('list', { name: 'Planned upgrades' });
  await expect(list.locator(':focus')).toHaveCount(1);

  await button(page, 'Delete Seele').press('Enter');
  await button(page, 'Delete').press('Enter');
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('what one types at once goes into the first field', async ({ page }) => {
  await ready(page, '/en/planner');
  await button(page, 'Add character').press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('himeko nova');
  await expect(page.getByRole('searchbox')).toHaveValue('himeko nova');
  await page.keyboard.press('Escape');
  await button(page, 'Materials').press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('lost gold');
  await expect(page.getByRole('searchbox')).toHaveValue('lost gold');

  await ready(page, '/en/settings');
  await button(page, 'Create new Profile').click();
  await page.keyboard.type('My alt');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('My alt');
});

test('a dialog without a field opens on its heading, which no key presses', async ({ page }) => {
  await ready(page, '/en/settings');
  await button(page, 'Delete All Data').press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Delete All Data' })).toBeFocused();
  await page.keyboard.type('a b\n');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
});

test('going back closes what lies over the page @core', async ({ page }) => {
  await ready(page, '/en/characters');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Planner' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ascension Planner');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/characters$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('a press beside a dialog closes it, unless something was entered', async ({ page }) => {
  await ready(page, '/en/planner');
  await button(page, 'Add character').click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('seele');
  await page.mouse.click(8, 8);
  await expect(dialog(page)).toHaveCount(0);

  await ready(page, '/en/settings');
  await button(page, 'Create new Profile').click();
  await page.keyboard.type('Alt');
  await page.mouse.click(8, 8);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Alt');
});

test('a button keeps the focus while what it does is under way', async ({ page }) => {
  await ready(page, '/en/settings');
  const download = page.waitForEvent('download');
  await button(page, 'Export Backup').press('Enter');
  await download;
  await expect(page.getByText('The backup was saved to your downloads.')).toBeVisible();
  await expect(button(page, 'Export Backup')).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a dialog opens on its heading: no keyboard covers what one came to see', async ({
    page,
  }) => {
    await ready(page, '/en/planner');
    await button(page, 'Add character').tap();
    await expect(dialog(page).getByRole('heading', { name: 'Add character' })).toBeFocused();
  });
});

test.describe('a page that was gone to', () => {
  test('has the focus on its heading, and gives it back to the link on the way back @core', async ({
    page,
  }) => {
    await ready(page, '/en/characters');
    await expect(page.locator('body')).toBeFocused();
    const card = page.locator('main a[href="/en/character/seele"]');
    await card.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Seele' })).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
    await page.getByRole('button', { name: 'The Hunt' }).click();
    await expect(page).toHaveURL(/path=hunt/);
    await expect(page.getByRole('button', { name: 'The Hunt' })).toBeFocused();
  });

  test('leads back to the place where the list was left', async ({ page }) => {
    await ready(page, '/en/characters');
    const card = page.locator('main li a[href*="/character/"]').nth(50);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 250);
  });
});
