import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import { expect, test } from '../support/fixtures.ts';

const PAGES = [
  '',
  '/characters',
  '/character/seele',
  '/equipment',
  '/lightcone/in-the-night',
  '/relics',
  '/materials',
  '/material/lifeless-blade',
  '/planner',
  '/settings',
];

for (const [language, tag] of Object.entries(LANGUAGE_TAGS)) {
  test(`pages in ${language} are whole, linked to their other languages, and fit a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of PAGES) {
      const response = await page.goto(`/${language}${path}`);
      expect(response?.status()).toBe(200);
      expect(await response?.text()).not.toContain('\0');
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      const { text, ...seen } = await page.evaluate(() => ({
        text: document.body.innerText,
        lang: document.documentElement.lang,
        title: document.title,
        canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
          link.getAttribute('href'),
        ),
        languages: document.querySelectorAll('link[rel=alternate][hreflang]').length,
        isTooWide: document.documentElement.scrollWidth > innerWidth,
      }));
      expect(seen).toEqual({
        lang: tag,
        title: expect.stringMatching(/Trailbook$/),
        canonical: [expect.stringMatching(new RegExp(`/${language}${path}$`))],
        languages: 14,
        isTooWide: false,
      });
      expect(text).not.toMatch(
        /\{\{|\}\}|\b(nav|planner|list|notice|settings|recovery|region)\.[a-z]/i,
      );
    }
  });
}

test('a page with names in English says why', async ({ page }) => {
  await page.goto('/ru/relics/dreamlit-actor');
  await expect(page.locator('[data-foreign-names]')).toBeVisible();
});

test('the language menu leads to the same page and is remembered @core', async ({
  page,
  context,
}) => {
  await page.goto('/en/characters');
  await page.getByLabel(/^Language/).click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/jp\/characters$/);
  // Where one was, not at the top of everything.
  await expect(page.getByRole('heading', { name: 'キャラクター' })).toBeFocused();
  const cookie = (await context.cookies()).find(({ name }) => name === 'X-SRS-Language');
  expect(cookie).toMatchObject({ value: 'jp', path: '/' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  await page.goto('/');
  await expect(page).toHaveURL(/\/jp$/);
  await expect(page.locator('body')).toBeFocused();
});

test('a change of language in the settings goes on at their heading', async ({ page }) => {
  await page.goto('/en/settings');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(page).toHaveURL(/\/de\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.locator('body')).toBeFocused();
});

test('a visitor without a language gets that of the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/ru$/);
  await context.close();
});

test('one menu is open at a time; Escape and an outside press close it @core', async ({ page }) => {
  await page.goto('/en');
  const open = page.locator('details[open]');
  await page.getByText('Data bank').click();
  await expect(open).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Relics' })).toBeVisible();
  await page.getByLabel(/^Language/).click();
  await expect(open).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Relics' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await page.getByText('Data bank').click();
  await page.getByRole('contentinfo').click();
  await expect(open).toHaveCount(0);
});

test.describe('in Thai', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('texts have room between their lines, and names on two lines stay together', async ({
    page,
  }) => {
    await page.goto('/th/character/seele');
    const leading = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { lineHeight, fontSize } = getComputedStyle(element);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        });
    expect(await leading('main p.text-sm')).toBeGreaterThan(1.6);
    expect(await leading('main .leading-snug')).toBeLessThan(1.4);
  });
});

test('where the display font lacks a script, headings are set as the text is, not in a stand-in', async ({
  page,
}) => {
  await page.goto('/ru/settings');
  // What came too late for the first page is there for the second.
  await page.reload();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const fontsOf = async (selector: string) => {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return new Set(fonts.map(({ familyName }) => familyName));
  };
  await expect(page.locator('main h1')).toHaveText('Настройки');
  expect(await fontsOf('main h1')).toEqual(await fontsOf('main label'));
});
