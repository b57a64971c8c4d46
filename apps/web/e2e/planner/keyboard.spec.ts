import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** From the level of a character with 13 traces to Save, by Tab alone. */
const MOST_TABS = 26;

async function editSeele(page: Page): Promise<Locator> {
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seele' });
  await expect(dialog.getByLabel('Current level', { exact: true })).toBeFocused();
  return dialog;
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

test('Save is few tabs away from the levels: ranks and traces are a stop each @core', async ({
  page,
}) => {
  const dialog = await editSeele(page);
  const save = dialog.getByRole('button', { name: 'Save' });
  let tabs = 0;
  for (; tabs <= MOST_TABS && !(await hasFocus(save)); tabs++) await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  expect(tabs).toBeLessThanOrEqual(MOST_TABS);
});

test('the foot of a sheet says which keys press what it offers, to eyes and to software', async ({
  page,
}) => {
  const dialog = await editSeele(page);
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
  await expect(save.getByText('Ctrl + Enter')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const sheet of ['Materials', 'Delete Seele']) {
    await page.getByRole('button', { name: sheet, exact: true }).click();
    const keyed = page.getByRole('dialog').locator('footer [aria-keyshortcuts]');
    // What deletes is never a key away.
    await expect(keyed).toHaveCount(sheet === 'Materials' ? 1 : 0);
    await page.keyboard.press('Escape');
  }
});

test('arrows walk the traces, in the diagram and in the rows, and Tab comes back to where one was @core', async ({
  page,
}) => {
  const dialog = await editSeele(page);
  const toolbars = dialog.getByRole('toolbar', { name: 'Traces to farm' });
  await expect(toolbars).toHaveCount(2);
  for (const toolbar of await toolbars.all()) {
    await expect(toolbar.locator('button[tabindex="0"]')).toHaveCount(1);
    await toolbar.locator('button[tabindex="0"]').focus();
    const first = await focused(page);
    await page.keyboard.press('End');
    const last = await focused(page);
    expect(last).not.toBe(first);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(last);
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(first);
  }
  const [diagram, rows] = [toolbars.first(), toolbars.last()];
  const row = rows.getByRole('button').first();
  await row.focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.getByRole('button').nth(2)).toBeFocused();
  const state = () => rows.getByRole('button').nth(2).getAttribute('data-state');
  expect(await state()).toBe('selected');
  await page.keyboard.press('Enter');
  expect(await state()).toBe('unlocked');
  await diagram.getByRole('button', { name: /Nightshade/ }).focus();
  const from = await focused(page);
  const seen = new Set<string>();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    seen.add(await focused(page));
  }
  seen.delete(from);
  expect(seen.size).toBeGreaterThan(0);
});

test('arrows walk the ranks, which are picked by Enter', async ({ page }) => {
  const dialog = await editSeele(page);
  const ranks = dialog.getByRole('group', { name: 'Target ascension' });
  await ranks.locator('[tabindex="0"]').focus();
  await expect(ranks.getByRole('button', { name: 'Ascension 6' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Target level', { exact: true })).toHaveValue('70');
});

/** From the first button of the planner to the farming plan. */
const MOST_TABS_TO_FARM = 10;

for (const width of [1440, 800]) {
  test(`the farming plan is few tabs away from the top, however long the plan: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['seele', 'bronya', 'blade', 'himeko']) {
      await page.goto(`/en/planner#${name}`);
      await expect(page.locator('li.ticket')).not.toHaveCount(0);
    }
    await expect(page.locator('li.ticket')).toHaveCount(4);
    await page.getByRole('button', { name: 'Add character' }).focus();
    const skip = page.getByRole('link', { name: 'Skip to the total' });
    const farm = page.getByRole('button', { name: 'Farming plan', exact: true });
    let tabs = 0;
    for (
      ;
      tabs <= MOST_TABS_TO_FARM && !(await farm.isVisible().then((is) => is && hasFocus(farm)));
      tabs++
    ) {
      await page.keyboard.press('Tab');
      if (await skip.evaluate((button) => button === document.activeElement)) {
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        // On a narrow screen the total is a bar that opens it.
        if (width < 1024) await page.keyboard.press('Enter');
      }
    }
    await expect(farm).toBeFocused();
    expect(tabs).toBeLessThanOrEqual(MOST_TABS_TO_FARM);
  });
}

test('the materials of a card are one stop of Tab, walked by arrows', async ({ page }) => {
  await page.goto('/en/planner#seele');
  const materials = page.getByRole('toolbar', { name: 'Seele: Materials' });
  await expect(materials.locator('button[tabindex="0"]')).toHaveCount(1);
  await materials.locator('button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(materials.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(materials.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(materials.getByRole('button').last()).toBeFocused();
});

for (const [language, keys, materials] of [
  ['de', 'Strg + Enter', 'Materialien'],
  ['es', 'Ctrl + Intro', 'Materiales'],
  ['fr', 'Ctrl + Entrée', 'Matériaux'],
] as const) {
  test(`a key has one name, in hints and in signs: ${language}`, async ({ page }) => {
    await page.goto(`/${language}/planner#seele`);
    await page.getByRole('button', { name: materials, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('footer kbd')).toHaveText(keys);
    await expect(dialog.locator('p').filter({ hasText: keys })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').locator('kbd').filter({ hasText: keys })).toBeVisible();
  });
}

test('on a Mac commands are given with its own key', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
  });
  const dialog = await editSeele(page);
  await expect(dialog.locator('footer kbd')).toHaveText('⌘ + Enter');
  await expect(dialog.getByText('⌘ + Enter saves')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('title', /⌘ \+ K/);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').locator('kbd').filter({ hasText: '⌘ + V' })).toBeVisible();
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    return `${at?.getAttribute('aria-label') ?? ''} ${at?.textContent}`;
  });
}
