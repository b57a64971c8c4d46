import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

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

test('no word of a caption is broken where words have no spaces between them', async ({ page }) => {
  await page.goto('/th/character/seele#traces');
  const captions = page.locator('[data-tree] .thing-name').filter({ hasText: 'คริติคอล' });
  await expect(captions.first()).toBeVisible();
  const rows = await captions.evaluateAll((names) =>
    names.map((name) => {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      while (!texts.nextNode()?.textContent?.includes('คริติคอล'));
      const word = document.createRange();
      const at = texts.currentNode.textContent?.indexOf('คริติคอล') ?? 0;
      word.setStart(texts.currentNode, at);
      word.setEnd(texts.currentNode, at + 'คริติคอล'.length);
      return new Set([...word.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(rows).toEqual(rows.map(() => 1));
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

/** How far from the middle of a point a finger may land: 44 px in all. */
const REACH = 21.5;

for (const width of [320, 390]) {
  test(`at ${width} px each point of the diagram has 44 px to itself`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const dialog = await editSeele(page);
    expect(await missed(dialog)).toEqual([]);
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
    for (const character of ['seele', 'aglaea', 'kafka', 'bronya', 'the-herta']) {
      await page.goto(`/en/character/${character}#traces`);
      expect(await missed(page.locator('main'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

/** Points that a touch within their 44 px does not reach. */
function missed(place: Locator): Promise<string[]> {
  return place.locator('[data-tree] button').evaluateAll((points, reach) => {
    const steps = [-1, -0.5, 0, 0.5, 1].map((part) => part * reach);
    return points.flatMap((point) => {
      point.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = point.getBoundingClientRect();
      const isReached = steps.every((dx) =>
        steps.every((dy) => {
          const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
          return hit !== null && point.contains(hit);
        }),
      );
      return isReached ? [] : [point.getAttribute('aria-label') ?? ''];
    });
  }, REACH);
}

test('no line of the diagram goes through a caption', async ({ page }) => {
  for (const character of ['seele', 'aglaea', 'kafka', 'bronya', 'the-herta']) {
    await page.goto(`/en/character/${character}#traces`);
    const captions = page.locator('[data-tree] > span');
    await expect(captions.first()).toBeVisible();
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    const looks = await captions.evaluateAll((all) =>
      all.map((caption) => {
        const { left, right, top, bottom } = caption.getBoundingClientRect();
        const written = [...caption.children].every((part) => {
          const box = part.getBoundingClientRect();
          return (
            box.left >= left - 1 &&
            box.right <= right + 1 &&
            box.top >= top - 1 &&
            box.bottom <= bottom + 1
          );
        });
        return [getComputedStyle(caption).backgroundColor, written] as const;
      }),
    );
    // All that is written lies on a ground of its own, above the lines.
    expect([character, ...new Set(looks.map(String))]).toEqual([character, `${ground},true`]);
  }
});

test('all traces at once are wanted, owned or neither, as far as the target allows @core', async ({
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
