import type { Page } from '@playwright/test';
import { core, expect, test } from '../support/fixtures.ts';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');
const goals = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Goal' });
const goal = (page: Page, name: string) => goals(page).getByRole('button', { name, exact: true });
const target = (page: Page) => page.getByRole('dialog').getByLabel('Target level', { exact: true });

async function planner(page: Page, hash = '') {
  await page.goto(`/en/planner${hash}`);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

/** Opens the sheet of a new entry. */
async function pick(page: Page, name: string, add = 'Add character') {
  await page.getByRole('button', { name: add }).click();
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function edit(page: Page, name: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(goals(page)).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Target levels of the skills, in the order of the sheet. */
async function skills(page: Page) {
  const fields = page.getByRole('dialog').getByRole('spinbutton');
  const values = await fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement).value),
  );
  // The two levels come first, then the current and the target level of each skill.
  return values.slice(2).filter((_, at) => at % 2 === 1);
}

/** In the list of traces, beside which stands their diagram. */
const selected = (page: Page) => page.getByRole('dialog').locator('li [data-state="selected"]');

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`goals, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test(`are set by one press`, async ({ page }) => {
      await planner(page, '#seele');
      await edit(page, 'Seele');
      await goal(page, '60 · 6/6/6').click();
      await expect(target(page)).toHaveValue('60');
      expect(await skills(page)).toEqual(['4', '6', '6', '6']);
      await expect(selected(page)).toHaveCount(0);
      await goal(page, '80 · 8/8/8 · bonus abilities').click();
      await expect(target(page)).toHaveValue('80');
      expect(await skills(page)).toEqual(['5', '8', '8', '8']);
      await expect(selected(page)).toHaveCount(3);
      await save(page);
      await expect(tickets(page).first()).toContainText('Traces: 3');
      await page.reload();
      await edit(page, 'Seele');
      expect(await skills(page)).toEqual(['5', '8', '8', '8']);
      await goal(page, 'Everything to the maximum').click();
      expect(await skills(page)).toEqual(['6', '10', '10', '10']);
    });

    test('are set and kept by keyboard alone', async ({ page }) => {
      await planner(page, '#seele');
      await edit(page, 'Seele');
      await goal(page, 'Everything to the maximum').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(goal(page, '60 · 6/6/6')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(target(page)).toHaveValue('60');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Name of the goal' })).toBeFocused();
      // What is typed replaces the name that was offered.
      await page.keyboard.type('For supports');
      await page.keyboard.press('Enter');
      await expect(goal(page, 'For supports')).toBeVisible();
      await expect(page.getByRole('status').getByText('“For supports” was kept.')).toBeVisible();
      await expect(goals(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(goal(page, 'Everything to the maximum')).toBeFocused();
    });

    test(`of one’s own are there after a reload and for others, until they are deleted${core(width === 390)}`, async ({
      page,
    }) => {
      await planner(page, '#seele');
      await edit(page, 'Seele');
      await goal(page, '60 · 6/6/6').click();
      await target(page).fill('70');
      await target(page).press('Enter');
      await goal(page, 'Keep this goal').click();
      await page.getByRole('textbox', { name: 'Name of the goal' }).fill('Seventy');
      await goal(page, 'Keep').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
      await expect(page.locator('html:not([data-saving])')).toBeAttached();

      await page.reload();
      await pick(page, 'Bronya');
      await goal(page, 'Seventy').click();
      await expect(target(page)).toHaveValue('70');
      expect(await skills(page)).toEqual(['4', '6', '6', '6']);
      await save(page);

      await edit(page, 'Bronya');
      await goal(page, 'Delete Seventy').click();
      await expect(goal(page, 'Seventy')).toHaveCount(0);
      await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
      await expect(goal(page, 'Seventy')).toBeVisible();
      await goal(page, 'Delete Seventy').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.reload();
      await edit(page, 'Bronya');
      await expect(goal(page, 'Keep this goal')).toBeVisible();
      await expect(goal(page, 'Seventy')).toHaveCount(0);
    });

    test('are kept with the sheet where their name stands in its field', async ({ page }) => {
      await planner(page, '#seele');
      await edit(page, 'Seele');
      await goal(page, '60 · 6/6/6').click();
      await goal(page, 'Keep this goal').click();
      await page.getByRole('textbox', { name: 'Name of the goal' }).fill('Sixty');
      await save(page);
      await edit(page, 'Seele');
      await expect(target(page)).toHaveValue('60');
      await expect(goal(page, 'Sixty')).toHaveAttribute('aria-pressed', 'true');
      // Without a name there is none, and the sheet is saved all the same.
      await goal(page, 'Keep this goal').click();
      await page.getByRole('textbox', { name: 'Name of the goal' }).fill('');
      await save(page);
      await edit(page, 'Seele');
      await expect(goals(page).getByRole('button', { name: /^Delete/ })).toHaveCount(1);
    });

    test(`are taken over from the entry that was added last`, async ({ page }) => {
      await planner(page);
      await pick(page, 'Seele');
      await expect(goals(page).getByRole('button', { name: 'Same goal as' })).toHaveCount(0);
      await goal(page, '60 · 6/6/6').click();
      await save(page);
      await pick(page, 'Bronya');
      await goal(page, 'Same goal as Seele').click();
      await expect(target(page)).toHaveValue('60');
      expect(await skills(page)).toEqual(['4', '6', '6', '6']);
      await save(page);
      await pick(page, 'Clara');
      await expect(goal(page, 'Same goal as Bronya')).toBeVisible();
    });

    test('of light cones are levels, and theirs alone', async ({ page }) => {
      await planner(page, '#seele');
      await pick(page, 'In the Night', 'Add light cone');
      // Everything is level 80.
      await expect(goal(page, 'Lv. 80')).toHaveCount(0);
      await expect(goals(page).getByRole('button', { name: 'Same goal as' })).toHaveCount(0);
      await goal(page, 'Lv. 60').click();
      await expect(target(page)).toHaveValue('60');
      await goal(page, 'Keep this goal').click();
      await expect(page.getByRole('textbox', { name: 'Name of the goal' })).toHaveValue('60');
      await goal(page, 'Keep').click();
      await expect(goal(page, '60')).toBeVisible();
      await save(page);
      await edit(page, 'Seele');
      await expect(goal(page, 'Keep this goal')).toBeVisible();
      await expect(goal(page, '60')).toHaveCount(0);
    });

    test('are six of one’s own at most, which is said', async ({ page }) => {
      await planner(page, '#seele');
      await edit(page, 'Seele');
      for (let at = 1; at <= 6; at++) {
        await goal(page, 'Keep this goal').click();
        await page
          .getByRole('textbox', { name: 'Name of the goal' })
          .fill(`A goal of mine, no. ${at}`);
        await page.keyboard.press('Enter');
        await expect(goal(page, `A goal of mine, no. ${at}`)).toBeVisible();
      }
      await expect(goal(page, 'Keep this goal')).toHaveCount(0);
      await expect(goals(page).getByText('You have kept 6 goals.')).toBeVisible();
      const isWide = await goals(page).evaluate((group) => group.scrollWidth > group.clientWidth);
      expect(isWide).toBe(false);
      await goal(page, 'Delete A goal of mine, no. 3').click();
      await expect(goal(page, 'Keep this goal')).toBeVisible();
    });

    test('new entries go where the last one was put', async ({ page }) => {
      await planner(page);
      const place = page.getByRole('dialog').getByRole('group', { name: 'Place in the plan' });
      await pick(page, 'Seele');
      // Where there is no other, there is no choice.
      await expect(place).toHaveCount(0);
      await save(page);
      await pick(page, 'Bronya');
      await expect(place.getByRole('radio', { name: 'At the top' })).toBeChecked();
      await place.getByText('At the end').click();
      await save(page);
      await expect(tickets(page)).toHaveText([/Seele/, /Bronya/]);
      await expect(page.getByText('Bronya was added and comes last.')).toBeVisible();

      await page.reload();
      await pick(page, 'Clara');
      await expect(place.getByRole('radio', { name: 'At the end' })).toBeChecked();
      await save(page);
      await expect(tickets(page)).toHaveText([/Seele/, /Bronya/, /Clara/]);
      // What is asked for by a page of the database goes there as well, and may be moved.
      await page.evaluate(() => {
        location.hash = 'gepard';
      });
      await expect(page.getByText('Gepard was added and comes last.')).toBeVisible();
      await page.getByRole('button', { name: 'Move to the top' }).click();
      await expect(tickets(page)).toHaveText([/Gepard/, /Seele/, /Bronya/, /Clara/]);
      await page.evaluate(() => {
        location.hash = 'pela';
      });
      await expect(page.getByText('Pela was added and comes first.')).toBeVisible();
      await edit(page, 'Pela');
      await expect(place).toHaveCount(0);
    });
  });
}
