import { expect, test } from '../support/fixtures.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, EVENT, putWarps } from '../support/warp-history.ts';

test('what was pulled is held with eidolons, and remembered @core', async ({ page }) => {
  await makeStore(page);
  await putWarps(page, ACCOUNT, EVENT);
  await page.goto('/en/warp#inventory');
  const inventory = page.getByRole('region', { name: 'Owned through warps' });
  await expect(inventory.getByRole('listitem').filter({ hasText: 'Blade' })).toContainText('E1');
  // Who joins at the start was not pulled.
  await expect(inventory.getByRole('listitem').filter({ hasText: 'March 7th' })).toContainText(
    'E0',
  );
  await inventory.getByRole('button', { name: 'Light cones' }).click();
  await expect(page.getByText('Shown: 0')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Banner types' })
    .getByRole('link', { name: 'Warp memories' })
    .click();
  await expect(page).toHaveURL(/#memory$/);
  const memories = page.getByRole('region', { name: 'Warp memories' });
  await expect(memories.getByRole('heading', { name: 'January 2026' })).toBeVisible();
  await expect(memories.getByRole('listitem').filter({ hasText: 'Seele' })).toContainText('Jan 6');
  // Who joins at the start did not come by a warp, and has no day.
  const fromStart = memories.getByRole('region', { name: 'With you from the start' });
  await expect(fromStart.getByRole('listitem')).toHaveText([
    /March 7th \(Preservation\)$/,
    /Dan Heng$/,
  ]);
});
