import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { core, expect, test } from '../support/fixtures.ts';
import { makeStore } from '../support/storage-access.ts';
import { ACCOUNT, history, putWarps, SEELE } from '../support/warp-history.ts';

const EXPORTS = ['UIGF v4.1', 'Excel', 'Export Backup'];
/** How long a player waits at most to hear that nothing came of it, and a moment to draw that. */
const MOST_MS = 12_000;

async function openWith(page: Page, pulls: number) {
  await makeStore(page);
  await putWarps(page, ACCOUNT, history([{ ...SEELE, pity: 10 }], pulls - 10));
  await page.goto('/en/warp');
  await page.getByRole('button', { name: 'Import and export warps' }).click();
}

async function save(page: Page, name: string): Promise<Buffer> {
  await page.getByRole('tab', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('button', { name }).click();
  return readFile(await (await download).path());
}

/** Gives a file to the manual import, and says how many of its pulls are new here. */
async function expectFresh(page: Page, buffer: Buffer, fresh: string) {
  await page.getByRole('tab', { name: 'Manual import' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'warps.xlsx', mimeType: '', buffer });
  await expect(page.getByText(`New${fresh}`)).toBeVisible();
}

for (const pulls of [500, 5000]) {
  test(`a workbook of ${pulls} warps is written, and read again${core(pulls === 500)}`, async ({
    page,
  }) => {
    await openWith(page, pulls);
    const file = await save(page, 'Excel');
    await expect(page.getByText('The file was saved to your downloads.')).toBeVisible();
    await expectFresh(page, file, '0');
  });
}

for (const [how, body] of [
  ['never answers', 'onmessage = () => {};'],
  ['cannot start', 'throw new Error("no");'],
] as const) {
  test.describe(`where the worker ${how}`, () => {
    test.use({ tolerated: /Error: no|Uncaught/ });

    for (const name of EXPORTS) {
      test(`${name} says so, and gives the buttons back`, async ({ page }) => {
        await openWith(page, 20);
        await page.getByRole('tab', { name: 'Export', exact: true }).click();
        await page.route(/\.worker-[^/]*\.js$/, (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
        const button = page.getByRole('button', { name });
        await button.click();
        await expect(page.getByText('The file could not be created.')).toBeVisible({
          timeout: MOST_MS,
        });
        await expect(button).toBeEnabled();
        await page.unroute(/\.worker-[^/]*\.js$/);
        // What is wrong may be right the next time.
        expect((await save(page, name)).length).toBeGreaterThan(100);
      });
    }
  });
}
