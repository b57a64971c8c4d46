import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { atTime } from '../support/server-time.ts';
import { putRow } from '../support/storage-access.ts';
import { BLADE, BRONYA, history, putWarps, SEELE } from '../support/warp-history.ts';

const EVENT = history(
  [
    { ...SEELE, pity: 70 },
    { ...BRONYA, pity: 80 },
    { ...BLADE, pity: 40 },
    { ...BLADE, pity: 75 },
  ],
  12,
);
/** The 5★ with the longest names. */
const LONG_NAMED = { itemId: 23033, gachaId: 3001 };
const ACCOUNT = { account: '600000001', type: 11 };

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('without warps the page says so and leads to an import', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await page.getByRole('link', { name: 'Import a backup' }).click();
      await expect(page).toHaveURL(/\/en\/settings#warp$/);
      await page.getByRole('link', { name: 'Back: Warp' }).click();
      await expect(page).toHaveURL(/\/en\/warp#char_event$/);
    });

    test('warps are counted as the game counts them', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await putWarps(page, ACCOUNT, EVENT);
      await page.reload();
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
    });

    test('figures say what they mean when they are asked', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await putWarps(page, ACCOUNT, EVENT);
      await page.reload();
      const ask = page.getByRole('button', { name: 'What does “5★ pity” mean?' });
      await ask.click();
      await expect(page.getByText('Warps since the last 5★ on this banner type.')).toBeVisible();
      await ask.press('Enter');
      await expect(page.getByText('Warps since the last 5★ on this banner type.')).toBeHidden();
    });
  });
}

for (const language of ['en', 'jp', 'ru', 'de'] as const) {
  test(`on a phone the pity is within the first 420 px: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const text = textsOf(language);
    await page.goto(`/${language}/warp`);
    await page.getByText(text('warp.none')).waitFor();
    // Somebody who keeps something here is not told what the site is for.
    await page.evaluate(() => localStorage.setItem('player', '1'));
    await putWarps(page, ACCOUNT, EVENT);
    await page.reload();
    const counters = page.getByRole('region', { name: text('warp.counters') });
    await expect(counters.getByRole('term').first()).toContainText(text('warp.pity5'));
    const pity = await counters.getByRole('definition').first().boundingBox();
    expect((pity?.y ?? 999) + (pity?.height ?? 999)).toBeLessThanOrEqual(420);
  });
}

test('the line is walked with the arrow keys, and read as a table', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
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

test('luck says what it rests on, or that it rests on too little', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await putWarps(page, { ...ACCOUNT, type: 12 }, history([{ ...SEELE, pity: 9 }], 1));
  await page.reload();
  const luck = page.getByRole('region', { name: 'Luck' });
  // One sentence for all that is not clear, and what is known of it when asked. Rule W41.
  await expect(luck.getByText(/Not clear yet|Too few/)).toHaveText(
    'Not clear yet: Character Event Warp · All banner types together. There are too few warps, or the earlier ones are not known.',
  );
  await expect(luck.getByText(/Luckier than/).first()).toBeHidden();
  await luck.getByText('What is known so far').click();
  await expect(luck).toContainText(
    /Character Event Warp: Any 5★4 in 277 warps, 4\.4 on average · Luckier than \d+% to \d+% of players/,
  );
  await page.goto('/en/warp#lc_event');
  await page.reload();
  await expect(luck.getByText(/Not clear yet/)).toHaveCount(1);
  await expect(luck).toContainText(
    'Warps: 10. Luck is shown from 161 on, which bring three of these 5★ on average.',
  );
});

test('luck of a banner type that never gives enough warps is not asked for more of them', async ({
  page,
}) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, { ...ACCOUNT, type: 2 }, history([{ ...SEELE, pity: 9 }], 1));
  const place = { n: 40, below: 0.5, interval: [0.35, 0.65] };
  const floor = { pulls: 130, fiveStars: 3 };
  await page.route('**/api/v1/warp_rank/**', (route) =>
    route.fulfill({
      json: {
        ...{ pulls: place, fiveStars: place, averagePity: null, winRate: null },
        floors: { averagePity: floor, winRate: floor },
      },
    }),
  );
  await page.goto('/en/warp#departure');
  await page.reload();
  const luck = page.getByRole('region', { name: 'Luck', exact: true });
  await expect(luck).toContainText('this banner type gives 50 warps at most, which is too few');
  await expect(luck).not.toContainText('Luck is shown from 130 on');
  await expect(page.getByText('on coloured days you got a 5★')).toBeVisible();
  // Nor among contributors.
  await expect(page.getByRole('region', { name: 'Among contributors' })).toContainText('Top 50%');
  await expect(page.getByText('130 are needed')).toHaveCount(0);
});

// Rule W39.
test('a finished Departure Warp says so, and tells of no next warp', async ({ page }) => {
  await page.goto('/en/warp#departure');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  const departure = { ...ACCOUNT, type: 2 };
  await putWarps(page, departure, history([{ ...SEELE, pity: 30 }], 19));
  await page.reload();
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
  await page.goto('/en');
  const tile = page.getByRole('region', { name: '5★ pity' });
  await expect(tile.getByRole('listitem')).toHaveText(['Departure Warpfinished']);
});

test('what is newer than the data is kept, and said to be so', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, history([{ itemId: 1599, gachaId: 2199, pity: 9 }], 1));
  await page.goto('/en/warp#char_event|history');
  await page.reload();
  await expect(
    page.getByText(/^Newer than the game data here, so shown by their IDs: 1\./),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'History' })).toContainText('1599');
  await page.goto('/en/warp#char_event');
  await expect(page.getByText(/^Newer than the game data/)).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText('277');
  await expect(page.getByText(/^Newer than the game data/)).toHaveCount(0);
});

test('luck of all banner types together stands beside that of one', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await putWarps(page, { ...ACCOUNT, type: 12 }, history([{ ...SEELE, pity: 9 }], 1));
  await page.reload();
  await tellComplete(page);
  await page.goto('/en/warp#lc_event');
  await tellComplete(page);
  const together = page.getByRole('region', { name: 'All banner types together' });
  await expect(together).toContainText(
    /Luckier than \d+% of players5 in 287 warps, 4\.6 on average/,
  );
});

/** Has the player say that the very first warp is here, so that luck is known. */
async function tellComplete(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Completeness' }).getByRole('switch').click();
}

test('luck is said once where all warps are of the last year', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  await tellComplete(page);
  const luck = page.getByRole('region', { name: 'Luck' });
  await expect(luck.getByText('All of this is from the last 12 months.')).toHaveCount(2);
  await expect(luck.getByText('Any 5★, last 12 months')).toHaveCount(0);
  await page.clock.setFixedTime('2027-11-22T12:00:00Z');
  await page.reload();
  await expect(luck.getByText(/Any 5★, last 12 months/).first()).toBeAttached();
  await expect(luck.getByText('All of this is from the last 12 months.')).toHaveCount(0);
});

test('luck of which everything is known is told without a span', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  const luck = page.getByRole('region', { name: 'Luck' });
  await expect(luck).toContainText('Not clear yet: Character Event Warp · All banner types');
  await tellComplete(page);
  await expect(luck.getByText(/Luckier than \d+% of players/).first()).toBeVisible();
  await expect(luck).not.toContainText('Cannot be narrowed down');
});

test('on a phone the banner type that is looked at is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/en/warp#odds');
  const nav = page.getByRole('navigation', { name: 'Banner types' });
  await expect(nav.getByRole('link', { name: 'Odds' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await nav.getByRole('link', { name: /^Character Collaboration/ }).click();
  await expect(nav.getByRole('link', { name: /^Character Collaboration/ })).toBeInViewport({
    ratio: 1,
  });
});

test('a long history shows every pull with its pity, and what is asked for', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  const stars = Array.from({ length: 60 }, () => ({ ...BLADE, pity: 50 }));
  await putWarps(page, ACCOUNT, history([...stars, { ...SEELE, pity: 31 }], 4));
  await page.goto('/en/warp#char_event|history');
  await page.reload();
  const table = page.getByRole('table', { name: 'History' });
  // What was pulled at once is one row, each of them below it where that is asked for. Rule W44.
  await expect(table.getByRole('row').nth(1)).toContainText(
    /3,035.*5-star.*Seele.*Won.*4-star.*Natasha.*3-star × 3.*5★ pity 31/,
  );
  await expect(table.getByRole('row').nth(2)).toContainText('3,030');
  await page.getByRole('button', { name: '5 warps at once: 3,031 to 3,035' }).click();
  await expect(table.getByRole('row').nth(2)).toContainText('3,035');
  await expect(table.getByRole('row').nth(6)).toContainText(
    /3,031.*Seele.*5-star · Won.*5★ pity 31/,
  );
  // A 4★ has a count of its own; every other warp counts towards the 5★.
  await expect(table.getByRole('row').nth(2)).toContainText('5★ pity 4');
  await page.getByRole('button', { name: '5 warps at once: 3,031 to 3,035' }).press('Enter');
  await expect(table.getByRole('row').nth(2)).toContainText('3,030');
  // Few of them are drawn, wherever the page stands.
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(table.getByRole('row').last()).toContainText(/10.*4-star.*3-star × 9.*5★ pity ≥ 10/);
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await page.getByLabel('Banner', { exact: true }).selectOption({ label: 'Seele · Apr 26, 2023' });
  await expect(page.getByText('Shown: 35')).toBeVisible();
  await page.getByLabel('Banner', { exact: true }).selectOption('All banners');
  await page.getByRole('button', { name: '5-star' }).click();
  await expect(page.getByText('Shown: 61')).toBeVisible();
  await page.getByRole('searchbox').fill('seel');
  await expect(page.getByText('Shown: 1', { exact: true })).toBeVisible();
});

for (const language of ['en', 'jp', 'ru'] as const) {
  test(`no row of the history is higher than 36 px on a desktop: ${language}`, async ({ page }) => {
    const text = textsOf(language);
    await page.goto(`/${language}/warp`);
    await page.getByText(text('warp.none')).waitFor();
    await putWarps(page, ACCOUNT, EVENT);
    await page.goto(`/${language}/warp#char_event|history`);
    await page.reload();
    const rows = page.getByRole('table').first().getByRole('row');
    await page
      .getByRole('button', { expanded: false })
      .and(rows.getByRole('button'))
      .nth(1)
      .click();
    await expect(rows.nth(13)).toBeVisible();
    const heights = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => row.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.max(...heights)).toBeLessThanOrEqual(36);
  });
}

for (const language of ['th', 'ru', 'jp'] as const) {
  test(`no row of the history runs into the next, however long its name: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/warp`);
    await page.getByRole('button', { name: textsOf(language)('warp.importExport') }).waitFor();
    const long = Array.from({ length: 300 }, () => ({ ...LONG_NAMED, pity: 2 }));
    await putWarps(page, ACCOUNT, history(long, 3));
    await page.goto(`/${language}/warp#char_event|history`);
    await page.reload();
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows.nth(5)).toBeVisible();
    // Its time is written as the language does.
    await expect(rows.nth(5)).not.toContainText(/\d{4}-\d\d-\d\d/);
    for (const top of [0, 3000, 9999]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(async () => {
        const faults = await rows.evaluateAll((all) =>
          all.filter((row, at) => {
            const box = row.getBoundingClientRect();
            const next = all[at + 1]?.getBoundingClientRect();
            const isOver = next !== undefined && at > 0 && Math.abs(next.top - box.bottom) > 1;
            return isOver || row.scrollHeight > row.clientHeight + 1;
          }),
        );
        expect(faults).toHaveLength(0);
        // The rows reach to the foot of the window: nothing was taken to be higher than it is.
        const last = await rows.last().evaluate((row) => row.getBoundingClientRect().bottom);
        expect(last).toBeGreaterThan(top === 9999 ? 0 : 844);
      }).toPass({ timeout: 5000 });
    }
  });
}

for (const language of ['fr', 'pt', 'ru'] as const) {
  test(`the views of a banner stand in one row on a phone: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/warp#char_event`);
    const views = page
      .getByRole('navigation', { name: textsOf(language)('warp.views') })
      .getByRole('link');
    await expect(views).toHaveCount(3);
    const places = await views.evaluateAll((all) =>
      all.map((view) => {
        const { top, bottom, right } = view.getBoundingClientRect();
        return { row: `${top} ${bottom}`, right };
      }),
    );
    expect(new Set(places.map(({ row }) => row)).size).toBe(1);
    expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(390);
  });
}

test('the address says which banner is shown, without entries in the history', async ({ page }) => {
  await page.goto('/en');
  await page.goto('/en/warp#stellar');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Stellar Warp' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Banner types' })
    .getByRole('link', { name: /^Light Cone Event Warp/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Light Cone Event Warp' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/warp#lc_event$/);
  // The bar's link leads to the first, though only the address changes.
  await page.getByRole('link', { name: /^Warp/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Character Event Warp' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('whose warps are shown, and of when, is said above them, and moves nothing', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await expect(page.getByText(/^Account /)).toHaveCount(0);
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  await expect(page.getByText('Account 600000001')).toBeVisible();
  await expect(page.getByText(/^Last import/)).toHaveCount(0);
  const span = { oldest: EVENT[0]?.id ?? '', newest: EVENT.at(-1)?.id ?? '', isToTheEnd: true };
  // At the server, eight hours ahead, it is the next day already.
  const imports = ['2026-01-06T20:00:00Z', '2026-01-07T20:00:00Z'].map((day) => ({
    at: Date.parse(day),
    ...span,
  }));
  const notes = { isComplete: null, imports, manual: [] };
  await putRow(page, ['default', 'account/600000001', ''], { version: 1, parts: 1 });
  await putRow(page, ['default', 'account/600000001', '11'], notes);
  await page.reload();
  await expect(page.getByText('Last import: Jan 8, 2026')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Counters' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('accounts are shown one at a time', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await putWarps(page, { account: '700000001', type: 11 }, history([{ ...SEELE, pity: 9 }], 1));
  await page.reload();
  const counters = page.getByRole('region', { name: 'Counters' });
  await expect(counters).toContainText('277');
  await page.getByLabel('Account (UID)').selectOption('700000001');
  await expect(counters).toContainText('10');
  await page.reload();
  await expect(page.getByLabel('Account (UID)')).toHaveValue('700000001');
  await expect(counters).toContainText('10');
});

for (const [whose, server, device] of [
  ['server’s time, where the device’s clock goes wrong', '2023-05-01', '2031-01-01'],
  ['device’s time, where the server does not tell its own', null, '2023-05-01'],
] as const) {
  test(`what a banner type features now stands above it, by the ${whose}`, async ({ page }) => {
    await page.clock.setFixedTime(`${device}T12:00:00Z`);
    const headers = server ? { Date: new Date(`${server}T12:00:00Z`).toUTCString() } : {};
    await page.route('/api/v1/config', (route) =>
      route.fulfill({ headers, json: { reddot: [], promotions: {} } }),
    );
    await page.goto('/en/warp');
    await expect(page.getByText('Running now: Seele, until May 17, 2023')).toBeVisible();
  });
}

for (const [language, title, average] of [
  ['jp', '跳躍記録', '65.0'],
  ['ru', 'Трекер прыжков', '65,0'],
] as const) {
  test(`the page speaks ${language}`, async ({ page }) => {
    await page.goto(`/${language}/warp`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await putWarps(page, ACCOUNT, EVENT);
    await page.reload();
    await expect(page.getByText(average)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/warp\.|\{\{/);
  });
}

for (const width of [390, 1440]) {
  test.describe(`odds at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('are worked out from where the player stands, and kept', async ({ page }) => {
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await putWarps(page, ACCOUNT, history([{ ...BRONYA, pity: 80 }], 89));
      await page.goto('/en/warp#odds');
      await page.reload();
      await expect(page.getByText('Add a target to see its chance here.')).toBeVisible();
      await page.getByRole('button', { name: 'Add a target' }).click();
      await expect(page.getByLabel('Banner', { exact: true })).toBeFocused();
      // Lost the last, and 89 since: the next is sure, and it is the featured one.
      await expect(page.getByText('From pity 89, guaranteed')).toBeVisible();
      await page.getByLabel('Passes now').fill('1');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('100.0%by warp 1');
      await page.getByLabel('Copies').fill('2');
      await page.getByLabel('Copies').press('Enter');
      await expect(answer).toContainText('0.0%by warp 1');
      await expect(answer).toContainText('50.0%');
      // A day that has passed gives no time to save up.
      await page.getByLabel('You can wait until').fill('2026-01-01');
      await expect(answer).toContainText('by warp 1');
      await expect(page.getByText('Jan 1, 2026 has passed')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Copies')).toHaveValue('2');
      await expect(answer).toContainText('by warp 1');
      // Its button goes with a target, the focus does not.
      await page.getByRole('button', { name: 'Remove the target' }).press('Enter');
      await expect(page.getByText('What you want, in order')).toBeFocused();
    });

    test('count what achievements still give where the player wants it', async ({ page }) => {
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByLabel('Passes now').fill('10');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('by warp 10');
      const offer = page.getByRole('switch', { name: /^Count what your achievements still give/ });
      await expect(offer).not.toBeChecked();
      await expect(page.getByText('None is marked here yet')).toBeVisible();

      // Some of a series: what is left is what the page of achievements says.
      await page.goto('/en/achievements/i-trailblazer');
      await page.getByRole('checkbox').first().click();
      await page
        .getByRole('checkbox')
        .nth(20)
        .click({ modifiers: ['Shift'] });
      await page.getByRole('main').getByRole('link', { name: 'Achievements' }).first().click();
      await expect(page.getByRole('heading', { name: 'Achievements', level: 1 })).toBeVisible();
      await expect(page.locator('html[data-saving]')).toHaveCount(0);
      const left = page.getByText(/^Stellar Jade left: [\d,]+$/).first();
      await expect(left).toBeVisible();
      const jade = Number((await left.textContent())?.replace(/\D/g, ''));

      await page.goto('/en/warp#odds');
      await expect(offer).toHaveAccessibleName(
        `Count what your achievements still give: ${jade.toLocaleString('en')} Stellar Jade`,
      );
      await expect(page.getByText('None is marked here yet')).toHaveCount(0);
      await expect(answer).toContainText('by warp 10');
      await offer.click();
      await expect(answer).toContainText(`by warp ${10 + Math.floor(jade / 160)}`);
      await page.reload();
      await expect(offer).toBeChecked();
      await expect(answer).toContainText(`by warp ${10 + Math.floor(jade / 160)}`);
      await offer.click();
      await expect(answer).toContainText('by warp 10');
    });

    test('ask for what the player has before they tell a chance', async ({ page }) => {
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('Chance of everythingEnter what you have');
      await expect(answer).not.toContainText('by warp 0');
      const passes = page.getByLabel('Passes now');
      await passes.fill('90');
      await expect(answer).toContainText(/Chance of everything\d+\.\d%by warp 90/);
      // No part of what is no count is taken for one.
      await passes.fill('');
      await passes.pressSequentially('1e5');
      await expect(passes).toHaveAccessibleDescription('Whole numbers in digits only.');
      await expect(answer).toContainText('Chance of everythingEnter what you have');
      await passes.fill('99999999999');
      await expect(passes).toHaveValue('9999999');
    });

    test('take a year that is typed digit by digit', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      const field = page.getByLabel('You can wait until');
      await field.click();
      // From the month on, wherever in the field the press has set the cursor.
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('11222027', { delay: 40 });
      await expect(field).toHaveValue('2027-11-22');
      await field.blur();
      await page.reload();
      await expect(field).toHaveValue('2027-11-22');
      expect(errors).toEqual([]);
    });

    test('say that a new answer is on its way', async ({ page }) => {
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
          const send = () => Reflect.apply(postMessage, this, message);
          if (Reflect.get(globalThis, 'holdsWorkers')) Reflect.set(globalThis, 'release', send);
          else send();
        };
      });
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByLabel('Passes now').fill('90');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('by warp 90');
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await page.getByRole('button', { name: 'Add a target' }).click();
      const lines = answer.getByRole('table').first().getByRole('row');
      await expect(lines.nth(2)).toContainText('Character Event Warp × 1');
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await page.evaluate(() => Reflect.set(globalThis, 'holdsWorkers', true));
      await page.getByLabel('Banner', { exact: true }).nth(1).selectOption('12');
      await expect(page.getByText('Working it out…')).toBeVisible();
      await expect(answer).toHaveAttribute('aria-busy', 'true');
      // Figures stay with the names that they were worked out for.
      await expect(lines.nth(2)).toContainText('Character Event Warp × 1');
      await page.evaluate(() => Reflect.get(globalThis, 'release')());
      await expect(lines.nth(2)).toContainText('Light Cone Event Warp × 1');
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByText('Working it out…')).toHaveCount(0);
    });

    test('tell a better order, and what skipping changes', async ({ page }) => {
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByLabel('Copies').fill('7');
      await page.getByLabel('Copies').press('Enter');
      await page.getByRole('button', { name: 'Add a target' }).click();
      // The second of a banner type goes on from the first.
      await expect(page.getByText(/^From pity/)).toHaveCount(1);
      await page.getByLabel('Banner', { exact: true }).nth(1).selectOption('12');
      await expect(page.getByText(/^From pity/)).toHaveCount(2);
      await page.getByLabel('Passes now').fill('80');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expectLabelAtItsMark(answer, /^80 · /);
      await expect(answer.getByText('75%', { exact: true }).first()).toBeVisible();
      await expect(answer.getByRole('table').first()).toContainText('1. Character Event Warp × 7');
      await expect(answer).toContainText(
        '2. Light Cone Event Warp × 1 → 1. Character Event Warp × 7',
      );
      await answer.getByRole('button', { name: 'Take this order' }).click();
      await expect(page.getByLabel('Banner', { exact: true }).first()).toHaveValue('12');
      await expect(answer.getByRole('button', { name: 'Take this order' })).toHaveCount(0);
    });
  });
}

/** The figure under the curve stands at the line that it names, not in the middle. */
async function expectLabelAtItsMark(answer: Locator, text: RegExp): Promise<void> {
  const label = await answer.locator('[aria-hidden] span', { hasText: text }).boundingBox();
  const mark = await answer.locator('svg path').last().boundingBox();
  expect(label && mark).toBeTruthy();
  if (!label || !mark) return;
  expect(mark.x + mark.width / 2).toBeGreaterThanOrEqual(label.x - 2);
  expect(mark.x + mark.width / 2).toBeLessThanOrEqual(label.x + label.width + 2);
}

test('what was pulled is held with eidolons, and remembered', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp#inventory');
  await page.reload();
  const inventory = page.getByRole('region', { name: 'Owned through warps' });
  await expect(inventory.getByRole('listitem').filter({ hasText: 'Blade' })).toContainText('E1');
  // Who joins at the start was not pulled.
  await expect(inventory.getByRole('listitem').filter({ hasText: 'March 7th' })).toContainText(
    'E0',
  );
  await inventory.getByRole('button', { name: 'Light cones' }).click();
  await expect(page.getByText('Shown: 0')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Banner types' })
    .getByRole('link', { name: 'Warp memories' })
    .click();
  await expect(page).toHaveURL(/#memory$/);
  const memories = page.getByRole('region', { name: 'Warp memories' });
  await expect(memories.getByRole('heading', { name: 'January 2026' })).toBeVisible();
  await expect(memories.getByRole('listitem').filter({ hasText: 'Seele' })).toContainText('Jan 6');
  // Who joins at the start did not come by a warp, and has no day.
  const fromStart = memories.getByRole('region', { name: 'With you from the start' });
  await expect(fromStart.getByRole('listitem')).toHaveText([
    /March 7th \(Preservation\)$/,
    /Dan Heng$/,
  ]);
});

test('the record of wins says of how many it is where warps are missing', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  const first = { ...BRONYA, pity: 60 };
  await putWarps(
    page,
    ACCOUNT,
    history([first, { ...BLADE, pity: 40 }, { ...BLADE, pity: 50 }], 3),
  );
  await page.reload();
  const averages = page.getByRole('region', { name: 'Averages and outcomes' });
  // That the first was lost is known, but had it been won, nobody could tell: it counts for neither.
  await expect(averages).toContainText('1 : 1');
  await expect(averages).toContainText('1 won of the 1 with all earlier warps known');
});

test('all days of the completeness are those of the server', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  const [oldest, newest] = [EVENT[0]?.id ?? '', EVENT.at(-1)?.id ?? ''];
  // At the server, eight hours ahead, it is the next day already.
  const at = Date.parse('2026-01-07T20:00:00Z');
  const imports = [{ at, oldest, newest, isToTheEnd: true }];
  const notes = { isComplete: null, imports, manual: [] };
  await putRow(page, ['default', 'account/600000001', ''], { version: 1, parts: 1 });
  await putRow(page, ['default', 'account/600000001', '11'], notes);
  await page.reload();
  const coverage = page.getByRole('region', { name: 'Completeness' });
  await expect(coverage).toContainText('These days are those of the game’s server (UTC+8).');
  await expect(coverage).toContainText('the last on Jan 8, 2026');
  await coverage.getByText('Warps from each import').click();
  await expect(coverage.getByRole('row').last()).toHaveText('Jan 5, 2026Jan 6, 2026Jan 8, 2026');
  // What is kept, and until when to come back.
  await expect(coverage).toContainText(
    'What you have imported stays here, even when the game drops it (the first on Jan 5, 2027). Import again by Jan 8, 2027, so that no newer warp is lost.',
  );
});

test('the time to import again is told by the server’s clock', async ({ page }) => {
  await atTime(page, {
    server: new Date('2026-12-20T12:00Z'),
    device: new Date('2026-02-01T12:00Z'),
  });
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  const [oldest, newest] = [EVENT[0]?.id ?? '', EVENT.at(-1)?.id ?? ''];
  const imports = [{ at: Date.parse('2026-01-07T20:00:00Z'), oldest, newest, isToTheEnd: true }];
  await putRow(page, ['default', 'account/600000001', ''], { version: 1, parts: 1 });
  await putRow(page, ['default', 'account/600000001', '11'], {
    ...{ isComplete: null, imports, manual: [] },
  });
  await page.reload();
  // Which banner type it is about is told, and once.
  await expect(page.getByText('Time to import: Character Event Warp')).toBeVisible();
  await expect(page.getByText(/mport (your warps )?again by Jan 8, 2027/)).toHaveCount(2);
  await atTime(page, {
    server: new Date('2027-02-20T12:00Z'),
    device: new Date('2026-02-01T12:00Z'),
  });
  await page.reload();
  await expect(
    page.getByText(/^Since .*, some of what you pulled after the newest warps here may/),
  ).toHaveCount(1);
  await expect(page.getByText('so that no newer warp is lost')).toHaveCount(0);
});

test('a backup is reminded of where no import is, and not beside one', async ({ page }) => {
  await atTime(page, { server: new Date('2026-02-01T12:00Z') });
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  const [oldest, newest] = [EVENT[0]?.id ?? '', EVENT.at(-1)?.id ?? ''];
  const imports = [{ at: Date.parse('2026-01-07T20:00:00Z'), oldest, newest, isToTheEnd: true }];
  await putRow(page, ['default', 'account/600000001', ''], { version: 1, parts: 1 });
  await putRow(page, ['default', 'account/600000001', '11'], {
    ...{ isComplete: null, imports, manual: [] },
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Time for a backup' })).toBeVisible();
  await expect(page.getByText('New warps since your last backup: 277.')).toBeVisible();
  await expectAccessible(page);
  await atTime(page, { server: new Date('2026-12-20T12:00Z') });
  await page.reload();
  await expect(page.getByText('Time to import: Character Event Warp')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Time for a backup' })).toHaveCount(0);
});

test('a player who says that the first warp is there knows more', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  const coverage = page.getByRole('region', { name: 'Completeness' });
  await expect(coverage).toContainText('Warps are here from Jan 5, 2026 to Jan 6, 2026.');
  await expect(coverage).toContainText(
    'No gap was found between these warps; whether there were any before',
  );
  const averages = page.getByRole('region', { name: 'Averages and outcomes' });
  await expect(averages).toContainText(
    '5★ counted: 3 of 4; the warps before the others are unknown',
  );
  await coverage.getByRole('switch').click();
  await expect(averages).toContainText(/5★ counted: 4(?! of)/);
  await expect(averages).toContainText('guaranteed 1 · unknown 0');
  await page.reload();
  await expect(averages).toContainText(/5★ counted: 4(?! of)/);
});

for (const width of [390, 1440]) {
  for (const theme of ['night', 'day'] as const) {
    test(`no view has an accessibility violation at ${width} px by ${theme}`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.goto('/en/warp');
      await expect(page.getByText('No warps imported.')).toBeVisible();
      await expectAccessible(page, theme);
      await putWarps(page, ACCOUNT, EVENT);
      await page.reload();
      await expect(page.getByText(/^Not clear yet/)).toBeVisible();
      await expectAccessible(page, theme);
      await page.getByRole('button', { name: 'As a table' }).click();
      await page.getByText('Show the figures').first().click();
      await expectAccessible(page, theme);
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByRole('table', { name: 'History' })).toBeVisible();
      await expectAccessible(page, theme);
      for (const [link, heading] of [
        ['Owned through warps', 'Owned through warps'],
        ['Warp memories', 'Warp memories'],
        ['Odds', 'Odds'],
      ] as const) {
        await page.getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page, theme);
      }
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByLabel('Passes now').fill('80');
      await expect(page.getByRole('heading', { name: 'Your chances' })).toBeVisible();
      await expectAccessible(page, theme);
    });
  }
}

test('an image to share is drawn on the device, in three formats', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, EVENT);
  await page.reload();
  await page.getByRole('button', { name: 'Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your warps' });
  await expect(
    dialog.getByRole('img', {
      name: /^Character Event Warp · Total warps: 277 · .*Average pity: 65\.0, 5★ counted: 3 · Win rate: 50\.0%, 1 won of 2 · Seele ≥ 70 · Bronya 80 · Blade 40 · Blade 75$/,
    }),
  ).toBeVisible();
  await expectAccessible(page);
  const requests: string[] = [];
  // Parts of the site itself may still be on their way.
  page.on(
    'request',
    (request) => request.resourceType() !== 'script' && requests.push(request.url()),
  );
  for (const [layout, width, height] of [
    ['Wide', 1200, 630],
    ['Square', 1080, 1080],
    ['Tall', 1080, 1920],
  ] as const) {
    await dialog.getByRole('button', { name: layout }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as PNG' }).click();
    const image = readFileSync(await (await download).path());
    // The size of a PNG stands in its first chunk.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([width, height]);
    // An empty one would hold next to nothing.
    expect(image.length).toBeGreaterThan(8000);
  }
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

// Rule W43.
test('a shared image has no large empty part, with few 5★s and with many', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  for (const count of [1, 5, 12, 60]) {
    const stars = Array.from({ length: count }, (_, at) => ({
      ...(at % 3 === 1 ? BRONYA : BLADE),
      pity: 40 + (at % 30),
    }));
    await putWarps(page, ACCOUNT, history(stars, 12));
    await page.reload();
    await page.getByRole('button', { name: 'Image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your warps' });
    await expect(dialog.getByRole('img', { name: / · (Blade|Bronya) [≥\s\d]+$/ })).toBeVisible();
    for (const layout of ['Wide', 'Square', 'Tall']) {
      await dialog.getByRole('button', { name: layout }).click();
      await expect
        .poll(() => dialog.getByRole('img').evaluate(largestEmptyPart), {
          message: `${layout}, ${count}`,
        })
        .toBeLessThan(0.2);
    }
    await page.keyboard.press('Escape');
  }
});

/** The share of a canvas that its largest rectangle without a mark takes up, in squares of ten pixels. */
function largestEmptyPart(element: Element): number {
  const canvas = element as HTMLCanvasElement;
  const { width, height } = canvas;
  const pixels = new Uint32Array(
    canvas.getContext('2d')?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0),
  );
  const paper = pixels[Math.floor(height / 2) * width + 30];
  const [columns, rows] = [Math.floor(width / 10), Math.floor(height / 10)];
  const isEmpty = (column: number, row: number) => {
    for (let y = row * 10; y < row * 10 + 10; y++) {
      for (let x = column * 10; x < column * 10 + 10; x++) {
        if (pixels[y * width + x] !== paper) return false;
      }
    }
    return true;
  };
  const heights = new Array<number>(columns).fill(0);
  let largest = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      heights[column] = isEmpty(column, row) ? (heights[column] ?? 0) + 1 : 0;
    }
    for (let from = 0; from < columns; from++) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let to = from; to < columns && lowest > 0; to++) {
        lowest = Math.min(lowest, heights[to] ?? 0);
        largest = Math.max(largest, lowest * (to - from + 1));
      }
    }
  }
  return largest / (columns * rows);
}

test('an image is offered before the first 5★, and tells how far it is', async ({ page }) => {
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await putWarps(page, ACCOUNT, history([], 23));
  await page.reload();
  const counters = page.getByRole('region', { name: 'Counters' });
  await counters.getByRole('button', { name: 'Image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your warps' });
  await expect(dialog.getByRole('img', { name: /Total warps: 23 · .* · 5★: 0$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as PNG' }).click();
  expect(readFileSync(await (await download).path()).length).toBeGreaterThan(8000);
});

test('what is planned and not pulled yet is offered as a wish', async ({ page }) => {
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  await page.goto('/en/warp#odds');
  await page.getByRole('button', { name: 'Seele' }).click();
  await expect(page.getByLabel('Which')).toHaveValue('1102');
  await expect(page.getByRole('button', { name: 'Seele' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your chances' })).toContainText('Warps: ');
});
