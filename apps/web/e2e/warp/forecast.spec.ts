import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { atTime } from '../support/server-time.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, BRONYA, history, putWarps } from '../support/warp-history.ts';

/** In the first half of version 4.6. */
const NOW = new Date('2026-10-01T12:00:00Z');
const EVANESCIA = 'Evanescia Sep 28, 2026 to Oct 21, 2026';
const MORTENAX = 'Mortenax Blade Oct 21, 2026 to Nov 10, 2026';

async function open(page: Page): Promise<void> {
  await atTime(page, { server: NOW });
  await page.goto('/en/forecast');
  await expect(page.getByRole('heading', { name: 'What are you waiting for?' })).toBeVisible();
}

const add = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const targetsOf = (page: Page) => page.getByRole('region', { name: 'What you want, in order' });
const answerOf = (page: Page) => page.getByRole('region', { name: 'Your chances' });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    // Rule W58.
    test(`who has nothing adds a running banner by one press, and it is kept${core(width === 390)}`, async ({
      page,
    }) => {
      await open(page);
      await add(page, EVANESCIA);
      const targets = targetsOf(page);
      await expect(targets).toContainText('Character Event Warp · Sep 28, 2026 to Oct 21, 2026');
      await expect(targets).toContainText('From pity 0, not guaranteed');
      await page.getByRole('textbox', { name: 'Stellar Jade now' }).fill('28800');
      // A hundred and eighty warps are enough with any luck.
      await expect(targets).toContainText('100.0%');
      await expect(targets).toContainText('from Oct 1, 2026');
      await expect(page.locator('html[data-saving]')).toHaveCount(0);
      await page.reload();
      await expect(targetsOf(page)).toContainText('from Oct 1, 2026');
      await expectAccessible(page);
    });

    test('each figure says what it means', async ({ page }) => {
      await open(page);
      await add(page, EVANESCIA);
      // Of few warps none are left; with one guarantee there is no span.
      await expect(answerOf(page)).toContainText('Warps left, on average');
      await expect(answerOf(page)).not.toContainText(/\d to \d/);
      const ask = targetsOf(page).getByRole('button', { name: /^What does “Chance by/ });
      await ask.click();
      await expect(targetsOf(page)).toContainText('by the last day of this banner');
    });
  });
}

test('it begins where the player’s own warps stand @core', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, history([{ ...BRONYA, pity: 80 }], 89));
  await open(page);
  await add(page, EVANESCIA);
  // Lost the last, and 89 since: the next is sure, and it is the featured one.
  await expect(targetsOf(page)).toContainText('From pity 89, guaranteed');
  await page.getByRole('textbox', { name: 'Passes now' }).fill('1');
  await expect(targetsOf(page)).toContainText('from Oct 1, 2026');
});

test('where nobody can tell whether the next is guaranteed, figures have two ends', async ({
  page,
}) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, history([], 30));
  await open(page);
  await add(page, EVANESCIA);
  await expect(targetsOf(page)).toContainText('From pity 30, guarantee unknown');
  await page.getByRole('textbox', { name: 'Passes now' }).fill('60');
  await expect(targetsOf(page)).toContainText(/\d+\.\d% to \d+\.\d%/);
  await expect(answerOf(page)).toContainText('Nobody can tell here');
});

test('the order is changed by the keyboard, and taken back @core', async ({ page }) => {
  await open(page);
  await add(page, EVANESCIA);
  await add(page, MORTENAX);
  const headings = targetsOf(page).getByRole('heading', { level: 3 });
  await expect(headings).toHaveText(['1. Evanescia × 1', '2. Mortenax Blade × 1']);
  await page.getByRole('button', { name: 'Earlier: Mortenax Blade' }).focus();
  await page.keyboard.press('Enter');
  await expect(headings).toHaveText(['1. Mortenax Blade × 1', '2. Evanescia × 1']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings).toHaveText(['1. Evanescia × 1', '2. Mortenax Blade × 1']);
  await page.getByRole('button', { name: 'Delete Evanescia' }).press('Enter');
  await expect(headings).toHaveText(['1. Mortenax Blade × 1']);
  await expect(page.getByRole('heading', { name: 'What you want, in order' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings).toHaveText(['1. Evanescia × 1', '2. Mortenax Blade × 1']);
});

test('it tells what skipping one gives, and takes a better order by one press @core', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('textbox', { name: 'Passes now' }).fill('80');
  await add(page, EVANESCIA);
  await add(page, 'Until the Flowers Bloom Again Sep 28, 2026 to Oct 21, 2026');
  const answer = answerOf(page);
  await expect(answer).toContainText('Without 1. Evanescia');
  await expect(answer).toContainText(/2\. Until the Flowers Bloom Again: \d+\.\d% → \d+\.\d%/);
  await answer.getByRole('button', { name: 'Take this order' }).click();
  const headings = targetsOf(page).getByRole('heading', { level: 3 });
  await expect(headings.first()).toHaveText('1. Until the Flowers Bloom Again × 1');
  await expect(answer.getByRole('button', { name: 'Take this order' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings.first()).toHaveText('1. Evanescia × 1');
});

test('a banner that the player expects has days of their own', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add a banner you expect' }).click();
  await expect(page.getByLabel('Banner', { exact: true })).toBeFocused();
  await page.getByLabel('What you call it').fill('The healer');
  await page.getByLabel('Last day').fill('2027-02-14');
  const targets = targetsOf(page);
  await expect(targets).toContainText('1. The healer × 1');
  await expect(targets).toContainText('Oct 1, 2026 to Feb 14, 2027, days you expect');
  await page.getByLabel('Last day').fill('2026-09-14');
  await expect(targets).toContainText('The last day is before the first');
});

// Rule W57.
test('a target whose banner is over leaves the chance of the others alone', async ({ page }) => {
  await open(page);
  await add(page, EVANESCIA);
  await add(page, MORTENAX);
  await page.getByRole('textbox', { name: 'Passes now' }).fill('200');
  await expect(targetsOf(page)).toContainText('This one and all before it');
  await atTime(page, { server: new Date('2026-10-25T12:00:00Z') });
  await page.reload();
  const targets = targetsOf(page).getByRole('listitem');
  await expect(targets.first()).toContainText('Its last day has passed.');
  await expect(targets.first()).not.toContainText('days you expect');
  await expect(targets.last()).toContainText('2. Mortenax Blade × 1');
  // Two hundred warps are enough with any luck.
  const everything = answerOf(page).getByRole('definition').first();
  await expect(everything).toHaveText('100.0%');
});

test('two tabs have one forecast @core', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await add(page, EVANESCIA);
  await expect(targetsOf(other)).toContainText('1. Evanescia × 1');
  await other.getByRole('switch', { name: /^Weekly point rewards/ }).click();
  await expect(page.getByRole('switch', { name: /^Weekly point rewards/ })).not.toBeChecked();
});

test('a planned character’s materials are told beside the end of its banner', async ({ page }) => {
  await open(page);
  await add(page, EVANESCIA);
  await page.getByRole('link', { name: 'Plan its materials' }).click();
  await expect(page.getByRole('heading', { name: 'Evanescia' })).toBeVisible();
  await expect(page.locator('html[data-saving]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Forecast' }).click();
  await expect(targetsOf(page)).toContainText(/Ready to build on|Not ready to build before/);
});

test('an image of it can be kept', async ({ page }) => {
  await open(page);
  await add(page, EVANESCIA);
  await page.getByRole('button', { name: 'Share as an image' }).click();
  await expect(page.getByRole('img', { name: /Evanescia × 1, until Oct 21, 2026/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PNG' }).click();
  expect((await saved).suggestedFilename()).toBe('trailbook-forecast.png');
});

// Rule W56.
for (const [zone, moment, day] of [
  ['Pacific/Kiritimati', '2026-10-20T19:00:00Z', 'Oct 20, 2026'],
  ['America/Los_Angeles', '2026-10-20T20:30:00Z', 'Oct 21, 2026'],
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('today is the day of the game’s server, and of a right clock', async ({ page }) => {
      const server = new Date(moment);
      await atTime(page, { server, device: new Date(server.getTime() + 366 * 86_400_000) });
      await page.goto('/en/forecast');
      await add(page, EVANESCIA);
      await page.getByRole('textbox', { name: 'Stellar Jade now' }).fill('28800');
      await expect(targetsOf(page)).toContainText(`from ${day}`);
    });
  });
}
