import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ viewport: { width: 1000, height: 620 } });

const NAMES = ['Seele', 'Bronya', 'Blade', 'Gepard', 'Himeko', 'Welt'];

const tickets = (page: Page) => page.locator('li.ticket');
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Move ${name}`) });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function planSix(page: Page) {
  await page.goto('/en/planner');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  for (const name of [...NAMES].reverse()) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, name.toLowerCase());
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.reload();
  await expect(tickets(page)).toHaveCount(NAMES.length);
  await expect(handle(page, 'Seele')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
}

/** Takes a card by its handle. @returns where, across */
async function take(page: Page, name: string): Promise<number> {
  const box = await handle(page, name).boundingBox();
  if (!box) throw new Error('The handle is there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 3 });
  return x;
}

test('a card dragged to the edge of the window draws the page on, and stays under the pointer', async ({
  page,
}) => {
  await planSix(page);
  const x = await take(page, 'Seele');
  await page.mouse.move(x, 612, { steps: 6 });
  await expect(tickets(page).first()).toHaveAttribute('data-dragged', '');
  const last = tickets(page).last();
  await expect
    .poll(() => last.evaluate((card) => card.getBoundingClientRect().bottom))
    .toBeLessThan(640);
  const box = await tickets(page).first().boundingBox();
  expect(box?.y).toBeLessThan(612);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(300);
  await page.mouse.up();
  await expect(tickets(page).last()).toContainText('Seele');
  await expect(handle(page, 'Seele')).toBeFocused();

  const back = await take(page, 'Seele');
  await page.mouse.move(back, 4, { steps: 6 });
  await expect.poll(() => top(page)).toBe(0);
  await page.mouse.up();
  await expect(tickets(page).first()).toContainText('Seele');
});

test('outside of the window a card is not lost, and the page does not grow', async ({ page }) => {
  await planSix(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const x = await take(page, 'Seele');
  await page.mouse.move(x, 900, { steps: 6 });
  await expect
    .poll(() =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1),
    )
    .toBe(true);
  const reached = await height();
  await page.waitForTimeout(400);
  expect(await height()).toBeLessThanOrEqual(reached);
  await page.mouse.up();
  await expect(tickets(page).last()).toContainText('Seele');
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await page.waitForTimeout(200);
  // Nothing draws the page on any more.
  const rest = await top(page);
  await page.mouse.move(x, 4);
  await page.waitForTimeout(300);
  expect(await top(page)).toBe(rest);
});

test('Escape lets go of a card, which goes back to its place', async ({ page }) => {
  await planSix(page);
  const x = await take(page, 'Seele');
  await page.mouse.move(x, 400, { steps: 6 });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await page.mouse.up();
  await expect(tickets(page).first()).toContainText('Seele');
});
