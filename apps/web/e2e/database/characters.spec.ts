import { expect, test } from '../support/fixtures.ts';
import { GAME, NEW_CHARACTERS } from '../support/game.ts';
import { putRow, readRow } from '../support/storage-access.ts';

const cards = 'main li a[href*="/character/"]';

test('the list narrows across groups, widens within one, and finds names @core', async ({
  page,
}) => {
  await page.goto('/en/characters');
  await expect(page.locator(cards)).toHaveCount(GAME.counts.characters);
  await page.getByRole('button', { name: '4-star' }).click();
  const fourStars = await page.locator(cards).count();
  await page.getByRole('button', { name: '5-star' }).click();
  await expect(page.locator(cards)).toHaveCount(GAME.counts.characters);
  expect(fourStars).toBeLessThan(GAME.counts.characters);
  await page.getByRole('button', { name: '4-star' }).click();
  await page.getByRole('button', { name: 'Quantum' }).click();
  await page.getByRole('button', { name: 'The Hunt' }).click();
  await expect(page.locator(cards)).toHaveText([/Archer/, /Seele/]);
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.locator(cards)).toHaveCount(GAME.counts.characters);
});

test('names are found in the page language and in English @core', async ({ page }) => {
  await page.goto('/jp/characters');
  await page.getByRole('searchbox').fill('ゼーレ');
  await expect(page.locator(cards)).toHaveCount(1);
  await page.getByRole('searchbox').fill('SEELE');
  await expect(page.locator(cards)).toHaveCount(1);
});

test.describe('without JavaScript @core', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there to read, and the menus open', async ({ page }) => {
    await page.goto('/fr/characters');
    await expect(page.locator(cards)).toHaveCount(GAME.counts.characters);
    await expect(page.getByRole('heading', { name: 'Personnages' })).toBeVisible();
    await page.getByText('Base de données').click();
    await expect(page.getByRole('link', { name: 'Reliques' })).toBeVisible();
  });
});

test('the theme follows the system until one is chosen, and is there before anything is shown @core', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/characters');
  await expect(html).toHaveAttribute('data-theme', 'day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'night');
  await page.getByRole('button', { name: 'Switch between night and day' }).click();
  await expect(html).toHaveAttribute('data-theme', 'day');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme ?? 'none');
      if (seen.length < 20) requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/en/planner');
  await expect(html).toHaveAttribute('data-theme', 'day');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['day']));
});

test('light cones are listed, narrowed by rarity and path, and found by name @core', async ({
  page,
}) => {
  const cones = page.locator('main li a[href*="/lightcone/"]');
  await page.goto('/en/equipment');
  await expect(cones).toHaveCount(GAME.counts.lightCones);
  await page.getByRole('button', { name: '5-star' }).click();
  await page.getByRole('button', { name: 'The Hunt' }).click();
  const shown = await cones.count();
  expect(shown).toBeGreaterThan(3);
  expect(shown).toBeLessThan(40);
  await page.getByRole('searchbox').fill('in the night');
  await expect(cones).toHaveText([/In the Night/]);
  await page.reload();
  await expect(cones).toHaveText([/In the Night/]);
  // Each list keeps its own.
  await page.goto('/en/characters');
  await expect(page.locator(cards)).toHaveCount(GAME.counts.characters);
});

test.describe('marks of the player', () => {
  test('what came with the version comes first, and is marked until it is opened', async ({
    page,
  }) => {
    await page.goto('/en/characters');
    const marked = page.locator(cards).filter({ hasText: 'New' });
    await expect(marked).toHaveCount(NEW_CHARACTERS.length);
    const first = (await page.locator(cards).all()).slice(0, NEW_CHARACTERS.length);
    const pages = await Promise.all(first.map((card) => card.getAttribute('href')));
    expect(new Set(pages)).toEqual(new Set(NEW_CHARACTERS.map((id) => `/en/character/${id}`)));
    expect(pages[0]).toBe(`/en/character/${NEW_CHARACTERS[0]}`);

    await page.locator(cards).first().click();
    await expect(page).toHaveURL(new RegExp(`/${NEW_CHARACTERS[0]}$`));
    await expect
      .poll(async () => JSON.stringify(await readRow(page, ['', 'dismissals', ''])))
      .toContain(`"new-${NEW_CHARACTERS[0]}"`);
    await page.goto('/en/characters');
    await expect(marked).toHaveCount(NEW_CHARACTERS.length - 1);
    await expect(page.locator(cards).first()).not.toContainText('New');
  });

  for (const [list, address] of [
    ['equipment', '/lightcone/'],
    ['relics', '/relics/'],
  ]) {
    test(`so it is on the list of ${list}`, async ({ page }) => {
      await page.goto(`/en/${list}`);
      const marked = page.locator(`main li a[href*="${address}"]`).filter({ hasText: 'New' });
      const count = await marked.count();
      expect(count).toBeGreaterThan(0);
      await marked.first().click();
      await expect(page).not.toHaveURL(new RegExp(`/${list}$`));
      await expect
        .poll(async () => JSON.stringify(await readRow(page, ['', 'dismissals', ''])))
        .toContain('"redDots":["');
      await page.goto(`/en/${list}`);
      await expect(marked).toHaveCount(count - 1);
    });
  }

  test('the menu tells of new characters until it is followed, once for each version', async ({
    page,
  }) => {
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await page.goto('/en/settings');
    await expect(page.getByText('Stored')).toBeVisible();
    await expect(entry).toHaveText('CharactersNew');
    await entry.click();
    await expect(entry).toHaveText('Characters');
    await page.goto('/en/settings');
    await expect(page.getByText('Stored')).toBeVisible();
    await expect(entry).toHaveText('Characters');
  });

  test('copies that were pulled are told as eidolons @core', async ({ page }) => {
    await page.goto('/en/settings');
    await expect(page.getByText('Stored')).toBeVisible();
    const pulls = [1102, 1102, 1102, 1001].map((itemId, index) => ({
      id: `170000000000000000${index}`,
      gachaId: 2001,
      itemId,
      time: '2026-01-01 10:00:00',
      zone: 8,
    }));
    await putRow(page, ['default', 'warps/600000001/11', ''], { version: 1, parts: 1 });
    await putRow(page, ['default', 'warps/600000001/11', '000001700'], pulls);
    await page.goto('/en/characters');
    await expect(page.getByRole('link', { name: /Seele/ })).toContainText('E2');
    // March 7th and Dan Heng join without a warp; she was pulled once more.
    await expect(page.getByRole('link', { name: /March 7th/ }).last()).toContainText('E1');
    await expect(
      page.getByRole('link', { name: /Dan Heng/ }).filter({ hasText: 'E0' }),
    ).toHaveCount(1);
    await expect(page.getByRole('link', { name: /Bronya/ })).not.toContainText(/E\d/);
  });
});
