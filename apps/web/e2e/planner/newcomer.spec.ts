import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/**
 * The newcomer's story, counted: from the list of characters to a saved plan of Seele at 80, two skills at 10,
 * and the inventory of one family. A press is one interaction, and so is a number or a name that is typed.
 */
const MOST_WITH_MOUSE = 14;
const MOST_WITH_KEYS = 30;

async function isPlanned(page: Page) {
  const ticket = page.getByRole('list', { name: 'Planned upgrades' }).locator('> li').first();
  await expect(ticket).toContainText('Seele');
  await expect(ticket).toContainText('Lv. 80');
  expect((await ticket.textContent())?.match(/1 → 10/g)?.length).toBeGreaterThanOrEqual(2);
  await page.reload();
  for (const owned of [18, 20, 5]) {
    await expect(
      page.locator('aside').getByText(new RegExp(`uses \\d+ of ${owned} owned`)),
    ).toBeVisible();
  }
}

test(`with the mouse it takes at most ${MOST_WITH_MOUSE} interactions`, async ({ page }) => {
  let count = 0;
  const press = async (target: Locator) => {
    count++;
    await target.click();
  };
  const type = async (text: string) => {
    count++;
    await page.keyboard.type(text);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/en/characters');
  await press(page.getByRole('link', { name: 'Planner' }).first());
  await press(button('Add character'));
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type('seele');
  await press(page.getByRole('dialog').getByRole('button', { name: /Seele/ }));
  // Level 80 and skills at their highest are where a new entry begins.
  await press(button('Save'));
  await press(button('Materials'));
  for (const [item, owned] of [
    [110121, '18'],
    [110122, '20'],
    [110123, '5'],
  ] as const) {
    await press(page.getByRole('dialog').locator(`[data-item="${item}"] input`));
    await type(owned);
  }
  await press(button('Save'));
  expect(count).toBeLessThanOrEqual(MOST_WITH_MOUSE);
  await isPlanned(page);
});

test(`without a mouse it takes at most ${MOST_WITH_KEYS} interactions`, async ({ page }) => {
  let count = 0;
  const key = async (name: string) => {
    count++;
    await page.keyboard.press(name);
  };
  const type = async (text: string) => {
    count++;
    await page.keyboard.type(text);
  };
  /** Tabs on until something is reached. */
  const tabTo = async (target: Locator, back = false) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_WITH_KEYS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await key(back ? 'Shift+Tab' : 'Tab');
    }
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/en/characters');
  await key('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await type('planner');
  await key('Enter');
  await expect(button('Add character')).toBeVisible();
  await tabTo(button('Add character'));
  await key('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type('seele');
  await key('Enter');
  await expect(page.getByRole('dialog', { name: 'Seele' })).toBeVisible();
  await tabTo(button('Save'), true);
  await key('Enter');
  await tabTo(button('Materials'));
  await key('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type('arrow of the');
  // Arrows lead into the fields, Enter from one to the next; with Ctrl it saves, as the sheet says.
  await key('ArrowDown');
  for (const owned of ['18', '20', '5']) {
    await type(owned);
    await key(owned === '5' ? 'Control+Enter' : 'Enter');
  }
  expect(count).toBeLessThanOrEqual(MOST_WITH_KEYS);
  await isPlanned(page);
});

test(`by hand, keys bring another goal to level 80 and two skills to 10 in ${MOST_WITH_KEYS}`, async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = page.getByRole('dialog');
  const level = (name: string) => dialog.getByLabel(name, { exact: true });
  await level('Target level').fill('20');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('li.ticket')).toContainText('Lv. 20');

  let count = 0;
  const key = async (name: string) => {
    count++;
    await page.keyboard.press(name);
  };
  const type = async (text: string) => {
    count++;
    await page.keyboard.type(text);
  };
  const tabTo = async (target: Locator) => {
    for (let tabs = 0; tabs < MOST_WITH_KEYS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await key('Tab');
    }
  };
  await page.getByRole('button', { name: 'Edit Seele' }).focus();
  await key('Enter');
  await expect(level('Current level')).toBeFocused();
  await tabTo(level('Target level'));
  await type('80');
  for (const skill of ['Sheathed Blade', 'Butterfly Flurry']) {
    await tabTo(level(`${skill}: Target level`));
    await type('10');
  }
  await key('Control+Enter');
  expect(count).toBeLessThanOrEqual(MOST_WITH_KEYS);
  await expect(page.locator('li.ticket')).toContainText('Lv. 80');
  await expect(page.locator('li.ticket').getByText('1 → 10')).toHaveCount(2);
});
