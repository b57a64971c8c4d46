import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Which profile a page works in is told, and no other tab changes it unasked. */

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });

async function create(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create new Profile' }).click();
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

/** Another tab that has made a profile, `Alt`, which is in use from then on. */
async function tabWithAlt(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/en/settings');
  await create(other, 'Alt');
  return other;
}

async function deleteAlt(other: Page) {
  await other.getByRole('button', { name: 'Delete Alt' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
}

/** Seele's sheet: the field of her target level. */
async function openTarget(page: Page) {
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  return page.getByRole('dialog').getByLabel('Target level', { exact: true });
}

test('another tab that switches does not redirect what is done here @core', async ({
  page,
  context,
}) => {
  await page.goto('/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await expect(page.getByText('Profile: ')).toHaveCount(0);

  const other = await tabWithAlt(context);

  await expect(page.getByRole('heading', { name: '“Alt” is in use now' })).toBeVisible();
  await expect(page.getByText('What you do here still goes to “Default”.')).toBeVisible();
  await expect(page.getByText('Profile: Default')).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'bronya';
  });
  await expect(tickets(page)).toHaveText([/Bronya/, /Seele/]);
  await other.goto('/en/planner');
  await expect(other.getByText('Profile: Alt')).toBeVisible();
  await expect(tickets(other)).toHaveCount(0);

  await page.getByRole('button', { name: 'Go on in “Alt”' }).click();
  await expect(page.getByText('Profile: Alt')).toBeVisible();
  await expect(tickets(page)).toHaveCount(0);
});

test('a profile that another tab deletes is told to be gone @core', async ({ page, context }) => {
  const other = await tabWithAlt(context);
  await page.goto('/en/planner#seele');
  await expect(page.getByText('Profile: Alt')).toBeVisible();
  await expect(tickets(page)).toHaveCount(1);

  await deleteAlt(other);

  const heading = page.getByRole('heading', { name: '“Alt” was deleted' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('What you do here goes to “Default” now.')).toBeVisible();
  await expect(tickets(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on in “Default”' }).click();
  await expect(heading).toHaveCount(0);
});

test('what was entered goes along when another tab deletes the profile', async ({
  page,
  context,
}) => {
  const other = await tabWithAlt(context);
  const target = await openTarget(page);
  await target.fill('70');
  await target.press('Enter');

  await deleteAlt(other);

  await expect(page.getByText('What you do here goes to “Default” now.')).toBeAttached();
  await expect(target).toHaveValue('70');
  await page.getByRole('button', { name: 'Keep as a new entry' }).click();
  await expect(tickets(page)).toHaveText([/Seele.*Lv\. 70/]);
  await other.goto('/en/planner');
  await expect(tickets(other)).toHaveText([/Seele.*Lv\. 70/]);
});

test('a number that was still being typed when another tab deletes the profile is told', async ({
  page,
  context,
}) => {
  const other = await tabWithAlt(context);
  const target = await openTarget(page);
  await target.fill('6');
  await target.fill('65');

  await deleteAlt(other);

  await expect(
    page.getByText('What you were typing was not saved: Target level, 65.'),
  ).toBeAttached();
});

test('two profiles of one name are refused, and a name says how long it may be', async ({
  page,
}) => {
  await page.goto('/en/settings');
  await page.getByRole('button', { name: 'Create new Profile' }).click();
  await nameField(page).fill(' default');
  await expect(page.getByText('Another profile already has this name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await nameField(page).fill('');
  await nameField(page).pressSequentially('A very long profile name that goes on and on');
  await expect(nameField(page)).toHaveValue('A very long profile name that goes on an');
  await expect(page.getByText('A name has at most 40 characters.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Rename A very long/ }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await nameField(page).fill('Default');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});
