import type { Page } from '@playwright/test';
import {
  type ForecastDocument,
  kindOf,
  type StoredTarget,
  writeLink,
} from '@trailbook/core/internal/user-data';
import { expectAccessible, tooWide } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { atTime } from '../support/server-time.ts';

/** In the first half of version 4.6. */
const NOW = new Date('2026-10-01T12:00:00Z');
const EVANESCIA = 'Evanescia Sep 28, 2026 to Oct 21, 2026';
const MORTENAX = 'Mortenax Blade Oct 21, 2026 to Nov 10, 2026';

const targets = (page: Page) =>
  page.getByRole('region', { name: 'What you want, in order' }).getByRole('heading', { level: 3 });
const share = (page: Page) => page.getByRole('dialog', { name: 'Share your forecast' });
const preview = (page: Page) => page.getByRole('dialog', { name: 'A shared forecast' });
const address = (page: Page) => share(page).getByRole('textbox', { name: 'Link' });
const tick = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(name) });

async function open(page: Page, hash = ''): Promise<void> {
  await atTime(page, { server: NOW });
  await page.goto(`/en/forecast${hash}`);
}

async function add(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  await expect(targets(page)).toHaveCount(names.length);
  await page.locator('html:not([data-saving])').waitFor({ state: 'attached' });
}

/** The hash of an address that brings a forecast. */
function forecastHash(changes: Partial<ForecastDocument>): string {
  const link = writeLink('forecast', { ...kindOf('forecast').empty, ...changes });
  if (!link.ok) throw new Error(link.error.code);
  return `#forecast=${link.value}`;
}

const expected: StoredTarget = {
  targetId: 0,
  type: 11,
  itemId: null,
  name: 'The healer',
  copies: 2,
  from: '2026-12-01',
  until: '2026-12-22',
};
const weekly = { jade: 165, passes: 0, rhythm: 'weekly', on: null, isOn: true } as const;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test(`a forecast goes from one player to another, who takes a piece of it and takes it back${core(width === 390)}`, async ({
      page,
      browser,
    }) => {
      await open(page);
      await add(page, EVANESCIA, MORTENAX);
      await page.getByRole('textbox', { name: 'Stellar Jade now' }).fill('28800');
      await page.getByRole('button', { name: 'Share as a link' }).click();
      await expectAccessible(page);
      await expectAccessible(page, 'day');
      expect(await tooWide(page, 320)).toEqual([]);
      const whole = await address(page).inputValue();
      expect(whole).toMatch(/^http:\/\/localhost:\d+\/en\/forecast#forecast=[\w-]+$/);
      expect(whole.length).toBeLessThan(400);
      await tick(page, 'Mortenax Blade').uncheck();
      expect((await address(page).inputValue()).length).toBeLessThan(whole.length);

      const other = await browser.newContext({ viewport: { width, height } });
      const friend = await other.newPage();
      await atTime(friend, { server: NOW });
      await friend.goto(whole);
      await expect(preview(friend)).toBeVisible();
      await expect(friend).toHaveURL(/\/en\/forecast$/);
      // On a phone axe takes the page's own buttons, which lie inert under the sheet, for neighbours of the sheet's.
      if (width > 390) await expectAccessible(friend);
      await expectAccessible(friend, 'day');
      expect(await tooWide(friend, 320)).toEqual([]);
      await expect(preview(friend)).toContainText('Evanescia× 1 · Sep 28, 2026 to Oct 21, 2026');
      // What the other has was not in the link; nothing was added by looking at it.
      await expect(preview(friend).getByRole('switch')).toHaveCount(0);
      await expect(targets(friend)).toHaveCount(0);
      await tick(friend, 'Mortenax Blade').uncheck();
      await preview(friend).getByRole('button', { name: 'Apply 1' }).click();
      await expect(targets(friend)).toHaveText(['1. Evanescia × 1']);
      await expect(friend.getByRole('textbox', { name: 'Stellar Jade now' })).toHaveValue('0');
      await friend.getByRole('button', { name: 'Undo' }).click();
      await expect(targets(friend)).toHaveCount(0);
      await expect(friend.locator('html[data-saving]')).toHaveCount(0);
      // What was read is out of the address: it does not come again.
      await friend.reload();
      await expect(
        friend.getByRole('heading', { name: 'What are you waiting for?' }),
      ).toBeVisible();
      await expect(friend.getByRole('dialog')).toHaveCount(0);
      await other.close();
    });
  });
}

test('what there is goes along where it is ticked, and is taken over where that is said', async ({
  page,
  browser,
}) => {
  await open(page);
  await add(page, EVANESCIA);
  await page.getByRole('textbox', { name: 'Passes now' }).fill('42');
  await page.getByRole('button', { name: 'Share as a link' }).click();
  const without = await address(page).inputValue();
  await share(page).getByRole('switch', { name: 'What I have too' }).check();
  const withSavings = await address(page).inputValue();
  expect(withSavings).not.toBe(without);
  const other = await browser.newContext();
  const device = await other.newPage();
  await atTime(device, { server: NOW });
  await device.goto(withSavings);
  await expect(preview(device)).toContainText('Passes: 42');
  await preview(device).getByRole('switch', { name: 'Take over what they have too' }).check();
  await preview(device).getByRole('button', { name: 'Apply 2' }).click();
  await expect(device.getByRole('textbox', { name: 'Passes now' })).toHaveValue('42');
  await other.close();
});

test('what both wait for is shown beside one’s own, and taken over where the player says so', async ({
  page,
}) => {
  await open(page, forecastHash({ targets: [expected], income: { points: weekly } }));
  await preview(page).getByRole('button', { name: 'Apply 1' }).click();
  await expect(targets(page)).toHaveText(['1. The healer × 2']);
  await page.locator('html:not([data-saving])').waitFor({ state: 'attached' });
  const more = { ...expected, copies: 3, until: '2026-12-30' };
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    forecastHash({ targets: [more], income: { points: weekly } }),
  );
  await expect(preview(page)).toContainText(
    /theirs: × 3 .*Dec 30, 2026.*yours: × 2 .*Dec 22, 2026/,
  );
  await expect(preview(page)).toContainText(/theirs: Stellar Jade: 165 · a week.*yours: .* 225/);
  await expect(preview(page).getByRole('button', { name: 'Apply 0' })).toBeDisabled();
  await tick(page, 'The healer').check();
  await tick(page, 'Weekly point rewards').check();
  await page.keyboard.press('Control+Enter');
  await expect(targets(page)).toHaveText(['1. The healer × 3']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(targets(page)).toHaveText(['1. The healer × 2']);
});

test('what this site does not know, and what is over, is told and not ticked', async ({ page }) => {
  const unknown = { ...expected, targetId: 1, itemId: 9999 };
  const over = { ...expected, targetId: 2, from: '2026-08-01', until: '2026-08-20' };
  await open(page, forecastHash({ targets: [expected, unknown, over] }));
  await expect(preview(page).getByRole('group', { name: 'Not known here yet' })).toContainText(
    '9999',
  );
  await expect(preview(page).getByRole('group', { name: 'Already over' })).toContainText('healer');
  await tick(page, '9999').check();
  await preview(page).getByRole('button', { name: 'Apply 2' }).click();
  await expect(targets(page)).toHaveText(['1. The healer × 2', '2. 9999 × 2']);
});

test('more than there is room for is told, and not taken over', async ({ page }) => {
  await open(page);
  await add(page, EVANESCIA);
  const many = Array.from({ length: 12 }, (_, targetId) => ({
    ...{ ...expected, targetId, name: `Banner ${targetId}` },
  }));
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    forecastHash({ targets: many }),
  );
  await expect(preview(page)).toContainText('no room for this much');
  await expect(preview(page).getByRole('button', { name: 'Apply 12' })).toBeDisabled();
  await tick(page, 'Banner 11').uncheck();
  await preview(page).getByRole('button', { name: 'Apply 11' }).click();
  await expect(targets(page)).toHaveCount(12);
  await expect(targets(page).first()).toHaveText('1. Evanescia × 1');
});

const newer = () => {
  const bytes = Buffer.from(forecastHash({ targets: [expected] }).slice(10), 'base64url');
  bytes[0] = 2;
  return `#forecast=${bytes.toString('base64url')}`;
};
const plan = writeLink('planner', kindOf('planner').empty);

for (const [what, hash, says] of [
  ['a newer version', newer(), /made by a newer Trailbook.*Nothing was changed/],
  ['half a link', forecastHash({ targets: [expected] }).slice(0, 60), /damaged or cut off/],
  ['a plan', `#forecast=${plan.ok && plan.value}`, /damaged or cut off/],
  ['markup', '#forecast=<script>alert(1)</script>', /damaged or cut off.*Nothing was changed/],
  ['far too much', `#forecast=${'A'.repeat(40_000)}`, /damaged or cut off/],
] as const) {
  test(`a forecast’s link with ${what} says so, and changes nothing`, async ({ page }) => {
    await open(page);
    await add(page, EVANESCIA);
    await page.goto('/en');
    await page.goto(`/en/forecast${hash}`);
    await expect(preview(page)).toContainText(says);
    await expect(page).toHaveURL(/\/en\/forecast$/);
    await preview(page).getByRole('button', { name: 'Close' }).last().click();
    await page.reload();
    await expect(targets(page)).toHaveText(['1. Evanescia × 1']);
  });
}

test('no request tells of what is in a forecast’s link @core', async ({ page }) => {
  const hash = forecastHash({ targets: [expected] });
  const asked: string[] = [];
  page.on('request', (request) => {
    // The browser's own protocol names the page with its hash; what goes out has none.
    const url = request.url().replace(/#.*$/, '');
    asked.push(url, request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await atTime(page, { server: NOW });
  await page.goto(`/en/forecast${hash}`, { waitUntil: 'networkidle' });
  await expect(preview(page)).toBeVisible();
  expect(asked.length).toBeGreaterThan(9);
  expect(asked.filter((one) => one.includes(hash.slice(10, 60)))).toEqual([]);
});
