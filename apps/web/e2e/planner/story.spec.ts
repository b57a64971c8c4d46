import type { Page } from '@playwright/test';
import { formatNumber } from '@trailbook/core/internal/format';
import { core, expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';

const NAMES: Readonly<Record<string, readonly [seele: string, march: string, cone: string]>> = {
  en: ['Seele', 'March 7th', 'In the Night'],
  jp: ['ゼーレ', '三月なのか', '夜の帳の中で'],
  ru: ['Зеле', 'Март 7', 'В ночи'],
};

const tickets = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).locator('> li');

for (const [language, width] of [
  ['en', 1440],
  ['en', 390],
  ['jp', 390],
  ['ru', 1440],
] as const) {
  test(`a newcomer plans, fills the inventory, reorders, upgrades and takes it back: ${language}, ${width} px${core(language === 'en' && width === 1440)}`, async ({
    page,
  }) => {
    const t = textsOf(language);
    const [seele, march, cone] = NAMES[language] ?? ['', '', ''];
    const isPhone = width < 1024;
    const dialog = page.getByRole('dialog');
    const button = (key: string, values?: Record<string, string>) =>
      page.getByRole('button', { name: t(key, values), exact: true });
    const sheetClose = () => dialog.getByRole('button', { name: t('action.close'), exact: true });
    /** The board of what is needed in all, a sheet on phones. */
    const inTotal = async (check: (total: ReturnType<Page['locator']>) => Promise<void>) => {
      if (isPhone)
        await page.getByRole('button', { name: new RegExp(`^${t('planner.total')}`) }).click();
      await check(isPhone ? dialog : page.locator('aside'));
      if (isPhone) await sheetClose().click();
    };
    await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
    await page.goto(`/${language}/planner`);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);

    // Two characters and a light cone.
    for (const [key, search, name] of [
      ['planner.addCharacter', 'seele', seele],
      ['planner.addCharacter', 'march 7th', march],
      ['planner.addLightCone', 'in the night', cone],
    ] as const) {
      await button(key).click();
      await page.getByRole('searchbox').fill(search);
      await dialog.getByRole('button', { name: name }).first().click();
      await button('action.save').click();
    }
    const list = tickets(page, t('planner.entries'));
    await expect(list).toHaveCount(3);
    await expect(list.first()).toContainText(cone);
    await inTotal(async (total) => {
      await expect(total.locator('[data-item="110406"]')).toContainText('65');
    });

    // The inventory: 30 of the lowest tier serve the 18 that are needed, and make four of the next.
    await button('planner.inventory').click();
    await dialog.getByRole('button', { name: t('purpose.trace') }).click();
    const field = dialog.locator('[data-item="110121"]').getByRole('textbox');
    await field.fill(formatNumber(language, 1234));
    await field.blur();
    await expect(field).toHaveValue(/^1[,\s  .]?234$/);
    await button('action.save').click();
    await expect(page.getByText(t('plan.inventorySaved'))).toBeVisible();
    await inTotal(async (total) => {
      await expect(
        total.getByText(new RegExp(t('plan.made', { number: '\\d+' }))).first(),
      ).toBeVisible();
    });

    // Reordered by keyboard.
    await button('plan.priority').click();
    const rows = dialog.locator('ol > li');
    await expect(rows.first()).toContainText(cone);
    await dialog.getByRole('button', { name: cone }).focus();
    await page.keyboard.press('Space');
    await page.waitForTimeout(250);
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(250);
    await page.keyboard.press('Space');
    await expect(rows.first()).toContainText(march);
    await button('action.save').click();
    await expect(list.first()).toContainText(march);

    // An upgrade that lacks something is refused; done anyway, it can be taken back.
    await button('plan.upgradeTitle', { name: cone }).click();
    await button('sheet.upgrade').click();
    await expect(dialog.getByText(t('sheet.notEnough'))).toBeVisible();
    await button('sheet.anyway').click();
    await expect(dialog.getByText(t('sheet.anywayQuestion'))).toBeVisible();
    await button('sheet.anyway').click();
    await expect(page.getByText(t('plan.upgraded', { name: cone }))).toBeVisible();
    await expect(list.nth(1)).toContainText(t('planner.nothingNeeded'));
    await button('action.undo').click();
    await expect(list.nth(1)).not.toContainText(t('planner.nothingNeeded'));

    // Deleted, and brought back to its place.
    await button('action.deleteNamed', { name: cone }).click();
    await button('action.delete').click();
    await expect(list).toHaveCount(2);
    await button('action.undo').click();
    await expect(list.nth(1)).toContainText(cone);

    // What to run today stands on the page, the farming plan says when all is done.
    await expect(page.getByRole('region', { name: t('plan.farmToday') })).toBeVisible();
    await inTotal(async (total) => {
      await total.getByRole('button', { name: t('planner.farming') }).click();
      await expect(dialog.getByText(t('farm.byDay'))).toBeVisible();
      if (!isPhone) await sheetClose().click();
    });

    await page.reload();
    await expect(list).toHaveCount(3);
    await expect(list.first()).toContainText(march);
  });
}

test('entries are reordered by dragging, too', async ({ page }) => {
  await page.goto('/en/planner#seele');
  await expect(tickets(page, 'Planned upgrades')).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = 'bronya';
  });
  await expect(tickets(page, 'Planned upgrades')).toHaveText([/Bronya/, /Seele/]);
  await page.getByRole('button', { name: 'Priority' }).click();
  const seele = await page.getByRole('dialog').getByRole('button', { name: 'Seele' }).boundingBox();
  if (!seele) throw new Error('The row is there.');
  await page.mouse.move(seele.x + 30, seele.y + seele.height / 2);
  await page.mouse.down();
  await page.mouse.move(seele.x + 30, seele.y - seele.height, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('dialog').locator('ol > li').first()).toContainText('Seele');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(tickets(page, 'Planned upgrades')).toHaveText([/Bronya/, /Seele/]);
});

test('an item’s stock is edited with the other tiers of its family', async ({ page }) => {
  await page.goto('/en/planner#seele');
  const ticket = tickets(page, 'Planned upgrades').first();
  await ticket.locator('[data-item="110122"] button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveCount(3);
  const purple = dialog.getByRole('textbox', { name: 'Arrow of the Starchaser' });
  for (const text of ['-5', 'abc']) {
    await purple.fill(text);
    await expect(purple).toHaveAccessibleDescription('Whole numbers in digits only.');
    await purple.blur();
    await expect(purple).toHaveValue('0');
  }
  await purple.fill('139');
  await expect(dialog.getByRole('link', { name: 'View more' })).toHaveAttribute(
    'href',
    '/en/material/110122',
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(ticket.locator('[data-item="110123"] button')).toHaveAccessibleName(/covered/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ticket.locator('[data-item="110123"] button')).toHaveAccessibleName(/missing: 139/);
});

test('part of an upgrade leaves the rest of the goal', async ({ page }) => {
  await page.goto('/en/planner#in-the-night');
  const ticket = tickets(page, 'Planned upgrades').first();
  await page.getByRole('button', { name: 'Upgrade In the Night' }).click();
  const dialog = page.getByRole('dialog');
  const level = dialog.getByLabel('Target level', { exact: true });
  await level.fill('20');
  await level.press('Enter');
  const first = dialog.getByRole('button', { name: 'Ascension 1', exact: true });
  await first.click();
  await expect(level).toHaveValue('20');
  // The first star alone, pressed again, is none.
  await first.click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await dialog.getByRole('button', { name: 'Mark done anyway' }).click();
  await expect(ticket).toContainText('Lv. 20');
  await expect(ticket).toContainText('Lv. 80');
});

test('drop tiers change what farming takes, and are kept @core', async ({ page }) => {
  await page.goto('/en/planner#seele');
  const power = page.locator('aside').getByText(/^Power still needed/);
  const before = await power.textContent();
  await page.getByRole('button', { name: 'Farming plan' }).click();
  await page.getByLabel('Stagnant Shadow').selectOption('Difficulty 1 · from equilibrium level 2');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(power).not.toHaveText(before ?? '');
  const after = await power.textContent();
  await page.reload();
  await expect(power).toHaveText(after ?? '');
});

test('custom characters and light cones say what is missing, and are planned like others @core', async ({
  page,
}) => {
  await page.goto('/en/planner');
  await page.getByRole('button', { name: 'Add character' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Custom' }).click();
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(
    dialog.getByText('Missing ascension material and path material family!'),
  ).toBeVisible();
  await dialog.getByLabel('Ascension material').selectOption('Void Cast Iron');
  await save.click();
  await expect(dialog.getByText('Missing path material family!', { exact: true })).toBeVisible();
  await dialog.getByLabel('Ascension material').selectOption('Choose…');
  await dialog.getByLabel('Materials of the path').selectOption('Arrow of the Starchaser');
  await save.click();
  await expect(dialog.getByText('Missing ascension material!', { exact: true })).toBeVisible();
  await dialog.getByLabel('Ascension material').selectOption('Void Cast Iron');
  await dialog.getByLabel('Name').fill('Firstborn');
  await save.click();
  await page
    .getByRole('dialog', { name: 'Firstborn' })
    .getByRole('button', { name: 'Save' })
    .click();
  const list = tickets(page, 'Planned upgrades');
  await expect(list.first()).toContainText('Firstborn');
  await expect(list.first().locator('[data-item="110406"]')).toContainText('65');
  const common = list.first().locator('[data-item^="111"], [data-item^="112"], [data-item^="113"]');
  await expect(common).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Firstborn' }).click();
  await dialog.getByRole('button', { name: 'Name, rarity, path and materials' }).click();
  await dialog.getByLabel('Name').fill('Secondborn');
  await dialog.getByLabel('Rarity').selectOption('4-star');
  await dialog.getByLabel('Materials of common enemies').selectOption({ index: 1 });
  await save.click();
  await page
    .getByRole('dialog', { name: 'Secondborn' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(list.first().locator('[data-item="110406"]')).toContainText('50');
  await expect(common).toHaveCount(3);

  await page.getByRole('button', { name: 'Add light cone' }).click();
  await dialog.getByRole('button', { name: 'Custom' }).click();
  await save.click();
  await expect(dialog.getByText('Missing path material family!', { exact: true })).toBeVisible();
  await dialog.getByLabel('Materials of the path').selectOption({ index: 1 });
  await dialog.getByLabel('Materials of common enemies').selectOption({ index: 1 });
  await save.click();
  await page.getByRole('dialog', { name: 'Custom' }).getByRole('button', { name: 'Save' }).click();
  await expect(list).toHaveCount(2);
  await page.reload();
  await expect(list).toHaveCount(2);
});

test('the former address leads to the planner, and brings along what it names @core', async ({
  page,
}) => {
  await page.goto('/en/planner_old#seele');
  await expect(page).toHaveURL(/\/en\/planner$/);
  await expect(tickets(page, 'Planned upgrades')).toHaveText([/Seele/]);
});
