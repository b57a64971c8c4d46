import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { recordLinkOf } from '@trailbook/fakes';
import { expect, test } from './fixtures.ts';
import { ACCOUNTS } from './warp-records.ts';

/** From the game's records to another profile and other tools, on the site of `warp-site.ts`. */
test.use({
  baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}`,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

function linkOf(place: number): { uid: string; link: string } {
  const account = ACCOUNTS[place];
  if (!account) throw new Error('There are not so many accounts.');
  return { uid: account.uid, link: recordLinkOf(account) };
}

async function open(page: Page, tab?: string) {
  await page.goto('/en/warp');
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const [place, viewport] of SIZES.entries()) {
  test(`from a link to another profile, ${viewport.width} wide`, async ({ page }) => {
    const { uid, link } = linkOf(place);
    await page.setViewportSize(viewport);
    await open(page);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Link to the warp records' }).fill('http://x');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('The link must begin with https://.');

    await page
      .getByRole('textbox', { name: 'Link to the warp records' })
      .fill(`The page at ${link} could not be loaded.`);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('Importing…')).toBeVisible();
    await expect(page.getByText(`Account ${uid}: 240 new warps imported`)).toBeVisible();
    // What was there for nobody a moment ago counts them now.
    await expect(page.getByText('No warps imported.')).toHaveCount(0);

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText(`Account ${uid}: 0 new warps imported`)).toBeVisible();

    await page.getByRole('tab', { name: 'Export' }).click();
    await expectAccessible(page);
    const files: string[] = [];
    for (const kind of ['UIGF v4.1', 'Excel']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: kind }).click();
      files.push(await (await download).path());
    }
    const uigf = JSON.parse(await readFile(files[0] ?? '', 'utf8'));
    expect(uigf.info.version).toBe('v4.1');
    expect(uigf.hkrpg[0].list).toHaveLength(240);

    await page.goto('/en/settings');
    await page.getByRole('button', { name: 'Create new Profile' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Second');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('radio', { name: 'Second' })).toBeChecked();

    await open(page, 'Manual import');
    for (const [file, fresh] of [
      [files[0], 240],
      [files[1], 0],
    ] as const) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).click();
      await (await chooser).setFiles(file ?? '');
      await expect(page.getByRole('heading', { name: uid })).toBeVisible();
      await expect(page.getByText(`New${fresh}`)).toBeVisible();
      if (fresh > 0) await expectAccessible(page);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByText(`New warps imported: ${fresh}`)).toBeVisible();
    }
  });
}

test('a second account is asked about before it joins a profile', async ({ page }) => {
  const { uid, link } = linkOf(2);
  await open(page, 'Manual import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({
    name: 'some.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        info: { version: 'v4.0' },
        hkrpg: [
          {
            ...{ uid: '800000009', timezone: 8 },
            list: [
              {
                ...{ gacha_id: '2003', gacha_type: '11', item_id: '1102' },
                ...{ time: '2026-01-01 08:00:00', id: '1767225600000000001' },
              },
              { id: 'x' },
            ],
          },
        ],
      }),
    ),
  });
  await expect(page.getByText('Rows that could not be read: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('New warps imported: 1')).toBeVisible();

  await page.getByRole('tab', { name: 'Auto import' }).click();
  await page.getByRole('textbox', { name: 'Link to the warp records' }).fill(link);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Another account' });
  await expect(question).toContainText('This profile has warps of 800000009.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(`Account ${uid}: 240 new warps imported`)).toBeVisible();
  await page.goto('/en/settings');
  await expect(page.getByRole('radio', { name: uid })).not.toBeChecked();
});

test('the command is shown in full, and copied', async ({ page }) => {
  await open(page);
  await page.getByRole('textbox', { name: /^Install folder/ }).fill("D:\\Bob's games");
  await page.getByRole('button', { name: 'Copy the command' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("$game = 'D:\\Bob''s games'");
  await expect(page.locator('pre')).toHaveText(copied);
  for (const [tab, words] of [
    ['PC, method 2', 'without 1/0/'],
    ['Android', 'Turn off Wi-Fi'],
    ['iOS', 'such as Stream'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
});
