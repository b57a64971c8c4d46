import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { expect, test } from '../support/fixtures.ts';
import { GAME } from '../support/game.ts';

const cards = 'main li a[href*="/character/"]';

test.describe('a filtered list', () => {
  test('has an address that others can be sent to, in which it opens as it was @core', async ({
    page,
    context,
  }) => {
    await page.goto('/en/characters');
    await page.getByRole('button', { name: '5-star' }).click();
    await page.getByRole('button', { name: 'The Hunt' }).click();
    await page.getByRole('button', { name: 'Ice' }).click();
    await expect(page).toHaveURL(/\/en\/characters\?rarity=5&path=hunt&element=ice$/);
    const shown = await page.locator(cards).allInnerTexts();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator(cards)).toHaveText(shown.map((name) => name.replace(/\s+/g, '')));
    await other.getByRole('searchbox').fill('nobody');
    await other.getByRole('button', { name: 'Clear filters' }).click();
    await expect(other).toHaveURL(/\/en\/characters$/);
    await expect(other.locator(cards)).toHaveCount(GAME.counts.characters);
  });

  test('an address that asks for what is not there shows all, and says so', async ({ page }) => {
    const notice = page.getByRole('status').filter({ hasText: 'This list has no' });
    await page.goto('/en/characters?path=nowhere&rarity=9&utm_source=x');
    await expect(page.locator(cards)).toHaveCount(GAME.counts.characters);
    await expect(notice).toContainText('“9, nowhere”');
    await page.goto('/en/relics?weaken=lower-def');
    await expect(notice).toContainText('“lower-def”');
    await page.goto('/en/achievements?state=lost');
    await expect(notice).toContainText('“lost”');
    await page.goto('/en/characters?path=hunt&utm_source=x');
    await expect(page.locator(cards)).not.toHaveCount(GAME.counts.characters);
    await expect(notice).toHaveCount(0);
  });

  test('leads through its things in its own order, and is found again', async ({ page }) => {
    await page.goto('/en/characters?path=hunt&element=quantum');
    await expect(page.locator(cards)).toHaveText([/Archer/, /Seele/]);
    await page.locator(cards).first().click();
    const ways = page.getByRole('navigation', { name: 'Before and after' });
    await expect(ways.getByRole('link')).toHaveText([/Next:.*Seele/]);
    await ways.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Seele' })).toBeVisible();
    await expect(ways.getByRole('link')).toHaveText([/Previous:.*Archer/]);
    await page.goBack();
    await page.goBack();
    await expect(page.locator(cards)).toHaveText([/Archer/, /Seele/]);
    await expect(page).toHaveURL(/path=hunt&element=quantum$/);
  });
});

test('back returns to the same place of a list @core', async ({ page }) => {
  await page.goto('/en/characters');
  await page.locator(cards).nth(50).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.locator(cards).nth(50).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(GAME.counts.characters);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 250);
});

test('a character leads on to light cones and relics by what the data say', async ({ page }) => {
  await page.goto('/en/character/seele');
  const cones = page.getByRole('region', { name: 'Light cones of the Path of The Hunt' });
  await expect(cones.getByRole('link', { name: /In the Night/ })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Relics by stat' })
      .getByRole('link', { name: /Inert Salsotto|Celestial Differentiator/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('#details [data-item="110406"]')).toContainText('Stagnant Shadow');
  await cones.getByRole('link', { name: 'Show in the list' }).click();
  await expect(page).toHaveURL(/\/en\/equipment\?path=hunt$/);
  await expect(page.getByRole('button', { name: 'The Hunt' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('main li a[href*="/lightcone/"]').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/en/characters', '/de/characters', '/ru/equipment', '/th/relics']) {
    test(`the first card of ${path} stands within 300 px`, async ({ page }) => {
      await page.goto(path);
      const card = await page.locator('main li a').first().boundingBox();
      expect(card?.y).toBeLessThanOrEqual(300);
    });
  }

  test('filters stand behind one button that says how many are on @core', async ({ page }) => {
    await page.goto('/en/characters');
    const hunt = page.getByRole('button', { name: 'The Hunt' });
    await expect(hunt).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await hunt.click();
    await page.getByRole('button', { name: '5-star' }).click();
    await expect(page.getByRole('button', { name: 'Filters: 2' })).toBeVisible();
  });

  for (const language of LANGUAGES) {
    test(`no word of a card is broken in lists: ${language}`, async ({ page }) => {
      for (const list of ['characters', 'equipment', 'relics']) {
        await page.goto(`/${language}/${list}`);
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 844 });
          const broken = await page.locator('main li .thing-name').evaluateAll((names) =>
            names.flatMap(({ firstChild: text }) => {
              const words = (text?.textContent ?? '').matchAll(
                /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}'’@]+/gu,
              );
              const range = document.createRange();
              return [...words].flatMap(({ index, 0: word }) => {
                range.setStart(text as Text, index);
                range.setEnd(text as Text, index + word.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => top));
                return lines.size > 1 ? [word] : [];
              });
            }),
          );
          expect([language, list, width, broken]).toEqual([language, list, width, []]);
        }
      }
    });
  }

  test('names of the five places are never broken, in any language', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/${language}/settings`);
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        const broken = await page.locator('.bottom-bar > *').evaluateAll((places) =>
          places.flatMap((place) => {
            const { left, right } = place.getBoundingClientRect();
            const name = (place.querySelector('summary') ?? place).childNodes;
            const text = [...name].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
            const range = document.createRange();
            const lines = (word: RegExpExecArray) => {
              range.setStart(text as Text, word.index);
              range.setEnd(text as Text, word.index + word[0].length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size;
            };
            // A soft hyphen may be used, a place between two words, too; Thai has words without either.
            const words = [...(text?.textContent ?? '').matchAll(/[^\s\u00ad\u0e00-\u0e7f]+/g)];
            const isCut = left < 0 || right > innerWidth || words.some((word) => lines(word) > 1);
            return isCut ? [text?.textContent] : [];
          }),
        );
        expect([language, width, broken]).toEqual([language, width, []]);
      }
    }
  });

  test('the five places stand at the foot of the screen, at least 44 px each', async ({ page }) => {
    for (const language of ['en', 'jp', 'ru', 'de', 'th']) {
      await page.goto(`/${language}/characters`);
      const places = page.locator('.bottom-bar > *');
      await expect(places).toHaveCount(5);
      for (const place of await places.all()) {
        const box = await place.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845);
        expect(box?.y).toBeGreaterThan(740);
      }
    }
    const header = await page.locator('header').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(56);
    await page.locator('.bottom-bar summary').click();
    await expect(page.locator('.bottom-bar details a').first()).toBeInViewport();
  });
});
