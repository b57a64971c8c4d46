import { expect, test } from '../support/fixtures.ts';

test('two characters side by side, by an address that can be shared', async ({ page, context }) => {
  await page.goto('/en/character/seele');
  await page.getByRole('link', { name: 'Compare with another' }).click();
  await expect(page).toHaveURL(/\/en\/compare\?characters=seele$/);
  await expect(page.getByLabel('Right').locator('option:checked')).toHaveText('Choose …');
  await page.getByLabel('Right').selectOption('Blade');
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

test.describe('without a network', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('what cannot be had is told and asked for again, and what is there stays', async ({
    page,
  }) => {
    await page.goto('/en/compare?characters=seele');
    const skill = page.getByRole('row', { name: /^Skill / });
    await expect(skill).toContainText('Sheathed Blade');
    const file = '**/data/en/characters/blade.json';
    await page.route(file, (route) => route.abort());
    await page.getByLabel('Right').selectOption('Blade');
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

test('two light cones side by side', async ({ page }) => {
  await page.goto('/en/compare?lightcones=in-the-night,cruising-in-the-stellar-sea');
  await expect(page.getByRole('row', { name: /^HP / })).toContainText('1,058');
  await expect(page.getByLabel('Left')).toHaveValue('in-the-night');
  await page.getByLabel('What').selectOption('Characters');
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
