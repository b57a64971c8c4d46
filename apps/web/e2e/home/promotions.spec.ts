import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { putRow, readRow } from '../support/storage-access.ts';

/** What the operator tells pages without a release. Rules S4, S22. */

const promotion = (id: string, place: string, en: string, de: string) => ({
  [id]: { id, place, href: 'https://example.com/', text: { en, de } },
});
const CONFIG = {
  reddot: ['warp-luocha', 'calculator', 'achieve'],
  promotions: {
    ...promotion('top-up', 'planner-top', 'Top up', 'Aufladen'),
    ...promotion('DONATOV_20250430', 'planner-support', 'Help us', 'Helft uns'),
    ...promotion('giveaway', 'warp-share', 'Share and win', 'Teilen und gewinnen'),
  },
};

const noteWith = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('as the operator has it', () => {
  test.beforeEach(({ page }) =>
    page.route('**/api/v1/config', (route) => route.fulfill({ json: CONFIG })),
  );

  test('the planner has two promotions; one that was sent away never comes again @core', async ({
    page,
  }) => {
    await page.goto('/de/planner');
    await expect(noteWith(page, 'Helft uns').getByRole('link')).toHaveAttribute(
      'href',
      'https://example.com/',
    );
    await noteWith(page, 'Aufladen').getByRole('button', { name: 'Schließen' }).click();
    await expect(noteWith(page, 'Aufladen')).toHaveCount(0);
    await expect
      .poll(() => readRow(page, ['', 'dismissals', '']))
      .toMatchObject({ promotions: ['top-up'] });
    await page.goto('/de/planner');
    await expect(noteWith(page, 'Helft uns')).toBeVisible();
    await expect(noteWith(page, 'Aufladen')).toHaveCount(0);
  });

  test('only who has imported warps is asked to share them', async ({ page }) => {
    await page.goto('/en/warp');
    await expect(bar(page).getByRole('link', { name: /^Planner/ })).toHaveText('PlannerNew');
    await expect(noteWith(page, 'Share and win')).toHaveCount(0);
    await putRow(page, ['default', 'warps/600000001/11', ''], { version: 1, parts: 0 });
    await page.goto('/en/warp');
    await expect(noteWith(page, 'Share and win')).toBeVisible();
  });

  for (const width of [390, 1440]) {
    test(`at text of 200 % a red dot stays at what it is news of: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/de/characters');
      await page.evaluate(() => {
        localStorage.setItem('player', '');
        document.documentElement.dataset.player = '';
        document.documentElement.dataset.returning = '';
        document.documentElement.style.fontSize = '200%';
      });
      const warp = page.getByRole('link', { name: /^Warp/ }).first();
      const dot = warp.locator('.bg-stop').filter({ visible: true }).first();
      const at = await dot.boundingBox();
      const of = await warp.evaluate((link) => {
        const name = new Range();
        name.selectNode([...link.childNodes].find(({ nodeType }) => nodeType === 3) ?? link);
        const picture = link.querySelector('svg');
        const isSeen = (picture?.getBoundingClientRect().width ?? 0) > 0;
        const { x, y, width } = (isSeen && picture ? picture : name).getBoundingClientRect();
        return { x, y, width };
      });
      if (!at) throw new Error('Nothing is drawn.');
      expect(Math.abs(at.x - (of.x + of.width))).toBeLessThan(16);
      expect(Math.abs(at.y - of.y)).toBeLessThan(16);
      if (width < 768) expect(of.width).toBe(40);
    });
  }

  test('red dots stand at their places for a player, until one comes there', async ({ page }) => {
    await page.goto('/en/characters');
    await expect(bar(page).getByRole('link', { name: /^Planner/ })).toHaveText('PlannerNew');
    // To a newcomer everything is new.
    await expect(bar(page).getByRole('link', { name: 'Planner', exact: true })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('player', ''));
    await page.goto('/en/characters');
    const warp = bar(page).getByRole('link', { name: /^Warp/ });
    for (const name of ['Warp', 'Planner', 'Achievements']) {
      await expect(bar(page).getByRole('link', { name: `${name} New` })).toBeVisible();
    }
    await warp.click();
    await expect(warp).toHaveText('Warp');
    await page.goto('/en/characters');
    await expect(bar(page).getByRole('link', { name: 'Planner New' })).toBeVisible();
    await expect(warp).toHaveText('Warp');

    // By an address, and by a link of the page.
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
    await page.goto('/en/achievements', { waitUntil: 'networkidle' });
    expect(scripts.filter((path) => path.includes('/store-'))).toEqual([]);
    await page.goto('/en');
    await expect(bar(page).getByRole('link', { name: 'Planner New' })).toBeVisible();
    const achievements = bar(page).getByRole('link', { name: /^Achievements/ });
    await expect(achievements).toHaveText('Achievements');
    await page.getByRole('link', { name: 'Next in your plan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ascension Planner');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ascension Planner');
    await expect(bar(page).getByRole('link', { name: /^Planner/ })).toHaveText('Planner');
  });
});

test('who kept something today for the first time has no news yet', async ({ page }) => {
  await page.route('**/api/v1/config', (route) => route.fulfill({ json: CONFIG }));
  await page.goto('/en/planner#seele');
  await expect(page.locator('li.ticket').first()).toBeVisible();
  const warp = bar(page).getByRole('link', { name: /^Warp/ });
  await page.goto('/en/characters');
  await expect(warp).toHaveText('WarpNew');
  await expect(bar(page).getByRole('link', { name: 'Warp', exact: true })).toBeVisible();
  const since = await page.evaluate(() => localStorage.getItem('player'));
  await page.evaluate((day) => localStorage.setItem('player', String(day)), Number(since) - 1);
  await page.reload();
  await expect(bar(page).getByRole('link', { name: 'Warp New' })).toBeVisible();
});

test('a place that was come to in one tab has no red dot in the others', async ({ context }) => {
  await context.route('**/api/v1/config', (route) => route.fulfill({ json: CONFIG }));
  await context.addInitScript(() => localStorage.setItem('player', ''));
  const [here, there] = [await context.newPage(), await context.newPage()];
  await there.goto('/en/characters');
  await expect(bar(there).getByRole('link', { name: 'Planner New' })).toBeVisible();
  await here.goto('/en/planner');
  await expect(bar(there).getByRole('link', { name: 'Planner', exact: true })).toHaveText(
    'Planner',
  );
  await expect(bar(there).getByRole('link', { name: 'Warp New' })).toBeVisible();
});

test.describe('red dots that cannot be read', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('are told to nobody', async ({ page }) => {
    await page.goto('/en/planner');
    await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const tried = page.waitForRequest('**/read-only-peek-*.js');
    await page.route('**/read-only-peek-*.js', (route) => route.abort());
    const configCall = page.waitForRequest('**/api/v1/config');
    await page.goto('/en/privacy');
    await Promise.all([tried, configCall]);
    expect(warnings).toEqual([]);
  });
});

test('where the operator cannot be asked, nothing is told and nothing is missing', async ({
  page,
}) => {
  await page.route('**/api/v1/config', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Sign in</p>' }),
  );
  const configCall = page.waitForResponse('**/api/v1/config');
  await page.goto('/en/planner');
  await configCall;
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: /^Planner/ })).toHaveText('Planner');
});
