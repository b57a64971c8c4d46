import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, EVENT, history, putWarps, SEELE } from '../support/warp-history.ts';

test('luck says what it rests on, or that it rests on too little @core', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await putWarps(page, { ...ACCOUNT, type: 12 }, history([{ ...SEELE, pity: 9 }], 1));
  await page.goto('/en/warp');
  const luck = page.getByRole('region', { name: 'Luck' });
  // One sentence for all that is not clear, and what is known of it when asked. Rule W41.
  await expect(luck.getByText(/Not clear yet|Too few/)).toHaveText(
    'Not clear yet: Character Event Warp · All banner types together. There are too few warps, or the earlier ones are not known.',
  );
  await expect(luck.getByText(/Luckier than/).first()).toBeHidden();
  await luck.getByText('What is known so far').click();
  await expect(luck).toContainText(
    /Character Event Warp: Any 5★4 in 277 warps, 4\.4 on average · Luckier than \d+% to \d+% of players/,
  );
  await page.goto('/en/warp#lc_event');
  await expect(luck.getByText(/Not clear yet/)).toHaveCount(1);
  await expect(luck).toContainText(
    'Warps: 10. Luck is shown from 161 on, which bring three of these 5★ on average.',
  );
});

test('luck of a banner type that never gives enough warps is not asked for more of them', async ({
  page,
}) => {
  await makeStore(page);
  await putWarps(page, { ...ACCOUNT, type: 2 }, history([{ ...SEELE, pity: 9 }], 1));
  const place = { n: 40, below: 0.5, interval: [0.35, 0.65] };
  const floor = { pulls: 130, fiveStars: 3 };
  await page.route('**/api/v1/warp_rank/**', (route) =>
    route.fulfill({
      json: {
        ...{ pulls: place, fiveStars: place, averagePity: null, winRate: null },
        floors: { averagePity: floor, winRate: floor },
      },
    }),
  );
  await page.goto('/en/warp#departure');
  const luck = page.getByRole('region', { name: 'Luck', exact: true });
  await expect(luck).toHaveAttribute('aria-busy', 'false');
  await expect(luck).toContainText('this banner type gives 50 warps at most, which is too few');
  // Others give more: all of them together may still ask, where a player wants to know what is known so far.
  await expect(luck.getByText(/^Not clear yet/)).toContainText(': All banner types together.');
  await expect(luck.getByText('Luck is shown from 130 on')).toBeHidden();
  await expect(luck).not.toContainText('Departure Warp');
  await expect(page.getByText('on coloured days you got a 5★')).toBeVisible();
  // Nor among contributors.
  await expect(page.getByRole('region', { name: 'Among contributors' })).toContainText('Top 50%');
  await expect(page.getByText('130 are needed')).toHaveCount(0);
});

test('luck of all banner types together stands beside that of one', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await putWarps(page, { ...ACCOUNT, type: 12 }, history([{ ...SEELE, pity: 9 }], 1));
  await page.goto('/en/warp');
  await tellComplete(page);
  await page.goto('/en/warp#lc_event');
  await tellComplete(page);
  const together = page.getByRole('region', { name: 'All banner types together' });
  await expect(together).toContainText(
    /Luckier than \d+% of players5 in 287 warps, 4\.6 on average/,
  );
});

/** Has the player say that the very first warp is here, so that luck is known. */
async function tellComplete(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Completeness' }).getByRole('switch').click();
}

test('luck is said once where all warps are of the last year', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00Z');
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp');
  await tellComplete(page);
  const luck = page.getByRole('region', { name: 'Luck' });
  await expect(luck.getByText('All of this is from the last 12 months.')).toHaveCount(2);
  await expect(luck.getByText('Any 5★, last 12 months')).toHaveCount(0);
  await page.clock.setFixedTime('2027-11-22T12:00:00Z');
  await page.reload();
  await expect(luck.getByText(/Any 5★, last 12 months/).first()).toBeAttached();
  await expect(luck.getByText('All of this is from the last 12 months.')).toHaveCount(0);
});

test('luck of which everything is known is told without a span', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp');
  const luck = page.getByRole('region', { name: 'Luck' });
  await expect(luck).toContainText('Not clear yet: Character Event Warp · All banner types');
  await tellComplete(page);
  await expect(luck.getByText(/Luckier than \d+% of players/).first()).toBeVisible();
  await expect(luck).not.toContainText('Cannot be narrowed down');
});
