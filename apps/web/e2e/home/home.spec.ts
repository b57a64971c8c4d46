import type { Locator, Page } from '@playwright/test';
import { core, expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { atTime } from '../support/server-time.ts';
import { makeStore } from '../support/storage-access.ts';
import { history, putWarps, SEELE } from '../support/warp-history.ts';

/** In the middle of a version whose banners the data know. */
const THAT_DAY = new Date('2026-09-08T12:00:00+08:00');

const banners = (page: Page) => page.getByRole('region', { name: 'Banners' });

test('the first screen names the game, in the language’s own words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  for (const [language, name] of [
    ['en', 'Honkai: Star Rail'],
    ['jp', '崩壊：スターレイル'],
    ['kr', '붕괴: 스타레일'],
    ['cn', '崩坏：星穹铁道'],
    ['ru', 'Honkai: Star Rail'],
  ] as const) {
    await page.goto(`/${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});

test('a newcomer reads what the site does, also without scripts @core', async ({
  page,
  browser,
}) => {
  await page.goto('/en');
  await expect(page.getByText('What an upgrade costs, to the last credit.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next in your plan' })).toHaveCount(0);
  // What it does is seen as well.
  for (const room of ['A ticket of the plan', 'Pity on a', 'Cards of six', 'A line with']) {
    await expect(page.getByRole('img', { name: room })).toBeVisible();
  }

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  await served.goto('/en');
  await expect(served.getByText('What an upgrade costs, to the last credit.')).toBeVisible();
  await expect(banners(served).locator('ol > li')).toHaveCount(3);
  await expect(banners(served).locator('ol > li').first()).toBeVisible();
  await expect(served.getByRole('region', { name: 'Highlights' }).getByRole('link')).toHaveCount(2);
  await plain.close();
});

test('banners say when they end, and the version too @core', async ({ page }) => {
  await atTime(page, { server: THAT_DAY });
  await page.goto('/en');
  await expect(banners(page)).toContainText('Version 4.5 ends in 20 days.');
  await expect(banners(page)).toContainText('Ends in 4 days');
  await expect(banners(page)).toContainText('Begins in 4 days');
});

test('banners run by the server’s time, where the device’s clock goes wrong @core', async ({
  page,
}) => {
  await atTime(page, { server: THAT_DAY, device: new Date('2031-01-01T12:00:00Z') });
  await page.goto('/en');
  await expect(banners(page)).toContainText('Version 4.5 ends in 20 days.');
});

test('between two versions only what is to come is told', async ({ page }) => {
  await atTime(page, { server: new Date('2026-08-26T10:00:00+08:00') });
  await page.goto('/en');
  await expect(banners(page)).toContainText('Begins today');
  await expect(banners(page)).not.toContainText('Ends');
  await expect(banners(page).locator('ol > li')).toHaveCount(3);
});

for (const width of [390, 1440]) {
  test(`at ${width} px one sentence says where the banner data ends, in little room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await atTime(page, { server: new Date('2031-01-01T12:00:00Z') });
    await page.goto('/en');
    await expect(banners(page)).toHaveText(
      /^BannersOur banner data ends with version 4\.6 \(Nov 10, 2026\)\.$/,
    );
    const carousel = page.getByRole('region', { name: 'Highlights' });
    const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Infinity;
    // Beside the carousel nothing more is held open; below it, no more than a heading and a line.
    const most = width === 390 ? 80 : await heightOf(carousel);
    expect(await heightOf(banners(page))).toBeLessThanOrEqual(most);
  });
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 844],
] as const) {
  test(`at ${width} px nothing moves when the banners come`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await atTime(page, { server: THAT_DAY });
    await watchShifts(page);
    await page.goto('/en', { waitUntil: 'networkidle' });
    await expect(banners(page).locator('ol > li')).toHaveCount(3);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}

test.describe('the carousel', () => {
  const slide = (page: Page) => page.getByRole('button', { name: /^Show / });

  test('moves on by itself, and stays while the mouse is over it or it was stopped', async ({
    page,
  }) => {
    await page.goto('/en');
    await expect(slide(page).nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 8000 });
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    const shown = await page
      .getByRole('region', { name: 'Highlights' })
      .locator('ul')
      .evaluate(async (strip) => {
        const places = new Set<number>();
        for (let look = 0; look < 8; look++) {
          await new Promise((resolve) => setTimeout(resolve, 500));
          places.add(Math.round(strip.scrollLeft / strip.clientWidth));
        }
        return places.size;
      });
    expect(shown).toBe(1);
  });

  test('moves by its dots alone where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en');
    await page.waitForTimeout(4000);
    await expect(slide(page).first()).toHaveAttribute('aria-current', 'true');
    await slide(page).nth(1).click();
    await expect(slide(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });
});

for (const width of [390, 1440]) {
  test(`at ${width} px a player finds what is next, and nothing moves when it comes${core(width === 390)}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/en/planner#seele');
    await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
    await page.goto('/en/planner#in-the-night');
    await expect(page.getByRole('heading', { name: 'In the Night' })).toBeVisible();
    await putWarps(page, { account: '800000001', type: 11 }, history([{ ...SEELE, pity: 9 }], 7));

    await watchShifts(page);
    await page.goto('/en');
    const plan = page.getByRole('region', { name: 'Next in your plan' });
    await expect(plan.getByRole('listitem')).toHaveText([
      /In the Night.*Lv\. 1 → 80/,
      /Seele.*Lv\. 1 → 80/,
    ]);
    // Pictures stand for four of them; the words say that they are kinds, not how many are missing of each.
    await expect(plan.getByText(/^Different materials still missing: \d+$/)).toHaveCount(2);
    await expect(plan).toContainText('Done on');
    const today = page.getByRole('region', { name: 'Today' });
    await expect(today.getByRole('listitem').first()).toContainText(/runs: \d+ · \d+ power/);
    await expect(today).toContainText('Echo of War left: 3');
    const pity = page.getByRole('region', { name: '5★ pity' });
    await expect(pity.getByRole('listitem')).toContainText('7/ 90');
    await expect(page.getByText('What an upgrade costs, to the last credit.')).toBeHidden();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}

for (const language of ['en', 'de', 'ru', 'th']) {
  test(`on a phone the pity of all banner types is whole: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await makeStore(page);
    for (const type of [1, 2, 11, 12, 21, 22]) {
      const pulls = history([{ ...SEELE, pity: 9 }], 29);
      await putWarps(page, { account: '800000001', type }, pulls);
    }
    await page.evaluate(() => localStorage.setItem('player', ''));
    await page.goto(`/${language}`);
    const rows = page.getByRole('region', { name: /5★|★5/ }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    const cut = await rows.last().evaluate((row) => {
      const { bottom } = row.getBoundingClientRect();
      const around: Element[] = [];
      for (let box = row.parentElement; box; box = box.parentElement) around.push(box);
      return around.some(
        (box) =>
          getComputedStyle(box).overflowY !== 'visible' &&
          box !== document.documentElement &&
          box.getBoundingClientRect().bottom < bottom - 1,
      );
    });
    expect(cut).toBe(false);
  });
}

test('who has no plan is shown less, and who has nothing of it all what a newcomer is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('player', '1'));
  await page.goto('/en');
  const plan = page.getByRole('region', { name: 'Next in your plan' });
  await expect(plan).toContainText('Add a Character/Light Cone to get started!');
  await expect(page.getByRole('region', { name: '5★ pity' })).toContainText('No warps imported.');
  await expect(page.getByRole('region', { name: 'Today' })).toHaveCount(0);
  expect((await plan.boundingBox())?.height).toBeLessThan(160);
  // From now on that is known before the page is drawn.
  await watchShifts(page);
  await page.reload();
  await expect(page.getByText('What an upgrade costs, to the last credit.')).toBeVisible();
  await expect(plan).toBeHidden();
  // Not until the network rests: Chromium keeps the request of the page before as one that is open.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 3000 })));
  expect(await shiftOf(page)).toBeLessThan(0.01);

  await putWarps(page, { account: '800000001', type: 11 }, history([{ ...SEELE, pity: 9 }], 7));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('player'))).toBe('1 no-plan');
  await page.reload();
  await expect(page.getByRole('region', { name: '5★ pity' })).toContainText('7/ 90');
  await expect(plan).toBeVisible();
});

test('whose pity it is stands there where a profile has several accounts', async ({ page }) => {
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  const pulls = history([{ ...SEELE, pity: 9 }], 7);
  await putWarps(page, { account: '700000001', type: 11 }, pulls);
  await page.goto('/en');
  const pity = page.getByRole('region', { name: '5★ pity' });
  await expect(pity).toContainText('7/ 90');
  await expect(pity).not.toContainText('700000001');
  await putWarps(page, { account: '800000001', type: 11 }, pulls);
  await page.reload();
  await expect(pity).toContainText('Account (UID): 700000001');
});

test('on a phone no tile of the player’s has a blank, with several entries and no warps', async ({
  page,
}) => {
  // A farming plan is another one on other days of the week.
  await atTime(page, { server: new Date('2026-11-25T12:00:00Z') });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['seele', 'in-the-night', 'bronya']) {
    await page.goto(`/en/planner#${name}`);
    await expect(page.locator('li.ticket').first()).toBeVisible();
  }
  await page.goto('/en');
  const tile = (name: string) => page.getByRole('region', { name });
  await expect(tile('5★ pity')).toContainText('No warps imported.');
  for (const name of ['Next in your plan', 'Today']) {
    const last = tile(name).getByRole('listitem').last();
    await expect(last).toBeVisible();
    const blank = await last.evaluate(
      (row) =>
        (row.parentElement?.parentElement?.getBoundingClientRect().bottom ?? 0) -
        row.getBoundingClientRect().bottom,
    );
    expect(blank, name).toBeLessThan(4);
  }
  await expect(tile('Today')).toContainText(/Days? 2/);
  // What is not of today stands under a heading of its own, and by the day.
  const later = tile('Today').locator('h3:text-is("After that") + ul');
  await expect(later).toContainText(/Days? 2/);
  await expect(later).toContainText(/Days \d+ to \d+ · runs per day: \d+/);
  await expect(tile('Today').getByRole('list').first()).not.toContainText('Day');
  expect((await tile('5★ pity').boundingBox())?.height).toBeLessThan(160);
});

test.describe('a player far from the server', () => {
  const WEDNESDAY = new Date('2026-11-25T12:00:00Z');
  test.use({ timezoneId: 'America/New_York' });

  test('reads by the own clock when its week ends, and for which server that is', async ({
    page,
  }) => {
    await atTime(page, { server: WEDNESDAY });
    await page.goto('/en/planner#seele');
    await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
    const today = page.getByRole('region', { name: 'Today' });
    await page.goto('/en');
    // Monday at four in the morning there.
    await expect(today).toContainText(/new week: Nov 29, 2026, 3:00\sPM \(Asia server\)/);
    await page.goto('/en/settings');
    await page.getByLabel('Game server').selectOption('America');
    await page.goto('/en');
    await expect(today).toContainText(/new week: Nov 30, 2026, 4:00\sAM$/);
  });

  test('reads it for the server of the account that was imported, until another is chosen', async ({
    page,
  }) => {
    await atTime(page, { server: WEDNESDAY, device: new Date('2026-11-30T12:00:00Z') });
    await page.goto('/en/planner#seele');
    await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
    await putWarps(page, { account: '600000001', type: 11 }, history([{ ...SEELE, pity: 9 }], 7));
    const today = page.getByRole('region', { name: 'Today' });
    await page.goto('/en');
    await expect(today).toContainText(/new week: Nov 30, 2026, 4:00\sAM$/);
    await page.goto('/en/settings');
    await page.getByLabel('Game server').selectOption('Europe');
    await page.goto('/en');
    await expect(today).toContainText(/new week: Nov 29, 2026, 10:00\sPM$/);
  });
});
