import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { standInForTheShell } from '../support/desktop-shell.ts';
import { expect, test } from '../support/fixtures.ts';
import { putRow, readAside, readRow } from '../support/storage-access.ts';

test.describe('addresses that lead nowhere', () => {
  test.use({ tolerated: /status of 404/ });

  test('an unknown language is a 404 with a way home', async ({ page }) => {
    const response = await page.goto('/xx/planner');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Unknown language' })).toBeVisible();
    await expect(page.getByText('There is no language “xx” here.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL(/\/en$/);
  });

  test('an unknown id is a 404 in the language of the address, with the search at hand @core', async ({
    page,
  }) => {
    expect((await page.goto('/de/character/niemand'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await page.locator('main').getByRole('button', { name: 'Suche' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('leave other languages only their start pages, and navigation goes on', async ({ page }) => {
    for (const path of ['/en/character/nobody', '/en/nothing/at/all', '/xx/characters']) {
      await page.goto(path);
      const languages = page.locator('a[hreflang="ja"]');
      await expect(languages).toHaveAttribute('href', '/jp');
      await page.getByRole('link', { name: 'Go to the start page' }).click();
      await expect(page).toHaveURL(/\/en$/);
      await expect(page.locator('a[hreflang="ja"]')).toHaveAttribute('href', '/jp');
    }
  });

  test('a page has one address, and other spellings lead there', async ({ page }) => {
    await page.goto('/en/Lightcone/voi%64/?a=1#c');
    await expect(page).toHaveURL(/\/en\/lightcone\/void#c$/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/en\/lightcone\/void$/);
  });

  test('the foot leads to the words on privacy and to the credits', async ({ page }) => {
    await page.goto('/en');
    const foot = page.getByRole('navigation', { name: 'About this site' });
    await foot.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'What is sent, and when' })).toBeVisible();
    await foot.getByRole('link', { name: 'Credits' }).click();
    await expect(page).toHaveURL(/\/attribution$/);
    await expect(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/belong to their owners/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('the credits go on in the language one comes from', async ({ page }) => {
    await page.goto('/jp');
    await page.getByRole('contentinfo').locator('a[href="/attribution"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('クレジット');
    await expect(page).toHaveTitle('クレジット | Trailbook');
    await expect(page.getByRole('main').locator('h2').first()).toHaveText('ゲーム');
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ja');
  });

  test('leave other languages their start pages, where a page has none', async ({ page }) => {
    await page.goto('/attribution');
    await page.locator('summary[aria-label^="Language"]').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  test('navigation says where one is', async ({ page }) => {
    await page.goto('/en/achievements');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.locator('[aria-current=page]')).toHaveText(/^Achievements/);
    await main.getByRole('link', { name: /^Planner/ }).click();
    await expect(main.locator('[aria-current=page]')).toHaveText(/^Planner/);
  });

  test('navigation marks what is still to come', async ({ page }) => {
    await page.goto('/en');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Achievements' })).toHaveText(
      /^Achievements(New)?$/,
    );
    await expect(main.getByRole('link', { name: 'Planner' })).toHaveText(/^Planner(New)?$/);
  });
});

test.describe('a stored plan that cannot be read', () => {
  const HEAD = ['default', 'planner', ''] as const;

  /** The store as the site makes it, with another head for the plan. */
  async function storeHead(page: Page, head: unknown) {
    await page.goto('/en/planner');
    await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
    await putRow(page, HEAD, head);
  }

  test('is told, kept, handed out and set aside @core', async ({ page }) => {
    const broken = { version: 5, entries: [{ kind: 'character', id: 'many' }] };
    await storeHead(page, broken);
    await page.goto('/en/planner');
    await expect(
      page.getByRole('heading', { name: 'Your stored plan could not be read' }),
    ).toBeVisible();
    expect(await readRow(page, HEAD)).toEqual(broken);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the stored copy' }).click();
    const block = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(block.own.stored.rows[0].value.entries[0].id).toBe('many');

    await page.getByRole('button', { name: 'Start with an empty plan' }).click();
    await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
    expect(await readAside(page)).toMatchObject([{ value: [['', broken]] }]);
  });

  test('of a newer version is never written over @core', async ({ page }) => {
    const newer = { version: 99, entries: 'of another shape' };
    await storeHead(page, newer);
    await page.goto('/en/planner#seele');
    await expect(page.getByRole('heading', { name: /newer version of the site/ })).toBeVisible();
    expect(await readRow(page, HEAD)).toEqual(newer);
  });
});

test.describe('a stored list of profiles that cannot be read', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en/planner');
    await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
    await putRow(page, ['', 'profiles', ''], { version: 1, profiles: 'many' });
  });

  test('is told on the planner, which opens no profile @core', async ({ page }) => {
    await page.goto('/en/planner');
    await expect(page.getByRole('heading', { name: /could not be read/ })).toHaveCount(1);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add character' })).toHaveCount(0);
  });

  test('is told on the settings, where the ways out stay open', async ({ page }) => {
    await page.goto('/en/settings');
    await expect(page.getByRole('heading', { name: /could not be read/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Create new Profile' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Export Backup' })).toBeEnabled();
  });
});

test.describe('a page that crashes', () => {
  // Rule S16.
  const WORDS = 'An error occured. Make sure you are connected to the internet.';
  test.use({ tolerated: /TypeError/ });

  async function crash(page: Page) {
    await page.goto('/en/characters');
    // Data that can be read, and are not what the screen draws.
    await page.route('**/en/relics.data*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('\\"relics\\":[', '\\"others\\":[');
      await route.fulfill({ response, body });
    });
    await page
      .locator('a[href="/en/relics"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { name: WORDS })).toBeVisible();
  }

  test('says so, and can be loaded anew @core', async ({ page }) => {
    await crash(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Relics' })).toBeVisible();
  });

  test('tells the shell on the desktop, in its own language', async ({ page }) => {
    await page.addInitScript(standInForTheShell);
    await page.addInitScript(() => {
      const reports: object[] = [];
      const { trailbook } = globalThis as unknown as { trailbook: { app: object } };
      Object.assign(globalThis, { reports });
      Object.assign(trailbook.app, {
        crash: async (words: object) => void reports.push(words),
      });
    });
    await crash(page);
    const shown = () =>
      page.evaluate(() => (globalThis as unknown as { reports: object[] }).reports);
    await expect.poll(shown).toEqual([{ text: WORDS, reload: 'Reload', close: 'Close' }]);
  });
});

test.describe('game data that does not come', () => {
  test.use({ tolerated: /could not be loaded|net::ERR_FAILED/ });

  test('is told, and can be asked for again', async ({ page }) => {
    let isDown = true;
    await page.route('**/data/**', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/en/planner');
    await expect(page.getByRole('heading', { name: 'An error occurred.' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
  });
});

test.describe('without storage', () => {
  // Rule U11.
  const BANNER =
    'Failed to read website data. Warp, planner and achievement data will NOT be saved. ' +
    'This may be because you are in Incognito/Private browsing mode.';

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  );

  test('the plan works, and says that it is not kept @core', async ({ page }) => {
    await page.goto('/en/planner#seele');
    await expect(page.getByRole('heading', { name: BANNER, exact: true })).toBeVisible();
    await expect(page.locator('[data-item="2"]').last()).toContainText('3,888,100');
  });

  test('the banner stands on all three screens that keep something, until it is closed', async ({
    page,
  }) => {
    for (const path of ['/en/planner', '/en/warp', '/en/achievements']) {
      await page.goto(path);
      const banner = page.getByRole('alert').filter({ hasText: BANNER });
      await expect(banner).toBeVisible();
      await banner.getByRole('button', { name: 'Close' }).click();
      await expect(banner).toHaveCount(0);
    }
  });
});
