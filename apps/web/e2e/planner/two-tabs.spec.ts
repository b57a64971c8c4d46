import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');

/** Opens something of Seele here, and sets her to go from 40 to 50 in another tab of the same browser. */
async function changedElsewhere(page: Page, open: string): Promise<Page> {
  await page.goto('/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await page.getByRole('button', { name: open }).click();
  const other = await page.context().newPage();
  await other.goto('/en/planner');
  await other.getByRole('button', { name: 'Edit Seele' }).click();
  for (const [label, level] of [
    ['Current level', '40'],
    ['Target level', '50'],
  ] as const) {
    const field = other.getByRole('dialog').getByLabel(label, { exact: true });
    await field.fill(level);
    await field.press('Enter');
  }
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(tickets(other)).toHaveText([/Lv\. 40.*Lv\. 50/]);
  return other;
}

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

test('an entry deleted in another tab while it is edited says so, and is kept as a new one if one likes @core', async ({
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

test('an entry changed in another tab while it is edited says so, and the change can be taken over @core', async ({
  page,
}) => {
  await changedElsewhere(page, 'Edit Seele');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Seele was changed in another tab.')).toBeVisible();
  await expect(dialog.getByText('Saving replaces it with what is shown here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use that change' }).click();
  await expect(dialog.getByLabel('Current level', { exact: true })).toHaveValue('40');
  await expect(dialog.getByText('changed in another tab')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tickets(page)).toHaveText([/Lv\. 40.*Lv\. 50/]);
});

test('an upgrade begins with what another tab has made of the entry @core', async ({ page }) => {
  const other = await changedElsewhere(page, 'Upgrade Seele');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Seele was changed in another tab.')).toBeVisible();
  await expect(dialog.getByText('Current level: Lv. 40')).toBeVisible();
  await expect(dialog.getByLabel('Target level', { exact: true })).toHaveValue('50');
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await expect(tickets(page)).toHaveText([/Lv\. 50.*Lv\. 50/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tickets(other)).toHaveText([/Lv\. 40.*Lv\. 50/]);
});

test('a deletion that is taken back brings what another tab has made of the entry', async ({
  page,
}) => {
  const other = await changedElsewhere(page, 'Delete Seele');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tickets(other)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tickets(page)).toHaveText([/Lv\. 40.*Lv\. 50/]);
  await expect(tickets(other)).toHaveText([/Lv\. 40.*Lv\. 50/]);
});

test('a deletion that is taken back brings what was stored, though word of it had not come', async ({
  page,
}) => {
  // A busy browser delivers a tab's word to another late; here it never does.
  await page.addInitScript(() => {
    Object.assign(BroadcastChannel.prototype, { addEventListener: () => {} });
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => {} });
  });
  await changedElsewhere(page, 'Delete Seele');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tickets(page)).toHaveText([/Lv\. 40.*Lv\. 50/]);
});

test('a deletion is taken back no more once another tab has added the character anew', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  const other = await page.context().newPage();
  await other.goto('/en/planner');
  await expect(tickets(other)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete Seele' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(tickets(other)).toHaveCount(0);
  await other.evaluate(() => {
    location.hash = 'seele';
  });
  await expect(tickets(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('an entry that is saved stays where another tab has moved it meanwhile', async ({ page }) => {
  await page.goto('/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const other = await page.context().newPage();
  await other.goto('/en/planner#bronya');
  await expect(tickets(other)).toHaveText([/Bronya/, /Seele/]);
  await other.getByRole('button', { name: 'Leave out Seele' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(tickets(page)).toHaveText([/Bronya/, /Seele/]);
  await expect(page.getByRole('button', { name: 'Include Seele' })).toBeVisible();
});
