import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What was asked for is in the plan, however soon the page is left that was asked. */

const CHARACTERS = [
  ...['seele', 'bronya', 'gepard', 'clara', 'himeko', 'welt', 'bailu', 'yanqing', 'kafka', 'blade'],
  ...['natasha', 'pela', 'sampo', 'hook', 'lynx', 'luka', 'arlan', 'asta', 'herta', 'serval'],
];
const CONE = 'in-the-night';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');

/** A tab of the same visitor, who waits for nothing. */
async function inPassing(context: BrowserContext, pass: (page: Page) => Promise<unknown>) {
  const page = await context.newPage();
  await pass(page);
  await page.close();
}

test('twenty links are pressed one after the other, and each tab closed at once', async ({
  context,
  page,
}) => {
  for (const name of CHARACTERS) {
    await inPassing(context, (tab) =>
      tab.goto(`/en/planner#${name}`, { waitUntil: 'domcontentloaded' }),
    );
  }
  await page.goto('/en/planner');
  await expect(tickets(page)).toHaveCount(CHARACTERS.length);
});

test('pages are left as soon as they show what was added', async ({ context, page }) => {
  for (const name of CHARACTERS) {
    await inPassing(context, async (tab) => {
      await tab.goto(`/en/planner#${name}`);
      await expect(tab.getByText(/ was added/)).toBeVisible();
    });
  }
  await page.goto('/en/planner');
  await expect(tickets(page)).toHaveCount(CHARACTERS.length);
});

test('the button on a page is pressed, and the tab closed at once @core', async ({
  context,
  page,
}) => {
  for (const name of CHARACTERS.slice(0, 5)) {
    await inPassing(context, async (tab) => {
      await tab.goto(`/en/character/${name}`, { waitUntil: 'domcontentloaded' });
      // The tab never comes to the planner. Closed in the middle of that, it may hold up the whole browser.
      await tab.route('**/planner*', (route) => route.abort());
      await tab.getByRole('link', { name: 'Add to planner' }).click({ noWaitAfter: true });
    });
  }
  await page.goto('/en/planner');
  await expect(tickets(page)).toHaveCount(5);
});

test('what is stored is forgotten: deleted, it does not come back, and a light cone comes once each time @core', async ({
  context,
  page,
}) => {
  await page.goto(`/en/planner#${CONE}`);
  await expect(tickets(page)).toHaveCount(1);
  const pendingAdditions = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':add:')));
  await expect.poll(pendingAdditions).toEqual([]);
  await inPassing(context, (tab) =>
    tab.goto(`/en/planner#${CONE}`, { waitUntil: 'domcontentloaded' }),
  );
  await page.reload();
  await expect(tickets(page)).toHaveCount(2);
  await page.reload();
  await expect(tickets(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete In the Night' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tickets(page)).toHaveCount(1);
  await page.reload();
  await expect(tickets(page)).toHaveCount(1);
});

test('tabs opened side by side add what each was asked for, once @core', async ({
  context,
  page,
}) => {
  const names = ['in-the-night', 'seele', 'but-the-battle-isnt-over'];
  const tabs = await Promise.all(names.map(() => context.newPage()));
  await Promise.all(tabs.map((tab, at) => tab.goto(`/en/planner#${names[at]}`)));
  await page.goto('/en/planner');
  await expect(tickets(page)).toHaveCount(names.length);
  for (const tab of tabs) await expect(tickets(tab)).toHaveCount(names.length);
});
