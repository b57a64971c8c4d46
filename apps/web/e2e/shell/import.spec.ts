import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

const UID = '600000001';
const row = (at: number) => ({
  ...{ uid: UID, id: `176000000000000${String(at).padStart(4, '0')}`, gacha_type: '11' },
  ...{ time: '2025-10-09 16:53:20', item_id: '1102', gacha_id: '2003', count: '1' },
  ...{ lang: 'en-us', name: '', item_type: '', rank_type: '5' },
});
const srgf = JSON.stringify({
  info: { uid: UID, lang: 'en-us', srgf_version: 'v1.0', region_time_zone: 8 },
  list: [1, 2, 3].map(row),
});
const FILES = [
  { name: 'warps.json', mimeType: 'application/json', buffer: Buffer.from(srgf) },
  {
    name: 'achievements.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"hsr_achievements":[4010101,4010102]}'),
  },
  { name: 'photo.bin', mimeType: '', buffer: Buffer.from([0, 1, 2]) },
];

test('the page is reached from where files of other tools are brought @core', async ({ page }) => {
  const offer = page
    .getByRole('main')
    .getByRole('link', { name: 'Several files, or coming from another tracker?' });
  await page.goto('/en');
  await offer.click();
  await expect(page).toHaveURL(/\/en\/import$/);
  await page.goto('/en/settings');
  const link = page.getByRole('main').getByRole('link', { name: 'Move in' });
  await expect(link).toHaveAttribute('href', '/en/import');
  await page.locator('input[type=file]').first().setInputFiles(FILES.slice(0, 1));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('not a backup of this site');
  await dialog.getByRole('link', { name: 'Move in' }).click();
  await expect(page).toHaveURL(/\/en\/import$/);
});

test('several files at once are told apart, taken in, and taken back in one step @core', async ({
  page,
}) => {
  await page.goto('/en/import');
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(FILES);
  const lines = page.getByRole('heading', { level: 3 });
  await expect(lines).toContainText(['warps.json', 'achievements.json', 'photo.bin']);
  await expect(page.getByText('Warps (SRGF)')).toBeVisible();
  await expect(page.getByText('This kind of file is not supported.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take all of it in' }).press('Enter');
  await expect(page.getByText('What could be read is here now. The rest')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles(FILES);
  await page.getByRole('button', { name: 'Take all of it in' }).click();
  await expect(page.getByText('All of it was here already.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the way back brings everything to what it was @core', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/import');
  await expect(page.locator('main [aria-busy]')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(FILES);
  await page.getByRole('button', { name: 'Take all of it in' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Everything is as it was before.')).toBeVisible();
  await page.goto('/en/warp');
  await expect(page.getByText(UID)).toHaveCount(0);
});
