import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type Shell, standInForTheShell } from '../support/desktop-shell.ts';
import { expect, test } from '../support/fixtures.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';

/** Rule S23. */

test.describe('in the desktop’s window', () => {
  test.beforeEach(({ page }) => page.addInitScript(standInForTheShell));

  for (const width of [390, 1280]) {
    test(`at ${width} px pages have a bar of pictures, a way back, and no foot`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 840 });
      await watchShifts(page);
      await page.goto('/en/books');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      const bar = page.getByRole('banner');
      const planner = bar.getByRole('link', { name: 'Planner' });
      await expect(planner).toHaveCSS('font-size', '0px');
      await expect(planner.locator('svg')).toBeVisible();

      const back = bar.getByRole('button', { name: 'Back' });
      await expect(back).toBeDisabled();
      await expect(planner).toHaveAttribute('title', 'Planner');
      for (const name of ['Privacy', 'Credits', 'Settings']) {
        await expect(bar.getByRole('link', { name })).toHaveAttribute('title', name);
      }
      expect(await shiftOf(page)).toBeLessThan(0.01);
      await expectAccessible(page);

      await bar.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await back.click();
      await expect(page).toHaveURL(/\/en\/books$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
      await expect(back).toBeDisabled();
      await bar.getByRole('link', { name: 'Trailbook' }).click();
      await expect(page).toHaveURL(/\/en$/);
    });
  }

  test('where one is has a line below it, and is marked before the page lives', async ({
    page,
  }) => {
    await page.goto('/en/planner', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-desktop', '');
    const here = page.getByRole('banner').getByRole('link', { name: 'Planner' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).toHaveCSS('box-shadow', /inset/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Warp' })).toHaveCSS(
      'box-shadow',
      'none',
    );
  });

  test('a question mark still tells the keys of a page', async ({ page }) => {
    await page.goto('/en/planner');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible();
  });
});

/** Rules S25 to S31, with a shell that remembers what it was told. */
test.describe('what the desktop’s program does', () => {
  test.beforeEach(({ page }) => page.addInitScript(standInForTheShell));
  const told = (page: Page) => page.evaluate(() => (globalThis as unknown as Shell).told);
  const update = (page: Page, state: object) =>
    page.evaluate((next) => (globalThis as unknown as Shell).update(next), state);

  test('keys that are pressed before the page lives are done once it does', async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/en/books', { waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    for (const key of ['Control+=', 'Control+k']) await page.keyboard.press(key);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByRole('dialog', { name: 'Keys of the app' })).toBeVisible();
    expect((await told(page)).zoom).toEqual([1]);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    await page.keyboard.press('Control+2');
    await expect(page).toHaveURL('/en/planner');
  });

  test('keys lead to three places, make the page larger, and list themselves', async ({ page }) => {
    await page.goto('/en/books');
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
    // Ctrl and K is none of the search's here.
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await expect(search).toHaveAttribute('title', 'Search');
    await expect(search).not.toHaveAttribute('aria-keyshortcuts');
    await page.keyboard.press('Control+2');
    await expect(page).toHaveURL(/\/en\/planner$/);
    await page.keyboard.press('Control+1');
    await expect(page).toHaveURL(/\/en\/warp/);
    await page.keyboard.press('Control+3');
    await expect(page).toHaveURL(/\/en\/achievements$/);
    await page.keyboard.press('Control+=');
    await page.keyboard.press('Control+-');
    expect((await told(page)).zoom).toEqual([1, -1]);
    expect((await told(page)).leaving[0]).toContain('aren’t saved');
    await page.keyboard.press('Control+k');
    const list = page.getByRole('dialog', { name: 'Keys of the app' });
    await expect(list).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(list).toBeHidden();
  });

  test('the language goes to the shell, and so does what stands beside the clock', async ({
    page,
  }) => {
    await page.goto('/ru/books');
    await expect.poll(async () => (await told(page)).languages).toEqual(['ru']);
    await expect.poll(async () => (await told(page)).tray.at(-1)?.open).toBe('Открыть Trailbook');
  });

  test('the first start says what was installed, once', async ({ page }) => {
    await page.addInitScript(() => {
      (globalThis as unknown as Shell).isFirst = true;
    });
    await page.goto('/en/books');
    const popup = page.getByRole('dialog', { name: 'App Installed' });
    await expect(popup).toContainText('work without a network');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await expect(popup).toBeHidden();
  });

  for (const width of [390, 1440]) {
    test(`at ${width} px an update shows how far it is, that it failed, and never begins by itself`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 840 });
      await page.goto('/en/books');
      await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
      await update(page, { kind: 'running', percent: 42 });
      await expect(page.getByText('Fetching the update: 42%')).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
      await expectAccessible(page);
      await update(page, { kind: 'failed' });
      await expect(page.getByText('The update couldn’t be fetched.')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await update(page, { kind: 'ready', version: '2.0.0' });
      const ready = page.getByRole('dialog', { name: 'The app has been updated' });
      await expect(ready).toContainText('Version 2.0.0');
      await ready.getByRole('button', { name: 'Later' }).click();
      await expect(ready).toBeHidden();
      expect((await told(page)).installs).toBe(0);
      await update(page, { kind: 'ready', version: '2.0.1' });
      await ready.getByRole('button', { name: 'Restart' }).click();
      expect((await told(page)).installs).toBe(1);
    });
  }

  // There is no foot that would lead there.
  test('the settings lead to what takes in the files of other tools', async ({ page }) => {
    await page.goto('/en/settings');
    await page.getByRole('main').getByRole('link', { name: 'Move in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Move in' })).toBeVisible();
  });

  test('the settings ask whether it stays beside the clock', async ({ page }) => {
    await page.goto('/en/settings');
    const field = page.getByRole('switch', { name: /system tray/ });
    await expect(field).not.toBeChecked();
    await field.click();
    await expect(field).toBeChecked();
    expect((await told(page)).kept).toBe(true);
  });
});

test('the web has its foot, names in its bar, and nothing of the window’s', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto('/en/books', { waitUntil: 'networkidle' });
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  const planner = page.getByRole('banner').getByRole('link', { name: 'Planner' });
  await expect(planner).toHaveCSS('font-size', '14px');
  expect(scripts.filter((path) => /window-bar|desktop/.test(path))).toEqual([]);
});
