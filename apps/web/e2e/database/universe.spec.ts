import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

const rows = (page: Page) => page.locator('main > * li[data-blessing]:visible');
const toTheEnd = (page: Page) => page.mouse.wheel(0, 100_000);

test('a world and its difficulty stand in the address, and never beyond the last @core', async ({
  page,
}) => {
  await page.goto('/en/simuniverse/current/worlds');
  await page.getByRole('tab', { name: 'World 3' }).click();
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('5');
  await expect(page).toHaveURL(/\/worlds\?world=3&difficulty=5$/);
  const area = page.locator('[data-area]:visible');
  await expect(area.getByRole('heading', { level: 2 })).toHaveText('World 3 · Difficulty 5');
  await expect(area.locator('[data-monster="1004022"]')).toHaveText(/Gepard \(Complete\).*Lv\. 90/);
  // World 5 has four difficulties.
  await page.getByRole('tab', { name: 'World 5' }).click();
  await expect(page).toHaveURL(/\?world=5&difficulty=4$/);
  await page.reload();
  await expect(area.getByRole('heading', { level: 2 })).toHaveText('World 5 · Difficulty 4');
  await page.goto('/en/simuniverse/2023-02-06/worlds?world=3&difficulty=99');
  await expect(page).toHaveURL(/\?world=3&difficulty=5$/);
  await expect(area).toHaveAttribute('data-area', '134');
});

test('the week’s end is told by the reader’s clock, other weeks by their days', async ({
  page,
}) => {
  await page.goto('/en/simuniverse/current/worlds');
  await expect(page.getByRole('region', { name: 'This week ends (your time)' })).toBeVisible();
  await page.getByText('All weeks: 49').click();
  await page.getByRole('link', { name: 'Feb 6, 2023' }).click();
  await expect(page).toHaveURL(/\/2023-02-06\/worlds$/);
  await expect(page.getByText('Feb 6, 2023 – Feb 13, 2023')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the current one' }).click();
  await expect(page).toHaveURL(/\/current\/worlds$/);
});

test('blessings come 44 at a time, at the list’s end or when asked for', async ({ page }) => {
  await page.goto('/en/simuniverse/current/blessings');
  await expect(rows(page)).toHaveCount(44);
  // Nothing of the rest is in the document: what is for readers without scripts is one text.
  expect(await page.locator('[data-blessing]').count()).toBe(44);
  expect(await page.locator('noscript').evaluate((part) => part.childElementCount)).toBe(0);
  const end = page.getByRole('button', { name: 'See more' });
  const gap = () =>
    end.evaluate(
      (button) => (button.parentElement?.getBoundingClientRect().top ?? 0) - innerHeight,
    );
  await page.mouse.wheel(0, (await gap()) - 40);
  await expect.poll(gap).toBeGreaterThan(10);
  await expect(rows(page)).toHaveCount(44);
  await page.mouse.wheel(0, 36);
  await expect(rows(page)).toHaveCount(88);
  await end.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(132);
  for (let turn = 0; turn < 6; turn++) await toTheEnd(page);
  await expect(rows(page)).toHaveCount(232);
  await expect(end).toHaveCount(0);
});

test('blessings are narrowed by path, rarity and kind, and begin anew when they are', async ({
  page,
}) => {
  await page.goto('/en/simuniverse/current/blessings');
  await page.getByRole('button', { name: 'See more' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(88);
  await page.getByRole('button', { name: '1-star' }).click();
  await expect(rows(page)).toHaveCount(44);
  await page.getByRole('button', { name: 'Propagation' }).click();
  await page.getByRole('button', { name: '3-star' }).click();
  await expect(page).toHaveURL(/\?path=127&rarity=1,3$/);
  await expect(page.getByText('Shown: 19')).toBeVisible();
  await page.getByRole('button', { name: 'Resonance', exact: true }).click();
  await expect(page.getByText('Shown: 8')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(8);
  await page.getByRole('searchbox').fill('nothing of that name');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('Shown: 232')).toBeVisible();
});

test('a blessing tells no figures without its sentence, and why', async ({ page }) => {
  await page.goto('/en/simuniverse/current/blessings?q=metastatic');
  await expect(rows(page)).toContainText('Levels: 2');
  await expect(page.getByText('#1')).toHaveCount(0);
  await expect(page.getByText('not part of our data')).toBeVisible();
});

test('the search leads to a blessing, a curio and a world', async ({ page }) => {
  await page.goto('/en');
  for (const [query, address] of [
    ['metastatic', /\/current\/blessings\?q=Divine%20Construct%3A%20Metastatic%20Field$/],
    ['fruit of the alien', /\/current\/curios\?q=/],
    ['world 7', /\/current\/worlds\?world=7$/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(query);
    await expect(page.getByRole('option').first()).toContainText(/Simulated Universe/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every blessing and every area is to be read', async ({ page }) => {
    await page.goto('/en/simuniverse/current/blessings');
    await expect(page.locator('[data-blessing]:visible')).toHaveCount(232);
    await page.goto('/en/simuniverse/current/worlds');
    await expect(page.locator('[data-area]:visible')).toHaveCount(32);
  });
});

for (const theme of ['night', 'day'] as const) {
  test(`the pages have no accessibility violation by ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    // Closed areas are in the page too, and looked through with it.
    test.setTimeout(300_000);
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    for (const path of [
      '/en/simuniverse/current/worlds?world=6&difficulty=2',
      '/ru/simuniverse/2023-02-06/worlds',
      '/jp/simuniverse/current/blessings?rarity=3',
      '/en/simuniverse/current/curios',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessible(page, theme);
    }
  });
}
