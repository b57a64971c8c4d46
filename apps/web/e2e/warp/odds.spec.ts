import type { Locator } from '@playwright/test';
import { core, expect, goAsLinksDo, test } from '../support/fixtures.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, BRONYA, history, putWarps } from '../support/warp-history.ts';

for (const width of [390, 1440]) {
  test.describe(`odds at ${width} px${core(width === 390)}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('are worked out from where the player stands, and kept', async ({ page }) => {
      await makeStore(page);
      await putWarps(page, ACCOUNT, history([{ ...BRONYA, pity: 80 }], 89));
      await page.goto('/en/warp#odds');
      await expect(page.getByText('Add a target to see its chance here.')).toBeVisible();
      await page.getByRole('button', { name: 'Add a target' }).click();
      await expect(page.getByLabel('Banner', { exact: true })).toBeFocused();
      // Lost the last, and 89 since: the next is sure, and it is the featured one.
      await expect(page.getByText('From pity 89, guaranteed')).toBeVisible();
      await page.getByLabel('Passes now').fill('1');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('100.0%by warp 1');
      await page.getByLabel('Copies').fill('2');
      await page.getByLabel('Copies').press('Enter');
      await expect(answer).toContainText('0.0%by warp 1');
      await expect(answer).toContainText('50.0%');
      // A day that has passed gives no time to save up.
      await page.getByLabel('You can wait until').fill('2026-01-01');
      await expect(answer).toContainText('by warp 1');
      await expect(page.getByText('Jan 1, 2026 has passed')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Copies')).toHaveValue('2');
      await expect(answer).toContainText('by warp 1');
      // Its button goes with a target, the focus does not.
      await page.getByRole('button', { name: 'Remove the target' }).press('Enter');
      await expect(page.getByText('What you want, in order')).toBeFocused();
    });

    test('count what achievements still give where the player wants it', async ({ page }) => {
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByLabel('Passes now').fill('10');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('by warp 10');
      const offer = page.getByRole('switch', { name: /^Count what your achievements still give/ });
      await expect(offer).not.toBeChecked();
      await expect(page.getByText('None is marked here yet')).toBeVisible();

      // Some of a series: what is left is what the page of achievements says.
      await goAsLinksDo(page, '/en/achievements/i-trailblazer');
      await expect(page.getByRole('checkbox').nth(20)).toBeAttached();
      await page.getByRole('checkbox').first().click();
      await page
        .getByRole('checkbox')
        .nth(20)
        .click({ modifiers: ['Shift'] });
      await page.getByRole('main').getByRole('link', { name: 'Achievements' }).first().click();
      await expect(page.getByRole('heading', { name: 'Achievements', level: 1 })).toBeVisible();
      await expect(page.locator('html[data-saving]')).toHaveCount(0);
      const left = page.getByText(/^Stellar Jade left: [\d,]+$/).first();
      await expect(left).toBeVisible();
      const jade = Number((await left.textContent())?.replace(/\D/g, ''));

      await goAsLinksDo(page, '/en/warp#odds');
      await expect(offer).toHaveAccessibleName(
        `Count what your achievements still give: ${jade.toLocaleString('en')} Stellar Jade`,
      );
      await expect(page.getByText('None is marked here yet')).toHaveCount(0);
      await expect(answer).toContainText('by warp 10');
      await offer.click();
      await expect(answer).toContainText(`by warp ${10 + Math.floor(jade / 160)}`);
      await page.reload();
      await expect(offer).toBeChecked();
      await expect(answer).toContainText(`by warp ${10 + Math.floor(jade / 160)}`);
      await offer.click();
      await expect(answer).toContainText('by warp 10');
    });

    test('ask for what the player has before they tell a chance', async ({ page }) => {
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('Chance of everythingEnter what you have');
      await expect(answer).not.toContainText('by warp 0');
      const passes = page.getByLabel('Passes now');
      await passes.fill('90');
      await expect(answer).toContainText(/Chance of everything\d+\.\d%by warp 90/);
      // No part of what is no count is taken for one.
      await passes.fill('');
      await passes.pressSequentially('1e5');
      await expect(passes).toHaveAccessibleDescription('Whole numbers in digits only.');
      await expect(answer).toContainText('Chance of everythingEnter what you have');
      await passes.fill('99999999999');
      await expect(passes).toHaveValue('9999999');
    });

    test('take a year that is typed digit by digit', async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      const field = page.getByLabel('You can wait until');
      await field.click();
      // From the month on, wherever in the field the press has set the cursor.
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('11222027', { delay: 40 });
      await expect(field).toHaveValue('2027-11-22');
      await field.blur();
      await page.reload();
      await expect(field).toHaveValue('2027-11-22');
      expect(errors).toEqual([]);
    });

    test('say that a new answer is on its way', async ({ page }) => {
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
          const send = () => Reflect.apply(postMessage, this, message);
          if (Reflect.get(globalThis, 'holdsWorkers')) Reflect.set(globalThis, 'release', send);
          else send();
        };
      });
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByLabel('Passes now').fill('90');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expect(answer).toContainText('by warp 90');
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await page.getByRole('button', { name: 'Add a target' }).click();
      const lines = answer.getByRole('table').first().getByRole('row');
      await expect(lines.nth(2)).toContainText('Character Event Warp × 1');
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await page.evaluate(() => Reflect.set(globalThis, 'holdsWorkers', true));
      await page.getByLabel('Banner', { exact: true }).nth(1).selectOption('12');
      await expect(page.getByText('Working it out…')).toBeVisible();
      await expect(answer).toHaveAttribute('aria-busy', 'true');
      // Figures stay with the names that they were worked out for.
      await expect(lines.nth(2)).toContainText('Character Event Warp × 1');
      await page.evaluate(() => Reflect.get(globalThis, 'release')());
      await expect(lines.nth(2)).toContainText('Light Cone Event Warp × 1');
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByText('Working it out…')).toHaveCount(0);
    });

    test('tell a better order, and what skipping changes', async ({ page }) => {
      await page.goto('/en/warp#odds');
      await page.getByRole('button', { name: 'Add a target' }).click();
      await page.getByLabel('Copies').fill('7');
      await page.getByLabel('Copies').press('Enter');
      await page.getByRole('button', { name: 'Add a target' }).click();
      // The second of a banner type goes on from the first.
      await expect(page.getByText(/^From pity/)).toHaveCount(1);
      await page.getByLabel('Banner', { exact: true }).nth(1).selectOption('12');
      await expect(page.getByText(/^From pity/)).toHaveCount(2);
      await page.getByLabel('Passes now').fill('80');
      const answer = page.getByRole('region', { name: 'Your chances' });
      await expectLabelAtItsMark(answer, /^80 · /);
      await expect(answer.getByText('75%', { exact: true }).first()).toBeVisible();
      await expect(answer.getByRole('table').first()).toContainText('1. Character Event Warp × 7');
      await expect(answer).toContainText(
        '2. Light Cone Event Warp × 1 → 1. Character Event Warp × 7',
      );
      await answer.getByRole('button', { name: 'Take this order' }).click();
      await expect(page.getByLabel('Banner', { exact: true }).first()).toHaveValue('12');
      await expect(answer.getByRole('button', { name: 'Take this order' })).toHaveCount(0);
    });
  });
}

/** The figure under the curve stands at the line that it names, not in the middle. */
async function expectLabelAtItsMark(answer: Locator, text: RegExp): Promise<void> {
  const label = await answer.locator('[aria-hidden] span', { hasText: text }).boundingBox();
  const mark = await answer.locator('svg path').last().boundingBox();
  expect(label && mark).toBeTruthy();
  if (!label || !mark) return;
  expect(mark.x + mark.width / 2).toBeGreaterThanOrEqual(label.x - 2);
  expect(mark.x + mark.width / 2).toBeLessThanOrEqual(label.x + label.width + 2);
}

test('what is planned and not pulled yet is offered as a wish', async ({ page }) => {
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  await goAsLinksDo(page, '/en/warp#odds');
  await expect(page.getByRole('heading', { name: 'Odds' })).toBeVisible();
  await page.getByRole('button', { name: 'Seele' }).click();
  await expect(page.getByLabel('Which')).toHaveValue('1102');
  await expect(page.getByRole('button', { name: 'Seele' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your chances' })).toContainText('Warps: ');
});
