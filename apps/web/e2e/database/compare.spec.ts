import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function choose(page: Page, side: string, name: string) {
  await field(page, side).fill(name);
  await field(page, side).press('Enter');
}

test('two characters side by side, by an address that can be shared @core', async ({
  page,
  context,
}) => {
  await page.goto('/en/character/seele');
  await page.getByRole('link', { name: 'Compare with another' }).click();
  await expect(page).toHaveURL(/\/en\/compare\?characters=seele$/);
  await expect(field(page, 'Left')).toHaveValue('Seele');
  await expect(field(page, 'Right')).toHaveValue('');
  await choose(page, 'Right', 'Blade');
  await expect(page).toHaveURL(/\/en\/compare\?characters=seele,blade$/);
  const other = await context.newPage();
  await other.goto(page.url());
  const row = (name: string) => other.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('HP')).toHaveText('HP9311,358');
  await expect(row('ATK')).toContainText('640');
  await expect(row('Skill')).toContainText(/Sheathed Blade.*220%/);
  await expect(row('Credit')).toContainText('3,888,100');
  await expect(other.getByRole('link', { name: 'Blade' })).toHaveAttribute(
    'href',
    '/en/character/blade',
  );
});

// Rule D30.
for (const [list, query, first, second] of [
  ['characters', 'characters', 'Seele', 'Blade'],
  ['equipment', 'lightcones', 'In the Night', 'Sleep Like the Dead'],
] as const) {
  test(`from the list of ${list} one comes to compare them`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/en/${list}`);
    await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/en/compare\\?${query}=$`));
    await choose(page, 'Left', first);
    await choose(page, 'Right', second);
    await expect(page.getByRole('row', { name: /^Path / })).toContainText('The Hunt');
    const element = page.getByRole('row', { name: /^Element / });
    if (query === 'lightcones') await expect(element).toHaveCount(0);
    else await expect(element).toHaveText(/QuantumWind$/);
    await expectAccessible(page);
  });
}

test.describe('without a network', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('what cannot be had is told and asked for again, and what is there stays @core', async ({
    page,
  }) => {
    await page.goto('/en/compare?characters=seele');
    const skill = page.getByRole('row', { name: /^Skill / });
    await expect(skill).toContainText('Sheathed Blade');
    const file = '**/data/en/characters/blade.json';
    await page.route(file, (route) => route.abort());
    await choose(page, 'Right', 'Blade');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This part could not be loaded');
    await expect(skill).toContainText('Sheathed Blade');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.unroute(file);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(skill).toContainText('Hellscape');
    await expect(alert).toHaveCount(0);
  });
});

test('what is compared is found by typing, as in the palette', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/compare?characters=seele');
  const right = field(page, 'Right');
  const options = page.getByRole('option').filter({ visible: true });
  await right.click();
  expect(await options.count()).toBeGreaterThan(90);
  // By what players call him, who is written otherwise; then with a slip.
  await right.fill('ratio');
  await expect(options.first()).toHaveText('Dr. Ratio');
  await right.fill('brnoya');
  await expect(options).toHaveText(['Bronya']);
  await expect(right).toHaveAttribute('aria-activedescendant', /.+/);
  await expectAccessible(page);
  await right.fill('dan heng');
  await expect(options.nth(1)).toContainText('Dan Heng');
  const second = (await options.nth(1).textContent()) ?? '';
  await right.press('ArrowDown');
  await right.press('Enter');
  await expect(right).toHaveValue(second);
  await expect(right).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('row', { name: /^HP / })).toBeVisible();

  // Begun and given up, it stays as it was; wiped out, there is none.
  await right.fill('zzz');
  await expect(page.getByText('Nothing in this list matches “zzz”.')).toBeVisible();
  await right.press('Escape');
  await expect(right).toHaveValue(second);
  await right.fill('');
  await right.press('Tab');
  await expect(page).toHaveURL(/\?characters=seele,$/);
  await right.click();
  await options.filter({ hasText: 'Kafka' }).click();
  await expect(page).toHaveURL(/\?characters=seele,kafka$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('where the search cannot be had', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('names are found by their letters', async ({ page }) => {
    await page.route('**/data/en/search.json', (route) => route.abort());
    await page.goto('/en/compare');
    await choose(page, 'Left', 'seel');
    await expect(page).toHaveURL(/\?characters=seele,$/);
  });
});

test('relics by stat say first that they are no advice', async ({ page }) => {
  await page.goto('/en/character/seele');
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Relics by stat' }),
  });
  await expect(section.locator('p').first()).toHaveText(/^This is no recommendation: /);
});

test('two light cones side by side', async ({ page }) => {
  await page.goto('/en/compare?lightcones=in-the-night,cruising-in-the-stellar-sea');
  await expect(page.getByRole('row', { name: /^HP / })).toContainText('1,058');
  await expect(field(page, 'Left')).toHaveValue('In the Night');
  await page.getByLabel('What').selectOption('Characters');
  await expect(field(page, 'Left')).toHaveValue('');
  await expect(page.getByText('Choose two')).toBeVisible();
});

test('each says which levels its figures span', async ({ page }) => {
  await page.goto('/en/compare?characters=seele,blade');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('Skill').locator('[data-span]').first()).toHaveText('Lv. 10 → 12');
  await expect(row('Basic ATK').locator('[data-span]').first()).toHaveText('Lv. 6 → 7');
  await page.goto('/en/compare?lightcones=in-the-night,cruising-in-the-stellar-sea');
  await expect(page.locator('[data-span]')).toHaveText([
    'Superimposition 1 → 5',
    'Superimposition 1 → 5',
  ]);
  await page.goto('/en/who-can/lower-def');
  const pela = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pela' }) });
  await expect(pela.locator('[data-span]').first()).toHaveText('Lv. 10 → 12');
  await expect(
    page.locator('[data-span]').filter({ hasText: 'Superimposition 1 → 5' }).first(),
  ).toBeVisible();
});

test('skills say what they do', async ({ page }) => {
  await page.goto('/en/compare?characters=seele,blade');
  await expect(page.getByRole('row', { name: /^Ultimate / })).toContainText(
    'DMG · one enemy · 425% → 459% of ATK',
  );
  await expect(page.locator('[data-figures]')).toHaveCount(0);
});

test('a figure that is nothing at every level is not shown', async ({ page }) => {
  for (const pair of [
    'characters=seele,blade',
    'characters=aglaea,the-herta',
    'characters=kafka,bronya',
  ]) {
    await page.goto(`/en/compare?${pair}`);
    await expect(page.getByRole('row', { name: /^Skill / })).toBeVisible();
    const written = await page.locator('td li').allTextContents();
    expect(written.length).toBeGreaterThan(8);
    // A state that is set to nothing is told of.
    expect(written.filter((text) => /(?<!=) 0%?( |$)/.test(text))).toEqual([]);
  }
});

test('on a phone no long name of a row runs into its figures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ru/compare?lightcones=in-the-night,cruising-in-the-stellar-sea');
  const named = page.getByRole('rowheader');
  await expect(named.filter({ hasText: 'Конденсированный эфир' })).toBeVisible();
  // What overflows a cell of the table counts in no scroll width of its own: the text itself is measured.
  const cut = await named.evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const padding = Number.parseFloat(getComputedStyle(cell).paddingRight);
        const end = cell.getBoundingClientRect().right - padding;
        return text.getBoundingClientRect().right > end + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('the enhanced form is compared where it is chosen, and the address says so', async ({
  page,
}) => {
  await page.goto('/en/compare?characters=bronya,blade');
  const talent = page.getByRole('row', { name: /^Talent / });
  const standard = await talent.locator('td').last().textContent();
  // Bronya has one form, Blade two.
  await expect(page.getByRole('switch', { name: 'Enhanced' })).toHaveCount(1);
  await page.getByRole('switch', { name: 'Enhanced' }).check();
  await expect(page).toHaveURL(/\?characters=bronya,blade&enhanced=right$/);
  const enhanced = await talent.locator('td').last().textContent();
  expect(enhanced).not.toBe(standard);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Enhanced' })).toBeChecked();
  await expect(talent.locator('td').last()).toHaveText(enhanced ?? '');
});

test('a form that is looked at is the one that is compared', async ({ page }) => {
  await page.goto('/en/character/blade');
  await page.getByRole('switch', { name: 'Enhanced' }).first().check();
  await page.getByRole('link', { name: 'Compare with another' }).click();
  await expect(page).toHaveURL(/\/en\/compare\?characters=blade&enhanced=left$/);
  await expect(page.getByRole('switch', { name: 'Enhanced' })).toBeChecked();
});

test('eidolons and bonus abilities unfold side by side', async ({ page }) => {
  await page.goto('/en/compare?characters=seele,blade');
  for (const [name, count] of [
    ['Bonus ability', 3],
    ['Eidolons', 6],
  ] as const) {
    const header = page.getByRole('rowheader', { name, exact: true });
    const row = page.getByRole('row').filter({ has: header });
    const folded = row.getByText(`${name}: ${count}`);
    await expect(folded).toHaveCount(2);
    await expect(row.locator('[data-effects]').first()).toBeHidden();
    await folded.first().click();
    await expect(row.locator('[data-effects]').first()).toBeVisible();
    // Those that raise skills do nothing of themselves.
    await expect(row.getByText('An effect without figures')).toHaveCount(0);
  }
});

test('on a phone what stands on the right begins at one place in all rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/compare?characters=seele,blade');
  await expect(page.getByRole('row', { name: /^Skill / })).toBeVisible();
  const starts = await page
    .locator('td:last-child')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(starts.length).toBeGreaterThan(10);
  expect(new Set(starts).size).toBe(1);
});
