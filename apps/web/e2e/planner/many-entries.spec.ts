import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const data = join(import.meta.dirname, '../../../../data/game/characters.json');
const pageIds = (JSON.parse(readFileSync(data, 'utf8')) as { pageId: string }[])
  .slice(0, 30)
  .map(({ pageId }) => pageId);
const tickets = (page: Page) => page.locator('li.ticket');

/** A plan of thirty characters, the last of them first. */
async function thirty(page: Page) {
  await page.goto('/en/planner');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  for (const [at, pageId] of pageIds.entries()) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, pageId);
    await expect(tickets(page)).toHaveCount(at + 1);
  }
}

const names = (page: Page) => tickets(page).locator('h2').allTextContents();

test('among thirty entries one goes from end to end by a key each, and stays in view', async ({
  page,
}) => {
  test.slow();
  await thirty(page);
  const before = await names(page);
  const [first = ''] = before;
  const handle = tickets(page)
    .filter({ has: page.getByRole('heading', { name: first, exact: true }) })
    .getByRole('button', { name: /^Move / });
  await handle.focus();
  await page.keyboard.press('End');
  await expect(tickets(page).last()).toContainText(first);
  await expect(handle).toBeFocused();
  await expect(handle).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(tickets(page).first()).toContainText(first);
  expect(await names(page)).toEqual(before);
});
