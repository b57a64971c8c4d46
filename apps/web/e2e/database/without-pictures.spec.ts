import { expect, test } from '../support/fixtures.ts';
import { TEXT_SITE } from '../support/text-addresses.ts';

/** The site as it ships: no operator's pictures. */
test.describe('without pictures', () => {
  test('icons are a list of names, and of whom they come with', async ({ page }) => {
    await page.goto('/en/icons');
    const row = (name: string) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row('Acheron').first()).toHaveText('AcheronComes with Acheron');
    await expect(row('Kafka: Dinner Party')).toContainText('Not tied to one character');
    // Those of the protagonist are called alike, and come with different ones.
    const own = await row('Trailblazer').allTextContents();
    const told = own.filter((text) => text.includes('Comes with'));
    expect(told.length).toBeGreaterThan(6);
    expect(new Set(told).size).toBe(told.length);
    await expect(page.getByRole('main').locator('li svg')).toHaveCount(0);
    await row('Acheron').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/icon\/acheron$/);
  });

  test('relics say of which kind they are, and what their first bonus raises', async ({ page }) => {
    await page.goto('/en/relics');
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(card('Hunter of Glacial Forest')).toContainText('Relic set');
    await expect(card('Hunter of Glacial Forest').getByTitle('Ice DMG Boost')).toBeVisible();
    await expect(card('Space Sealing Station')).toContainText('Planar ornament');
    await expect(card('Space Sealing Station').getByTitle('ATK')).toBeVisible();
    await page.getByRole('searchbox').fill('planar');
    await expect(card('Space Sealing Station')).toBeVisible();
    await expect(card('Hunter of Glacial Forest')).toHaveCount(0);
  });

  for (const [language, material, initials] of [
    ['en', 'Arrow of the Starchaser', 'AS'],
    ['cn', '逐星之矢', '逐'],
  ] as const) {
    test(`materials of a plan bear what their family is called by: ${language}`, async ({
      page,
    }) => {
      await page.goto(`/${language}/planner#seele`);
      const item = page.getByRole('button', { name: new RegExp(`^${material}`) }).first();
      await expect(item.locator('svg text')).toHaveText(initials);
      // Tiers of one family bear the same.
      const signs = page.getByRole('toolbar').first().locator('svg:has(text)');
      const repeated = async () => {
        const texts = await signs.allTextContents();
        return texts.length - new Set(texts).size;
      };
      await expect.poll(repeated).toBeGreaterThan(3);
    });
  }
});

test.describe('with pictures', () => {
  test.use({ baseURL: TEXT_SITE, tolerated: /Failed to load resource.*404/ });

  test('icons are tiles @core', async ({ page }) => {
    await page.goto('/en/icons');
    const tile = page.getByRole('main').getByRole('listitem').first();
    await expect(tile.locator('.aspect-square')).toBeVisible();
    await expect(page.getByText('Comes with')).toHaveCount(0);
  });
});
