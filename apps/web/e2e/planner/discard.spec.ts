import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const rows = (page: Page) => page.getByRole('dialog').locator('ol > li');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();

async function planTwo(page: Page) {
  await page.goto('/en/planner#seele');
  const bronya = page.getByRole('heading', { name: 'Bronya' });
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'bronya';
  });
  await expect(bronya).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
}

test('an order that was discarded can be had back, and then saved @core', async ({ page }) => {
  await planTwo(page);
  await page.getByRole('button', { name: 'Priority' }).click();
  await expect(rows(page)).toHaveText([/Bronya/, /Seele/]);
  await rows(page).last().getByRole('button').focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  await expect(rows(page)).toHaveText([/Seele/, /Bronya/]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('The changes were discarded.')).toBeVisible();
  await undo(page);
  await expect(rows(page)).toHaveText([/Seele/, /Bronya/]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('li.ticket')).toHaveText([/Seele/, /Bronya/]);
  // Nothing changed, nothing to have back.
  await page.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The changes were discarded.')).toHaveCount(0);
});

test('what was filled in for a custom character can be had back', async ({ page }) => {
  await page.goto('/en/planner');
  await page.getByRole('button', { name: 'Add character' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Custom' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Firstborn');
  await dialog.getByLabel('Ascension material').selectOption('Void Cast Iron');
  await dialog.getByLabel('Materials of the path').selectOption({ index: 1 });
  await dialog.getByLabel('Materials of common enemies').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await undo(page);
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Firstborn');
  await expect(dialog.getByLabel('Ascension material').locator('option:checked')).toHaveText(
    'Void Cast Iron',
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The next sheet was not touched, yet all that was filled in before hangs on it.
  await expect(page.getByRole('dialog', { name: 'Firstborn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await undo(page);
  await page
    .getByRole('dialog', { name: 'Firstborn' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.locator('li.ticket')).toHaveText([/Firstborn/]);
});

test('a custom character’s own sheet leads back to its levels, as they were left', async ({
  page,
}) => {
  await page.goto('/en/planner');
  await page.getByRole('button', { name: 'Add character' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Custom' }).click();
  await dialog.getByLabel('Ascension material').selectOption({ index: 1 });
  await dialog.getByLabel('Materials of the path').selectOption({ index: 1 });
  await dialog.getByLabel('Materials of common enemies').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const level = dialog.getByLabel('Target level', { exact: true });
  await level.fill('60');
  await level.press('Tab');
  await dialog.getByRole('button', { name: 'Name, rarity, path and materials' }).click();
  await expect(dialog.getByLabel('Materials of the path')).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(level).toHaveValue('60');
});
