import { expect, test } from '../support/fixtures.ts';

const cards = 'main li a[href*="/character/"]';

test('a list narrows by what its cards do, in its address, and leads to the lines @core', async ({
  page,
}) => {
  await page.goto('/en/characters');
  const all = await page.locator(cards).count();
  await page.getByText('What it does').click();
  await page.getByRole('button', { name: 'Lower DEF' }).click();
  await expect(page).toHaveURL(/\?weaken=lower-def$/);
  const lower = await page.locator(cards).count();
  expect(lower).toBeLessThan(all);
  // Of the same group: more. Of another: fewer.
  await page.getByRole('button', { name: 'Lower SPD' }).click();
  const either = await page.locator(cards).count();
  expect(either).toBeGreaterThan(lower);
  await page.getByRole('button', { name: 'Skill Points' }).click();
  await expect(page).toHaveURL(/\?weaken=lower-def,lower-spd&hasten=skill-points$/);
  expect(await page.locator(cards).count()).toBeLessThan(either);
  await page.reload();
  await expect(page.getByText('What it does: 3')).toBeVisible();
  await page.getByText('What it does: 3').click();
  await page.getByRole('link', { name: 'Lower DEF' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lower DEF' })).toBeVisible();
  await expect(page).toHaveTitle(/^Lower DEF: who does it \|/);
});

test('on a phone what cards do stands behind the one filter button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/jp/equipment');
  await expect(page.locator('[data-does]')).toBeHidden();
  await page.locator('[aria-controls=filters]').click();
  await page.locator('[data-does] summary').click();
  await page.getByRole('button', { name: 'EP（味方）' }).click();
  await expect(page).toHaveURL(/\?hasten=energy-allies$/);
});

test('a line of an effect leads to all who do it @core', async ({ page }) => {
  await page.goto('/en/lightcone/resolution-shines-as-pearls-of-sweat');
  await page.locator('[data-effects] a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lower DEF' })).toBeVisible();
  const cone = page.getByRole('listitem').filter({ hasText: /Resolution Shines/ });
  await expect(cone.first()).toContainText('Mark · one enemy · base chance 60% → 100% · 1 turn');
  const welt = page.getByRole('listitem').filter({ hasText: /Time Distortion/ });
  await expect(welt.first()).toContainText('Lv. 10 → 12the same at every level');
});

test('a question in the search leads to its answer', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('lower DEF');
  await page.getByRole('option', { name: /Lower DEF/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/who-can\/lower-def$/);
});

test('no line ends between a sign and its word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ru/who-can/raise-dmg-taken');
  await expect(page.locator('[data-effects]').first()).toBeVisible();
  const torn = await page.locator('[data-effects] svg').evaluateAll((signs) =>
    signs.flatMap((sign) => {
      const texts = document.createTreeWalker(sign.closest('li') ?? sign, NodeFilter.SHOW_TEXT);
      texts.currentNode = sign;
      const word = document.createRange();
      const text = texts.nextNode();
      if (!text || !sign.checkVisibility({ contentVisibilityAuto: true })) return [];
      word.setStart(text, 0);
      word.setEnd(text, 1);
      return word.getBoundingClientRect().top > sign.getBoundingClientRect().bottom
        ? [text.textContent]
        : [];
    }),
  );
  expect(torn).toEqual([]);
});
