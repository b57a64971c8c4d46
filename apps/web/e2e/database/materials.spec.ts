import { expect, test } from '../support/fixtures.ts';

const cards = 'main li a[href*="/material/"]';

test('the list is narrowed by use, rarity and name, and its address says so @core', async ({
  page,
}) => {
  await page.goto('/en/materials');
  const all = await page.locator(cards).count();
  await page.getByRole('button', { name: 'Advanced traces' }).click();
  await page.getByRole('button', { name: '4-star' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('guardian');
  await expect(page).toHaveURL(/\/en\/materials\?rarity=4&purpose=advancedTrace&q=guardian$/);
  await expect(page.locator(cards)).toHaveText([/Guardian's Lament/]);
  await page.reload();
  await expect(page.locator(cards)).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing of that name');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator(cards)).toHaveCount(all);
});

test('food is searched by what it does, and an empty list says why', async ({ page }) => {
  await page.goto('/jp/consumables?q=復活');
  await expect(page.locator('main li', { hasText: '復活' }).first()).toBeVisible();
  await page.goto('/en/consumables?q=qqqq');
  await expect(page.getByText('Nothing in this list matches “qqqq”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('searchbox').fill('revive');
  await expect(page.getByText('Shown: 7')).toBeVisible();
  await page.goto('/en/consumables?q=qqqq&rarity=4');
  await expect(page.getByText('Nothing matches. Fewer filters may help.')).toBeVisible();
});

test('a slip is forgiven where nothing holds what was typed, and the list says so', async ({
  page,
}) => {
  await page.goto('/en/characters?q=sele');
  const close = page.getByText('Nothing here matches “sele”. Close to it:');
  await expect(close).toBeVisible();
  await expect(page.locator('main li a')).toHaveText([/Seele/]);
  await page.getByRole('searchbox').fill('seele');
  await expect(close).toBeHidden();
  await page.goto('/en/consumables');
  await page.getByRole('searchbox', { name: 'Name or effect' }).fill('revvie');
  await expect(page.getByText('Shown: 7')).toBeVisible();
});

test('what only one language names is told so among prices, too', async ({ page }) => {
  await page.goto('/en/material/travelers-guide');
  await expect(page.locator('li[data-item="270000"]')).toContainText('Name in 简体中文');
});

test('a price says what for how many, how often, and when that begins anew', async ({ page }) => {
  await page.goto('/en/material/extinguished-core');
  const shops = page.getByRole('region', { name: 'Comes from' }).locator('section', {
    has: page.getByRole('heading', { name: 'Sold in shops' }),
  });
  await expect(shops).toContainText('a day begins at 4:00 server time, a week on Monday');
  await expect(shops.getByRole('listitem').filter({ hasText: 'price of 3' }).first()).toContainText(
    /price of 3 · purchases per week: 40 at most.*4$/,
  );
  await page.goto('/en/material/star-rail-pass');
  await expect(shops).toContainText('price of 1 · as often as you like');
});

test('where a difficulty drops none, no figure stands', async ({ page }) => {
  await page.goto('/en/material/worldbreaker-blade');
  const cells = page.locator('[data-stages] tbody tr').last().locator('td');
  await expect(cells.first()).toHaveText('–none');
  await expect(cells.last()).toHaveText(/^[\d.]+$/);
  await expect(cells.getByText('0', { exact: true })).toHaveCount(0);
});

test('another item takes the page’s place, is told of, and the way back leads back', async ({
  page,
}) => {
  await page.goto('/en/material/lifeless-blade');
  await page.evaluate(() => {
    const opened: number[] = [];
    Object.assign(window, { opened });
    addEventListener('materialopen', (event) => {
      opened.push((event as CustomEvent<{ id: number }>).detail.id);
    });
  });
  const madeFrom = page.getByRole('region', { name: 'Made from' });
  await madeFrom.getByRole('link', { name: /Shattered Blade/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shattered Blade');
  await expect(page).toHaveURL(/\/shattered-blade$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lifeless Blade');
  // The document has stayed the same throughout.
  expect(await page.evaluate(() => (window as unknown as { opened: number[] }).opened)).toEqual([
    110111, 110112,
  ]);
});

test('raw materials are told for as many as are wanted', async ({ page }) => {
  await page.goto('/en/material/worldbreaker-blade');
  const raw = page.locator('[data-raw]');
  await expect(raw.locator('[data-item="110111"]')).toHaveText(/9$/);
  await raw.getByRole('spinbutton', { name: 'How many' }).fill('12');
  await page.keyboard.press('Enter');
  await expect(raw.locator('[data-item="110111"]')).toHaveText(/108$/);
  await expect(raw.locator('[data-item="2"]')).toHaveText(/960$/);
});

test('an item that a character takes opens over the page, and leads to its own', async ({
  page,
}) => {
  await page.goto('/en/character/seele');
  await page
    .getByRole('link', { name: "Guardian's Lament" })
    .filter({ visible: true })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: "Guardian's Lament" });
  await expect(sheet).toContainText('Echo of War');
  await expect(page).toHaveURL(/\/en\/character\/seele$/);
  await sheet.getByRole('link', { name: 'View more' }).click();
  await expect(page).toHaveURL(/\/en\/material\/guardians-lament$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who has a plan sees who of it asks for an item, others see nothing of plans @core', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: 'In your plan' });
  await page.goto('/en/material/guardians-lament');
  await expect(page.getByRole('region', { name: 'Used by' })).toBeVisible();
  await expect(section).toHaveCount(0);
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('list', { name: 'Planned upgrades' })).toContainText('Seele');
  await page.goto('/en/material/guardians-lament');
  await expect(section.locator('[data-need]')).toHaveText(/Seele.*needed: 12.*missing: 12/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an item’s page and the ways to others are there', async ({ page }) => {
    await page.goto('/en/character/seele');
    await page.getByRole('link', { name: "Guardian's Lament" }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Guardian's Lament");
    await expect(page.locator('[data-stages="echoOfWar"]')).toContainText('30 power');
    await expect(page.getByRole('region', { name: 'Used by' })).toContainText('Seele');
  });
});
