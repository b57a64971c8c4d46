import type { Page } from '@playwright/test';
import { core, expect, test } from '../support/fixtures.ts';

// A browser says of each file that it could not get it.
test.use({ tolerated: /^Failed to load resource/ });

const TROUBLE = 'This part could not be loaded';

/** A plan of two entries that has loaded nothing but itself. */
async function planner(page: Page) {
  for (const name of ['bronya', 'seele']) {
    await page.goto(`/en/planner#${name}`);
    await expect(page.getByRole('heading', { name, exact: false }).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('button', { name: /^Move Seele/ })).toBeVisible();
}

const SHEETS = {
  'Add character': 'Add character',
  Materials: 'Materials',
  Priority: 'Priority',
  'Farming plan': 'Farming plan',
  'Edit Seele': 'Seele',
  'Upgrade Seele': 'Upgrade Seele',
  'Delete Seele': 'Are you sure?',
} as const;

for (const [button, title] of Object.entries(SHEETS)) {
  test(`'${button}' without network says so, leaves the page as it is, and opens when there is one${core(button === 'Add character')}`, async ({
    page,
    context,
  }) => {
    await planner(page);
    await context.setOffline(true);
    const opener = page.getByRole('button', { name: button, exact: true });
    await opener.click();
    const trouble = page.getByRole('dialog', { name: TROUBLE });
    await expect(trouble).toBeVisible();
    await trouble.getByRole('button', { name: 'Close' }).last().click();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('list', { name: 'Planned upgrades' })).toBeVisible();

    await opener.click();
    await expect(trouble).toBeVisible();
    await context.setOffline(false);
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expect(trouble).toHaveCount(0);
  });
}

test('a sheet stays open, with what was typed, when the one it leads to cannot be loaded @core', async ({
  page,
  context,
}) => {
  await planner(page);
  await page.getByRole('button', { name: 'Upgrade Seele' }).click();
  const sheet = page.getByRole('dialog', { name: 'Upgrade Seele' });
  const level = sheet.getByLabel('Target level', { exact: true });
  await level.fill('50');
  await level.press('Enter');
  await context.setOffline(true);
  await sheet.locator('[data-item="2"] button').click();
  const trouble = page.getByRole('dialog', { name: TROUBLE });
  await trouble.getByRole('button', { name: 'Close' }).last().click();
  await expect(level).toHaveValue('50');
});

test('the keys of a page without network say so', async ({ page, context }) => {
  await planner(page);
  await context.setOffline(true);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: TROUBLE })).toBeVisible();
});

test('a view of the warps that cannot be loaded says so in its place, and comes when it can @core', async ({
  page,
  context,
}) => {
  await page.goto('/en/warp');
  const ways = page.getByRole('button', { name: 'Import and export warps' });
  await expect(ways).toBeVisible();
  await context.setOffline(true);
  await ways.click();
  const trouble = page.getByRole('alert').filter({ hasText: TROUBLE });
  await expect(trouble).toBeVisible();
  await expect(ways).toBeVisible();
  await context.setOffline(false);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Manual import' })).toBeVisible();
  await expect(trouble).toHaveCount(0);
});

test('what was to be planned without network is not lost: words say so, and the next try adds it @core', async ({
  page,
  context,
}) => {
  await page.goto('/en/character/seele');
  const add = page.getByRole('link', { name: 'Add to planner' });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  const trouble = page.getByRole('dialog', { name: TROUBLE });
  await expect(trouble).toContainText('You may be offline');
  await expect(page.getByRole('heading', { name: 'Seele', level: 1 })).toBeAttached();
  await context.setOffline(false);
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Planned upgrades' })).toContainText('Seele');
});
