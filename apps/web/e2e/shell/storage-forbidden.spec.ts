import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What a browser may throw for when it is asked: in sandboxed frames, or with all storage switched off. */
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;

async function forbid(page: Page): Promise<void> {
  await page.addInitScript((stores) => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const refusing = { configurable: true, get: refuse, set: refuse };
    Object.defineProperty(Document.prototype, 'cookie', refusing);
    Object.defineProperty(Navigator.prototype, 'serviceWorker', refusing);
    for (const store of stores) Object.defineProperty(globalThis, store, refusing);
    Object.defineProperty(globalThis, 'matchMedia', { value: refuse });
    // This one can be asked for, and refuses to be made.
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse();
        }
      },
    });
  }, STORES);
}

test.describe('where nothing may be kept', () => {
  test.beforeEach(({ page }) => forbid(page));

  test('pages stand, and lead on @core', async ({ page }) => {
    for (const path of ['/en', '/en/characters', '/en/planner', '/en/warp', '/en/achievements']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/en/characters');
    await page.getByRole('link', { name: 'Seele' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Seele' })).toBeVisible();
    await page.getByRole('link', { name: 'Add to planner' }).first().click();
    await expect(page.getByText(/data will NOT be saved/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Planned upgrades' })).toContainText('Seele');
  });

  test('a theme holds as long as the page stands, and the settings say what is not kept @core', async ({
    page,
  }) => {
    await page.goto('/en/settings');
    await page.getByLabel('Theme').selectOption('day');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
    await expect(page.getByText('This browser keeps no cookies for this site.')).toBeVisible();
    await expect(page.getByText('This browser cannot keep pages for offline use.')).toBeVisible();
    await page.getByLabel('Language', { exact: true }).selectOption('de');
    await expect(page).toHaveURL(/\/de\/settings$/);
  });
});

test('where all may be kept, the settings say nothing of it @core', async ({ page }) => {
  await page.goto('/en/settings');
  await expect(page.getByRole('button', { name: 'Export Backup' })).toBeEnabled();
  await expect(page.getByText('This browser keeps no cookies')).toHaveCount(0);
});
