import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox');
const active = (page: Page) => page.getByRole('option', { selected: true });

test('a character is found and opened by the keyboard alone @core', async ({ page }) => {
  await page.goto('/en/relics');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dan heng');
  await expect(active(page)).toHaveText(/^Dan Heng.*Characters · The Hunt · Wind$/);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('Dan HengPlayer icons');
  const id = await active(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/character\/dan-heng$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  // One goes on in the page that one came for.
  await expect(page.locator('main')).toBeFocused();
});

test('what was searched for is there when the search is opened again', async ({ page }) => {
  await page.goto('/en');
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await field(page).fill('kafka');
  await expect(active(page)).toHaveText(/^Kafka/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/en/planner');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('kafka');
  await expect(active(page)).toHaveText(/^Kafka/);
});

test('things can be done: a character into the planner, the theme, another language @core', async ({
  page,
}) => {
  await page.goto('/en/characters');
  await page.keyboard.press('Control+k');
  await field(page).fill('add seele to pl');
  await expect(active(page)).toHaveText(/^Add Seele to planner/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/planner/);
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('kafka planner');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kafka' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field(page).fill('light theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.keyboard.press('Control+k');
  await field(page).fill('japanese');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jp\/planner/);
});

test('Japanese by another syllabary, and by English @core', async ({ page }) => {
  await page.goto('/jp');
  await page.getByRole('banner').getByRole('button', { name: '検索' }).click();
  for (const query of ['ぎるがめ', 'gilgamesh', 'ギルガナッシュ']) {
    await field(page).fill(query);
    await expect(active(page)).toHaveText(/^ギルガメッシュ/);
  }
  await field(page).fill('ゼーレをプランナーに追加');
  await expect(active(page)).toHaveText(/^ゼーレをプランナーに追加/);
});

test('Thai from the middle of a name', async ({ page }) => {
  await page.goto('/th/characters');
  await page.keyboard.press('Control+k');
  await field(page).fill('จันทรา');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/th\/character\/dan-heng-imbibitor-lunae$/);
});

test('two words that are no one name find what each of them finds', async ({ page }) => {
  await page.goto('/en');
  await page.keyboard.press('Control+k');
  const options = page.getByRole('option');
  await page.getByRole('combobox').fill('seele material');
  await expect(options.first()).toContainText('Seele');
  await expect(page.getByText('Nothing is called “seele material”.')).toBeVisible();
  await page.getByRole('combobox').fill('energy light cone');
  await expect(options.first()).toContainText('Energy');
  await expect(options.filter({ hasText: 'Light cones' })).not.toHaveCount(0);
});

test('Enter before there is anything opens the first once it is there', async ({ page }) => {
  let send = () => {};
  const firstRequest = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/search.json', async (route) => {
    await firstRequest;
    await route.continue();
  });
  await page.goto('/en');
  await page.keyboard.press('Control+k');
  await field(page).fill('seele');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await page.keyboard.press('Enter');
  send();
  await expect(page).toHaveURL(/\/en\/character\/seele$/);
});

test('a found thing is a link: it opens beside by Ctrl @core', async ({ page, context }) => {
  await page.goto('/en');
  await page.keyboard.press('Control+k');
  await field(page).fill('seele');
  const option = page.getByRole('option', { name: /^Seele/ }).first();
  await expect(option).toHaveAttribute('href', '/en/character/seele');
  for (const open of [
    () => option.click({ modifiers: ['Control'] }),
    () => field(page).press('Control+Enter'),
  ]) {
    const [other] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(other).toHaveURL(/\/en\/character\/seele$/);
    await other.close();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test('on a phone it opens from the header and fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ru');
  await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click();
  await field(page).fill('воспоминания');
  await expect(active(page)).toBeVisible();
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('dialog *')]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.className),
    );
  expect(await beyond()).toEqual([]);
  // The screen's own keyboard comes from below.
  expect((await page.getByRole('dialog').boundingBox())?.y).toBe(0);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('nothing in it stands in the way of a screen reader, by night and by day', async ({
  page,
}) => {
  await page.goto('/en');
  await page.keyboard.press('Control+k');
  for (const query of ['', 'kafka', 'zzzzzz']) {
    await field(page).fill(query);
    await expect(page.getByRole('status').filter({ hasText: /Found|called/ })).toBeAttached();
    await expectAccessible(page);
  }
  await expect(page.getByText('Nothing is called “zzzzzz”')).toBeVisible();
  await field(page).fill('kafka');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'day';
  });
  await expectAccessible(page, 'day');
});

test.describe('without a network', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)/ });

  test('it says so, and can be asked again @core', async ({ page }) => {
    await page.goto('/en');
    await page.route('**/search.json', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await field(page).fill('seele');
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded');
    await expect(page.getByRole('alert')).toContainText('You may be offline');
    await page.unroute('**/search.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(active(page)).toHaveText(/^Seele/);
  });
});

test('its file is one of at most 120 kB, and is asked for by nobody who does not search', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(requests.filter((path) => /search\.json|palette-(?!access)/.test(path))).toEqual([]);
  const [answer] = await Promise.all([
    page.waitForResponse('**/search.json'),
    page.keyboard.press('Control+k'),
  ]);
  const { responseBodySize } = await answer.request().sizes();
  expect(responseBodySize).toBeLessThanOrEqual(120_000);
  await expect(field(page)).toBeVisible();
});
