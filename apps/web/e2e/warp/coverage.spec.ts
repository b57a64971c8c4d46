import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { atTime } from '../support/server-time.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, EVENT, putImports, putWarps } from '../support/warp-history.ts';

test('all days of the completeness are those of the server', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await putImports(page, '2026-01-07T20:00:00Z');
  await page.goto('/en/warp');
  const coverage = page.getByRole('region', { name: 'Completeness' });
  await expect(coverage).toContainText('These days are those of the game’s server (UTC+8).');
  await expect(coverage).toContainText('the last on Jan 8, 2026');
  await coverage.getByText('Warps from each import').click();
  await expect(coverage.getByRole('row').last()).toHaveText('Jan 5, 2026Jan 6, 2026Jan 8, 2026');
  // What is kept, and until when to come back.
  await expect(coverage).toContainText(
    'What you have imported stays here, even when the game drops it (the first on Jan 5, 2027). Import again by Jan 8, 2027, so that no newer warp is lost.',
  );
});

test('the time to import again is told by the server’s clock', async ({ page }) => {
  await atTime(page, {
    server: new Date('2026-12-20T12:00Z'),
    device: new Date('2026-02-01T12:00Z'),
  });
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await putImports(page, '2026-01-07T20:00:00Z');
  await page.goto('/en/warp');
  // Which banner type it is about is told, and once.
  await expect(page.getByText('Time to import: Character Event Warp')).toBeVisible();
  await expect(page.getByText(/mport (your warps )?again by Jan 8, 2027/)).toHaveCount(2);
  await atTime(page, {
    server: new Date('2027-02-20T12:00Z'),
    device: new Date('2026-02-01T12:00Z'),
  });
  await page.reload();
  await expect(
    page.getByText(/^Since .*, some of what you pulled after the newest warps here may/),
  ).toHaveCount(1);
  await expect(page.getByText('so that no newer warp is lost')).toHaveCount(0);
});

test('a backup is reminded of where no import is, and not beside one @core', async ({ page }) => {
  await atTime(page, { server: new Date('2026-02-01T12:00Z') });
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await putImports(page, '2026-01-07T20:00:00Z');
  await page.goto('/en/warp');
  await expect(page.getByRole('heading', { name: 'Time for a backup' })).toBeVisible();
  await expect(page.getByText('New warps since your last backup: 277.')).toBeVisible();
  await expectAccessible(page);
  await atTime(page, { server: new Date('2026-12-20T12:00Z') });
  await page.reload();
  await expect(page.getByText('Time to import: Character Event Warp')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Time for a backup' })).toHaveCount(0);
});

test('a player who says that the first warp is there knows more @core', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp');
  const coverage = page.getByRole('region', { name: 'Completeness' });
  await expect(coverage).toContainText('Warps are here from Jan 5, 2026 to Jan 6, 2026.');
  await expect(coverage).toContainText(
    'No gap was found between these warps; whether there were any before',
  );
  const averages = page.getByRole('region', { name: 'Averages and outcomes' });
  await expect(averages).toContainText(
    '5★ counted: 3 of 4; the warps before the others are unknown',
  );
  await coverage.getByRole('switch').click();
  await expect(averages).toContainText(/5★ counted: 4(?! of)/);
  await expect(averages).toContainText('guaranteed 1 · unknown 0');
  await page.reload();
  await expect(averages).toContainText(/5★ counted: 4(?! of)/);
});
