import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');

/** Opens something of Seele here, and deletes her in another tab of the same browser. */
async function deletedElsewhere(page: Page, open: string): Promise<Page> {
  await page.goto('/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await page.getByRole('button', { name: open }).click();
  const other = await page.context().newPage();
  await other.goto('/en/planner');
  await other.getByRole('button', { name: 'Delete Seele' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tickets(other)).toHaveCount(0);
  return other;
}

test('an entry deleted in another tab while it is edited says so, and is kept as a new one if one likes', async ({
  page,
}) => {
  const other = await deletedElsewhere(page, 'Edit Seele');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Seele was deleted in another tab.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  const target = dialog.getByLabel('Target level', { exact: true });
  await target.fill('70');
  await target.press('Enter');
  await dialog.getByRole('button', { name: 'Keep as a new entry' }).click();
  await expect(tickets(page)).toHaveText([/Seele.*Lv\. 70/]);
  await expect(tickets(other)).toHaveText([/Seele.*Lv\. 70/]);
});

test('an entry deleted in another tab while it is edited stays deleted when the edit is discarded', async ({
  page,
}) => {
  await deletedElsewhere(page, 'Edit Seele');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
});

test('an upgrade of what was deleted in another tab takes nothing from the inventory', async ({
  page,
}) => {
  await deletedElsewhere(page, 'Upgrade Seele');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await expect(page.getByText('Seele was deleted in another tab.')).toBeVisible();
  await expect(page.getByText('Seele was upgraded.')).toHaveCount(0);
});
