import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** What a reader has asked of the system, pages do. */

const styleOf = (element: Locator, property: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), property);

test('under colours of the system’s choosing all that is drawn by a ground stays to be seen @core', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/settings');
  // A switch is drawn by its ground.
  expect(await styleOf(page.getByRole('switch').first(), 'background-image')).toContain('gradient');

  await page.goto('/en/characters');
  const [on, off] = ['Quantum', 'Fire'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );
  if (!on || !off) throw new Error('There are no filters.');
  await on.click();
  await expect(on).toHaveAttribute('aria-pressed', 'true');
  expect(await styleOf(on, 'box-shadow')).toContain('inset');
  expect(await styleOf(off, 'box-shadow')).toBe('none');

  await page.goto('/en/character/seele');
  const [open, closed] = await page.getByRole('tab').all();
  if (!open || !closed) throw new Error('There are no tabs.');
  // What is see-through would else be drawn, and all tabs looked open.
  expect(await styleOf(closed, 'border-bottom-color')).toBe('rgba(0, 0, 0, 0)');
  expect(await styleOf(open, 'border-bottom-color')).not.toBe('rgba(0, 0, 0, 0)');
});

test('where less motion is wanted nothing goes on moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/warp');
  const moving = await page.evaluate(() => {
    const dots = document.createElement('span');
    dots.className = 'loading-dots';
    document.body.append(dots);
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    dots.remove();
    return timings.filter((timing) => Number(timing?.endTime) > 1).length;
  });
  expect(moving).toBe(0);
});
