import type { Page } from '@playwright/test';
import type { Pictures } from '@trailbook/core/internal/dataset';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { openPictureSite, type PictureSite } from '../support/picture-site.ts';
import { solidWebp } from '../support/solid-webp.ts';

/** Pictures and voices of an operator whose manifest says what is there: a few, most are not. */

const ART = 'SpriteOutput/AvatarDrawCard/1102';
const PLACEHOLDER = solidWebp(16, 16).toString('base64');
const icon = { width: 256, height: 256 };
const MANIFEST: Pictures = {
  version: 1,
  pictures: {
    [ART]: { width: 1400, height: 1400, placeholder: PLACEHOLDER },
    'SpriteOutput/AvatarMiniIcon/1102': { width: 128, height: 128 },
    'SpriteOutput/AvatarIcon/Avatar/1102': icon,
    'SpriteOutput/LightConeMaxFigures/23001': {
      width: 904,
      height: 1260,
      placeholder: PLACEHOLDER,
    },
    'SpriteOutput/ItemIcon/111011': { width: 128, height: 128 },
  },
  voices: { en: ['71102001', '71102002'], jp: ['71102001'] },
};

let site: PictureSite;
// One site for all of them: it takes seconds to start.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await openPictureSite(MANIFEST);
});
test.afterAll(() => site?.close());

/** The files below the assets' folder that a page asks for, and what became of it. */
function watchAssets(page: Page): Map<string, number> {
  const asked = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.(?:webp|mp3)$/.test(pathname)) asked.set(pathname, response.status());
  });
  return asked;
}

const portrait = (page: Page) => page.locator('aside img[fetchpriority="high"]');

for (const [width, density, file] of [
  [390, 1, `${ART}.128.webp`],
  [390, 2, `${ART}.256.webp`],
  [1440, 1, `${ART}.512.webp`],
  [1440, 2, `${ART}.1024.webp`],
] as const) {
  test(`a portrait comes in its size: ${width} px wide, density ${density}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      deviceScaleFactor: density,
    });
    await watchShifts(page);
    const asked = watchAssets(page);
    await page.goto(`${site.origin}/en/character/seele`, { waitUntil: 'networkidle' });
    const image = portrait(page);
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc))
      .toBe(`${site.origin}/assets/${file}`);
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    // What is loaded ahead is the very file that is shown.
    expect([...asked.keys()].filter((path) => path.includes(ART))).toEqual([`/assets/${file}`]);
    expect(await shiftOf(page)).toBe(0);
    await page.close();
  });
}

test('a page asks for nothing that is not there, and draws that itself', async ({ page }) => {
  const asked = watchAssets(page);
  for (const path of ['character/seele', 'characters', 'equipment', 'lightcone/in-the-night']) {
    await page.goto(`${site.origin}/en/${path}`, { waitUntil: 'networkidle' });
  }
  await page.goto(`${site.origin}/en/planner#seele`, { waitUntil: 'networkidle' });
  expect(asked.size).toBeGreaterThan(3);
  expect([...asked].filter(([, status]) => status !== 200)).toEqual([]);
});

test('lists, the planner and the start page show the pictures that there are @core', async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/characters`);
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(card('Seele').locator('img')).toBeVisible();
  await expect(card('Seele').locator('svg[viewBox="0 0 96 96"]')).toHaveCount(0);
  await expect(card('Acheron').locator('img')).toHaveCount(0);
  await expect(card('Acheron').locator('svg[viewBox="0 0 96 96"]')).toHaveCount(1);
  await page.goto(`${site.origin}/en/planner#seele`);
  const ticket = page.locator('.ticket').first();
  await expect(ticket.locator('img[src$="Avatar/1102.webp"]')).toBeVisible();
  await expect(page.locator('img[src$="ItemIcon/111011.webp"]').first()).toBeVisible();
});

test('the placeholder stands where the picture will, and goes when it is there', async ({
  page,
}) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(`**/${ART}*`, async (route) => {
    await held;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(`${site.origin}/en/character/seele`, { waitUntil: 'domcontentloaded' });
  await expect(portrait(page)).toHaveCSS('background-image', /data:image\/webp/);
  const before = await portrait(page).boundingBox();
  send();
  await expect(portrait(page)).toHaveCSS('background-image', 'none');
  expect(await portrait(page).boundingBox()).toEqual(before);
  // The constellation stays behind, hardly to be seen.
  await expect(page.locator('aside .opacity-15 svg')).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test.describe('a picture that is damaged', () => {
  test('gives way to what the site draws @core', async ({ page }) => {
    await page.route(`**/${ART}*`, (route) =>
      route.fulfill({ contentType: 'image/webp', body: solidWebp(64, 64).subarray(0, 18) }),
    );
    await watchShifts(page);
    await page.goto(`${site.origin}/en/character/seele`, { waitUntil: 'networkidle' });
    await expect(portrait(page)).toHaveCount(0);
    await expect(page.locator('aside .aspect-square > svg')).toBeVisible();
    expect(await shiftOf(page)).toBe(0);
  });
});

test('only lines that can be heard are offered, in the languages that they are spoken in', async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/character/seele`);
  await page.getByRole('tab', { name: 'Lore' }).click();
  const play = page.getByRole('button', { name: /^Play/ });
  await expect(play).toHaveCount(2);
  const languages = page.getByLabel('Voice language');
  await expect(languages.locator('option')).toHaveText(['English', '日本語']);
  await languages.selectOption('日本語');
  await expect(play).toHaveCount(1);
});
