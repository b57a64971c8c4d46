import type { Page } from '@playwright/test';
import { SCANNER_FILES } from '../../../../packages/api/test/scanner-files.ts';
import { expectAccessible } from '../support/accessible.ts';
import { core, expect, test } from '../support/fixtures.ts';
import { FAILING, SHOWN } from '../support/showcase-accounts.ts';

test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}` });

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Start from your account' });
const lineOf = (page: Page, name: string | RegExp) =>
  sheetOf(page).locator('label', { hasText: name });

async function openSheet(page: Page): Promise<void> {
  await page.goto('/en/planner#seele');
  await expect(page.getByRole('heading', { name: 'Seele' })).toBeVisible();
  await page.getByRole('button', { name: 'From your account' }).click();
}

async function choose(page: Page, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await sheetOf(page).getByRole('button', { name: 'Choose a scanner file' }).click();
  const file = { name: 'scan.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await (await chooser).setFiles(file);
}

async function ask(page: Page, uid: string): Promise<void> {
  await page.getByLabel('UID in the game').fill(uid);
  await page.getByRole('button', { name: 'Fetch the showcase' }).click();
}

/** Everything that is stored, as the browser keeps it; a document of nothing is as good as none. */
function stored(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('trailbook');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const rows = request.result.transaction('rows').objectStore('rows').getAll();
          rows.onsuccess = () => {
            request.result.close();
            const held = rows.result.filter((row) => row.parts !== 0);
            // How often anything was changed is no data of the player's.
            resolve(JSON.stringify(held, (key, value) => (key === 'revision' ? 0 : value)));
          };
        };
      }),
  );
}

for (const [build, file] of Object.entries(SCANNER_FILES)) {
  const materials = 'materials' in file ? file.materials.length : 0;

  test(`a scanner’s file of build ${build}: what is shown is stored, and taken back to the byte${core(build === 'v0.13')}`, async ({
    page,
  }) => {
    await openSheet(page);
    const before = await stored(page);
    await choose(page, '{"source":');
    await expect(sheetOf(page)).toContainText(
      'The file is damaged or cut off. Nothing was changed.',
    );
    await choose(page, JSON.stringify(file));
    await expect(lineOf(page, 'Seele')).toContainText('Lv. 1 → Lv. 70');
    // What else changes is said before it is taken over.
    await expect(lineOf(page, 'Seele')).toContainText(/1 → 8 .*Traces: \d .*Eidolon 0 → 1/);
    await expect(sheetOf(page).getByRole('checkbox', { name: /In the Night/ })).not.toBeChecked();
    if (materials > 0) await expect(lineOf(page, 'Credit')).toContainText('0 → 120,000');
    await expectAccessible(page);
    expect(await stored(page)).toBe(before);
    await sheetOf(page)
      .getByRole('button', { name: `Apply ${1 + materials}` })
      .click();
    await expect.poll(() => stored(page)).toContain('"from":{"level":70,"ascension":5}');
    expect((await stored(page)).includes('120000')).toBe(materials > 0);
    expect(await stored(page)).not.toContain('23001');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored(page)).toBe(before);
  });
}

test('a showcase is shown line by line, taken over as picked, and taken back @core', async ({
  page,
}) => {
  await openSheet(page);
  const before = await stored(page);
  await ask(page, SHOWN);
  await expect(lineOf(page, 'Seele')).toContainText('Lv. 1 → Lv. 70');
  await sheetOf(page)
    .getByRole('checkbox', { name: /In the Night/ })
    .check();
  expect(await stored(page)).toBe(before);
  await sheetOf(page).getByRole('button', { name: 'Apply 2' }).click();
  await expect.poll(() => stored(page)).toContain('"from":{"level":60,"ascension":4}');
  expect(await stored(page)).toContain('"from":{"level":70,"ascension":5}');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(page)).toBe(before);
});

test('what was left out stays out when another tab changes the plan', async ({ page, context }) => {
  await openSheet(page);
  await choose(page, JSON.stringify(SCANNER_FILES['v0.11']));
  await lineOf(page, 'Seele').getByRole('checkbox').uncheck();
  const other = await context.newPage();
  await other.goto('/en/planner#bronya');
  await expect(other.getByRole('heading', { name: 'Bronya' })).toBeVisible();
  await expect.poll(() => stored(page)).toContain('1101');
  await expect(sheetOf(page).getByRole('button', { name: 'Apply 2' })).toBeEnabled();
  await expect(lineOf(page, 'Seele').getByRole('checkbox')).not.toBeChecked();
});

test('what an inventory does not list is offered as gone, and taken where the player says so @core', async ({
  page,
}) => {
  await openSheet(page);
  await choose(page, JSON.stringify(SCANNER_FILES['v0.11']));
  await sheetOf(page).getByRole('button', { name: 'Apply 3' }).click();
  await openSheet(page);
  const later = { ...SCANNER_FILES['v0.11'], materials: [{ id: '2', count: 7 }] };
  await choose(page, JSON.stringify(later));
  const gone = sheetOf(page).getByRole('checkbox', { name: /^Set to 0: 1\./ });
  await expect(gone).not.toBeChecked();
  await expect(lineOf(page, 'Set to 0: 1.')).toContainText('Void Cast Iron 12 → 0');
  await gone.check();
  const before = await stored(page);
  await sheetOf(page).getByRole('button', { name: 'Apply 2' }).click();
  // None of the one, seven of the other.
  await expect.poll(() => stored(page)).toContain('"revision":0},0,7,');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(page)).toBe(before);
});

test('all of a kind are picked, and left out, with one press', async ({ page }) => {
  await openSheet(page);
  const [character] = SCANNER_FILES['v0.7'].characters;
  const others = ['1003', '1004', '1005'].map((id) => ({ ...character, id }));
  await choose(page, JSON.stringify({ ...SCANNER_FILES['v0.7'], characters: others }));
  const fresh = sheetOf(page).getByRole('group', { name: 'Not in your plan yet' });
  const all = fresh.getByRole('checkbox', { name: 'All', exact: true });
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(sheetOf(page).getByRole('button', { name: 'Apply 4' })).toBeEnabled();
  await fresh.getByRole('checkbox').nth(1).uncheck();
  await expect(all).not.toBeChecked();
  await expect(sheetOf(page).getByRole('button', { name: 'Apply 3' })).toBeEnabled();
  await all.check();
  await all.uncheck();
  await expect(sheetOf(page).getByRole('button', { name: 'Apply 0' })).toBeDisabled();
});

test('of several that were asked only the last is heard', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/showcase/*', async (route) => {
    await held;
    await route.continue();
  });
  await openSheet(page);
  await ask(page, SHOWN);
  await choose(page, JSON.stringify(SCANNER_FILES['v0.11']));
  await expect(lineOf(page, 'Credit')).toBeVisible();
  const answered = page.waitForResponse('**/api/v1/showcase/*');
  release();
  await answered;
  await expect(page.getByRole('button', { name: 'Fetch the showcase' })).toBeEnabled();
  await expect(lineOf(page, 'Credit')).toBeVisible();
  // Of a file nothing is left to be taken when the next cannot be read.
  await choose(page, '{"source":');
  await expect(sheetOf(page).getByRole('button', { name: 'Apply 0' })).toBeDisabled();
  await expect(lineOf(page, 'Credit')).toHaveCount(0);
});

test.describe('a showcase that tells nothing', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('says why, and changes nothing', async ({ page }) => {
    await openSheet(page);
    const before = await stored(page);
    // Another account's lines are gone with the next answer, even where that tells nothing.
    await ask(page, SHOWN);
    await expect(lineOf(page, 'Seele')).toBeVisible();
    for (const [uid, [, message]] of Object.entries(FAILING)) {
      await ask(page, uid);
      // Our server waits for a slow one for eight seconds.
      await expect(sheetOf(page)).toContainText(`${message} Nothing was changed.`, {
        timeout: 15_000,
      });
      await expect(lineOf(page, 'Seele')).toHaveCount(0);
      await expect(sheetOf(page).getByRole('button', { name: 'Apply 0' })).toBeDisabled();
    }
    expect(await stored(page)).toBe(before);
  });
});
