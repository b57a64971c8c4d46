import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SEELE_TRACES = 13;

async function editSeele(page: Page): Promise<Locator> {
  await page.goto('/en/planner#seele');
  await page.getByRole('button', { name: 'Edit Seele' }).click();
  return page.getByRole('dialog');
}

const rowsOf = (dialog: Locator) => dialog.locator('ul button[data-state]');

test('no trace of the diagram is an empty circle, and stats stand under theirs by name', async ({
  page,
}) => {
  const dialog = await editSeele(page);
  const points = dialog.locator('[data-tree] button');
  await expect(points).toHaveCount(SEELE_TRACES);
  expect(await points.filter({ has: page.locator('svg') }).count()).toBe(SEELE_TRACES);
  await expect(dialog.getByRole('button', { name: /^ATK · \+4\.0%/ }).first()).toBeVisible();
  await expect(dialog.locator('[data-tree]').getByText('ATK').first()).toBeVisible();

  await page.goto('/en/character/seele#traces');
  await expect(page.locator('[data-tree]').getByText('CRIT DMG').first()).toBeVisible();
});

test('on a phone each trace has a row for a finger, which leads the diagram along', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await editSeele(page);
  const rows = rowsOf(dialog);
  await expect(rows).toHaveCount(SEELE_TRACES);
  for (const row of await rows.all()) {
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const point = dialog.locator('[data-tree]').getByRole('button', { name: /Nightshade/ });
  const row = rows.filter({ hasText: 'Nightshade' });
  await expect(point).toHaveAttribute('data-state', 'selected');
  await row.click();
  await expect(point).toHaveAttribute('data-state', 'unlocked');
  await expect(row).toContainText('unlocked');

  await page.goto('/en/character/seele#traces');
  const listed = page.getByRole('region', { name: 'All traces' }).getByRole('button');
  for (const one of await listed.all()) {
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('all traces at once are wanted, owned or neither, as far as the target allows', async ({
  page,
}) => {
  const dialog = await editSeele(page);
  const states = () =>
    rowsOf(dialog).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-state')));
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await press('None');
  expect(new Set(await states())).toEqual(new Set(['none']));
  await rowsOf(dialog).filter({ hasText: 'Nightshade' }).click();
  await rowsOf(dialog).filter({ hasText: 'Nightshade' }).click();
  await press('All wanted');
  expect((await states()).filter((state) => state === 'selected')).toHaveLength(SEELE_TRACES - 1);
  await press('All owned');
  expect(new Set(await states())).toEqual(new Set(['unlocked']));

  const target = dialog.getByLabel('Target level', { exact: true });
  await target.fill('74');
  await target.press('Enter');
  await press('All owned');
  expect((await states()).filter((state) => state === 'none')).toHaveLength(2);
});
