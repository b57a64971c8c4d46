import { core, expect, goAsLinksDo, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { makeStore } from '../support/storage-access.ts';
import {
  ACCOUNT,
  BLADE,
  BRONYA,
  EVENT,
  history,
  putWarps,
  SEELE,
} from '../support/warp-history.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px${core(width === 390)}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('without warps the page says so and leads to an import', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await expect(page.getByText(/^Account /)).toHaveCount(0);
      await page.getByRole('link', { name: 'Import a backup' }).click();
      await expect(page).toHaveURL(/\/en\/settings#warp$/);
      await page.getByRole('link', { name: 'Back: Warp' }).click();
      await expect(page).toHaveURL(/\/en\/warp#char_event$/);
    });

    test('warps are counted as the game counts them, and figures say what they mean when they are asked', async ({
      page,
    }) => {
      await makeStore(page);
      await putWarps(page, ACCOUNT, EVENT);
      await page.goto('/en/warp');
      const counters = page.getByRole('region', { name: 'Counters' });
      await expect(counters).toContainText('277');
      await expect(counters).toContainText('44,320');
      // Twelve since the last. Rule W47.
      await expect(counters).toContainText('5★ within 78 more');
      await expect(counters).toContainText('Chance of a 5★ with the next warp: 0.6%');
      await expect(counters).toContainText('The next 5★ is the featured one with a chance of 50%.');
      const averages = page.getByRole('region', { name: 'Averages and outcomes' });
      // Of the first nobody knows whether pulls before it are missing: (80 + 40 + 75) / 3.
      await expect(averages).toContainText('65.0');
      await expect(averages).toContainText('1 : 1');
      await expect(averages).toContainText('guaranteed 1 · unknown 1');
      await expect(averages).toContainText(
        /1 won of 2These results would fit any chance from \d+% to \d+%; the game’s is 50%\./,
      );
      const rarities = page.getByRole('region', { name: 'By rarity' });
      await expect(rarities).toContainText('5-star41.44% of all warps');
      await expect(rarities).toContainText('4-star3010.83% of all warps');
      await expect(page.getByText('5★ by warp 90, 4★ by warp 10, featured: 50%')).toBeVisible();
      const recent = page.getByRole('region', { name: 'Recent 5-star warps' });
      await expect(recent.getByRole('listitem')).toHaveCount(4);
      await expect(recent.getByRole('listitem').first()).toContainText(/Blade.*Won.*75/);
      await expect(recent.getByRole('listitem').last()).toContainText(/Seele.*Unknown.*≥ 70/);
      // The row of banner types is wider than a phone; the page is not.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      const ask = page.getByRole('button', { name: 'What does “5★ pity” mean?' });
      await ask.click();
      await expect(page.getByText('Warps since the last 5★ on this banner type.')).toBeVisible();
      await ask.press('Enter');
      await expect(page.getByText('Warps since the last 5★ on this banner type.')).toBeHidden();
    });
  });
}

for (const [language, title, average] of [
  ['en', 'Warp tracker', '65.0'],
  ['jp', '跳躍記録', '65.0'],
  ['ru', 'Трекер прыжков', '65,0'],
  ['de', 'Warp-Tracker', '65,0'],
] as const) {
  test(`the page speaks ${language}, and on a phone the pity is within the first 420 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const text = textsOf(language);
    await makeStore(page);
    // Somebody who keeps something here is not told what the site is for.
    await page.evaluate(() => localStorage.setItem('player', '1'));
    await putWarps(page, ACCOUNT, EVENT);
    await page.goto(`/${language}/warp`);
    const counters = page.getByRole('region', { name: text('warp.counters') });
    await expect(counters.getByRole('term').first()).toContainText(text('warp.pity5'));
    const pity = await counters.getByRole('definition').first().boundingBox();
    expect((pity?.y ?? 999) + (pity?.height ?? 999)).toBeLessThanOrEqual(420);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(average)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/warp\.|\{\{/);
  });
}

test('the line is walked with the arrow keys, and read as a table', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp');
  const line = page.getByRole('region', { name: 'The line' });
  const last = line.getByRole('button', { name: 'Blade · Warps: 75 · Won' });
  await last.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(line.getByRole('button', { name: 'Bronya · Warps: 80 · Lost' })).toBeFocused();
  await expect(line.getByRole('paragraph').last()).toContainText('BronyaWarps: 80Lost');
  await page.keyboard.press('Home');
  await expect(line.getByRole('button', { name: /^Seele/ })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText(/^On the line of your 5★/)).toBeVisible();
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: 'As a table' }).click();
  const rows = line.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('4BladeJan 6, 2026Won75');
  await expect(rows.last()).toContainText('≥ 70');
});

// Rule W39.
test('a finished Departure Warp says so, and tells of no next warp @core', async ({ page }) => {
  await makeStore(page);
  const departure = { ...ACCOUNT, type: 2 };
  await putWarps(page, departure, history([{ ...SEELE, pity: 30 }], 19));
  await page.goto('/en/warp#departure');
  const counters = page.getByRole('region', { name: 'Counters' });
  await expect(counters).toContainText('5★ pity');
  await expect(counters).toContainText('Chance of a 5★ with the next warp: 0.6%');
  await putWarps(page, departure, history([{ ...SEELE, pity: 30 }], 20));
  await page.reload();
  await expect(counters).toContainText(
    'All 50 warps that this banner type gives are made: it is finished.',
  );
  await expect(counters).not.toContainText(/pity|next warp|of 50 at most/);
  await counters.getByRole('button', { name: 'Image' }).click();
  const image = page.getByRole('img', { name: /^Departure Warp · Total warps: 50 · / });
  await expect(image).toHaveAccessibleName(/^(?!.*5★ pity)/);
  await page.keyboard.press('Escape');
  // Nor is it offered where odds are asked for.
  await page.goto('/en/warp#odds');
  await page.getByRole('button', { name: 'Add a target' }).click();
  const banners = page.getByLabel('Banner', { exact: true }).getByRole('option');
  await expect(banners).toHaveCount(5);
  await expect(banners.filter({ hasText: 'Departure Warp' })).toHaveCount(0);
  // On the home page too.
  await goAsLinksDo(page, '/en');
  const tile = page.getByRole('region', { name: '5★ pity' });
  await expect(tile.getByRole('listitem')).toHaveText(['Departure Warpfinished']);
});

test('the record of wins says of how many it is where warps are missing', async ({ page }) => {
  await makeStore(page);
  const first = { ...BRONYA, pity: 60 };
  await putWarps(
    page,
    ACCOUNT,
    history([first, { ...BLADE, pity: 40 }, { ...BLADE, pity: 50 }], 3),
  );
  await page.goto('/en/warp');
  const averages = page.getByRole('region', { name: 'Averages and outcomes' });
  // That the first was lost is known, but had it been won, nobody could tell: it counts for neither.
  await expect(averages).toContainText('1 : 1');
  await expect(averages).toContainText('1 won of the 1 with all earlier warps known');
});
