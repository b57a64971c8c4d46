import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { recordLinkOf } from '@trailbook/fakes';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/interface-texts.ts';
import { accountOfFile, recordFile } from '../support/warp-records.ts';

/** Files and links of the shapes that players of other trackers have reported, on the site of `warp-site.ts`. */
test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}` });

const t = textsOf('en');

interface Row {
  readonly gacha_type: string;
  readonly item_id: string;
  readonly time: string;
  readonly id: string;
}

async function openImport(page: Page, tab?: string): Promise<void> {
  await page.goto('/en/warp');
  await page.getByRole('button', { name: t('warp.importExport'), exact: true }).click();
  if (tab) await page.getByRole('tab', { name: tab }).click();
}

/** Takes a file in, and returns what was said of it before. */
async function takeFile(page: Page, name: string): Promise<string> {
  await openImport(page, t('warpImport.manual'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('warpImport.file.choose'), exact: true }).click();
  await (await chooser).setFiles(recordFile(name));
  const said = page.getByText(t('warpImport.file.fresh')).locator('xpath=ancestor::dl/..');
  await expect(said).toBeVisible();
  const text = await said.innerText();
  await page.getByRole('button', { name: t('warpImport.start'), exact: true }).click();
  await expect(page.getByText(/^New warps imported: \d+$/)).toBeVisible();
  return text;
}

async function takeLink(page: Page, name: string, added: number): Promise<void> {
  const account = accountOfFile(name);
  await openImport(page);
  await page.getByRole('textbox', { name: t('warpImport.link') }).fill(recordLinkOf(account));
  await page.getByRole('button', { name: t('warpImport.start'), exact: true }).click();
  const kept = t('warpImport.kept', { uid: account.uid, added: String(added), known: '\u0000' });
  await expect(page.getByText(kept.split('\u0000')[0] ?? '')).toBeVisible();
}

/** What a player has, as the site gives it away. */
async function rowsOf(page: Page): Promise<Row[]> {
  await openImport(page, t('warpImport.export'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'UIGF v4.1' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  return file.hkrpg[0].list;
}

const timesOf = (rows: readonly Row[]) => [...new Set(rows.map(({ time }) => time))];

test('ids that are under 11 and under 21 are pulls of both: a link brings all 40 @core', async ({
  page,
}) => {
  await takeLink(page, 'same-ids-11-21.json', 40);
  const rows = await rowsOf(page);
  expect(rows.filter(({ gacha_type }) => gacha_type === '21')).toHaveLength(20);
  expect(rows.filter(({ gacha_type }) => gacha_type === '11')).toHaveLength(20);
});

test('a sound file keeps its times, and a table without ids is the same pulls @core', async ({
  page,
}) => {
  await takeFile(page, 'noid-old.csv');
  const said = await takeFile(page, 'real-ids-times-moved.json');
  expect(said).toMatch(/70[\s\S]*0[\s\S]*70/);
  const rows = await rowsOf(page);
  expect(rows).toHaveLength(70);
  expect(timesOf(rows)).toEqual([
    '2025-07-03 10:02:11',
    '2025-07-04 10:17:40',
    '2025-07-05 10:23:44',
    '2025-07-06 10:31:25',
    '2025-07-07 10:37:34',
    '2025-07-08 10:47:05',
    '2025-07-09 10:54:49',
  ]);
});

test('rounded ids are told of, and the order stays @core', async ({ page }) => {
  expect(await takeFile(page, 'rounded-real-ids-order.json')).toContain(
    t('warpImport.file.lostIds', { number: '20' }),
  );
  expect(timesOf(await rowsOf(page))).toEqual(['2025-07-05 10:16:00', '2025-07-05 10:29:00']);
});

test('rows without ids stand among the game’s by their time @core', async ({ page }) => {
  await takeFile(page, 'real-ids-new.json');
  await takeFile(page, 'standin-old.csv');
  await page.goto('/en/warp');
  // The 5★ was the last of the first ten. Between two files there may be others.
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText('5★ pity≥ 10');
});

test('rounded ids and the game’s own are the same 40 pulls @core', async ({ page }) => {
  await takeFile(page, 'rounded-then-link.json');
  await takeLink(page, 'real-ids.json', 0);
  expect(await rowsOf(page)).toHaveLength(40);
});

for (const [name, count] of [
  ['gacha-id-is-type.json', 40],
  ['no-gacha-id.json', 50],
] as const) {
  test(`won or lost follows the pool of the day where no banner is named: ${name} @core`, async ({
    page,
  }) => {
    expect(await takeFile(page, name)).toContain(
      t('warpImport.file.withoutBanner', { number: String(count) }),
    );
    await page.goto('/en/warp');
    await expect(page.getByText('0 : 2', { exact: true })).toBeVisible();
  });
}
