import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

/** A scanner's file, made up after the documented shape. */
const SCAN = JSON.stringify({
  source: 'reliquary_archiver',
  build: 'v0.13.1',
  version: 5,
  metadata: { uid: 600000001, trailblazer: 'Stelle' },
  characters: [
    {
      id: 1102,
      name: 'Seele',
      level: 70,
      ascension: 5,
      eidolon: 1,
      skills: { basic: 5, skill: 8, ult: 8, talent: 7 },
      traces: { ability_1: true },
    },
  ],
  light_cones: [{ id: 23001, level: 60, ascension: 4, superimposition: 1 }],
  relics: [],
  materials: [{ id: 2, count: 120000 }],
});

test('a scanner’s file is shown line by line, taken over as picked, and taken back', async ({
  page,
}) => {
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  await page.getByRole('button', { name: 'From your account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Start from your account' });
  const choose = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Choose a scanner’s file' }).click();
    const file = { name: 'scan.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await (await chooser).setFiles(file);
  };
  await choose('{"source":');
  await expect(sheet).toContainText('The file is damaged or cut off. Nothing was changed.');
  await choose(SCAN);
  await expect(sheet.locator('label', { hasText: 'Seele' })).toContainText('Lv. 1 → Lv. 70');
  await expect(sheet.locator('label', { hasText: 'Credit' })).toContainText('0 → 120,000');
  await expect(sheet.getByRole('checkbox', { name: /In the Night/ })).not.toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Take over 2' }).click();
  const ticket = page.locator('li', { has: page.getByRole('heading', { name: 'Seele' }) });
  await expect(ticket).toContainText('70');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').first()).not.toContainText('Taken over');
  await page.getByRole('button', { name: 'From your account' }).click();
  await choose(SCAN);
  // Everything is as it was.
  await expect(sheet.locator('label', { hasText: 'Seele' })).toContainText('Lv. 1 → Lv. 70');
});
