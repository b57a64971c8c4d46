import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { packBackup } from '@trailbook/core/internal/user-data';
import { longHistory } from '../../../../packages/core/test/long-history.ts';
import { expect, test } from '../support/fixtures.ts';

const profiles = (page: Page) => page.getByRole('list', { name: 'Profiles' }).getByRole('listitem');
const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');

async function planned(page: Page, ...pageIds: string[]) {
  for (const pageId of pageIds) {
    await page.goto(`/en/planner#${pageId}`);
    await expect(page.locator(`a[href$="/${pageId}"]`).first()).toBeVisible();
    // Another device's pages are none that wait for that of themselves.
    await expect(page.locator('html:not([data-saving])')).toBeAttached();
  }
}

async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Backup' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^trailbook-backup-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
  return file.path();
}

async function chooseFile(page: Page, file: string | { name: string; content: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import Backup' }).click();
  const payload =
    typeof file === 'string'
      ? file
      : { name: file.name, mimeType: 'application/octet-stream', buffer: file.content };
  await (await chooser).setFiles(payload);
}

test('the word in the address leads back to where one came from', async ({ page }) => {
  await page.goto('/en/planner');
  await page.getByRole('link', { name: 'Manage data' }).click();
  await expect(page).toHaveURL(/\/en\/settings#planner$/);
  await page.getByRole('link', { name: 'Back: Planner' }).click();
  await expect(page).toHaveURL(/\/en\/planner$/);
});

test('preferences are kept: voice and server in the store, looks in the page itself @core', async ({
  page,
}) => {
  await page.goto('/en/settings');
  await page.getByLabel('Voice language').selectOption('日本語');
  const server = page.getByLabel('Game server');
  await expect(server.locator('option:checked')).toHaveText('From imported accounts');
  await expect(server).toHaveAccessibleDescription(/without warps, Asia\.$/);
  await server.selectOption('Europe');
  await page.getByLabel('Theme').selectOption('Day');
  await page.getByLabel('Motion').selectOption('Reduced');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.reload();
  await expect(page.getByLabel('Voice language')).toHaveValue('jp');
  await expect(page.getByLabel('Game server')).toHaveValue('europe');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');

  await page.getByLabel('Language', { exact: true }).selectOption('Deutsch');
  await expect(page).toHaveURL(/\/de\/settings$/);
  await expect(page.getByRole('heading', { name: 'Einstellungen', exact: true })).toBeVisible();
});

test('a preference that the disk has no room for is told, and kept when there is', async ({
  page,
}) => {
  await page.goto('/en/settings');
  await expect(page.getByLabel('Voice language')).toBeEnabled();
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
  });
  await page.getByLabel('Voice language').selectOption('日本語');
  await expect(page.getByRole('heading', { name: /The disk is full/ })).toBeVisible();
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /The disk is full/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Voice language')).toHaveValue('jp');
});

// Rule U17.
test('a file made while nothing stored can be read says so, and is merged only @core', async ({
  page,
  context,
}) => {
  await planned(page, 'seele');
  const fault = `IDBObjectStore.prototype.getAllKeys = () => {
    throw new DOMException('Unreadable.', 'UnknownError');
  };`;
  await page.addInitScript(fault);
  await page.route(/backup-service\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `{ ${fault} }\n${await response.text()}` });
  });
  await page.goto('/en/planner');
  await page.reload();
  await expect(page.getByRole('heading', { name: /storage just failed/ })).toBeVisible();
  await page.goto('/en/planner#kafka');
  await expect(tickets(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Backup' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^trailbook-unsaved-/);
  await expect(page.getByText(/holds only what you entered since/)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/en/settings');
  await chooseFile(other, await file.path());
  const dialog = other.getByRole('dialog', { name: 'Import Backup' });
  await expect(dialog.getByText(/holds only what was entered meanwhile/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Planned upgrades/ })).toContainText(/1\s*1\s*2/);
  await expect(dialog.getByRole('button', { name: 'Replace' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(other.getByText('The backup was merged.')).toBeVisible();
  await other.goto('/en/planner');
  await expect(tickets(other)).toHaveCount(2);
});

test('what another tab stores while an import is asked about stands among what it would replace', async ({
  page,
}) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  const file = await exported(page);
  await chooseFile(page, file);
  const dialog = page.getByRole('dialog', { name: 'Import Backup' });
  await expect(dialog.getByRole('row', { name: /Planned upgrades/ })).toContainText(/1\s*1\s*1/);
  await expect(dialog.getByText('The backup holds less than this device.')).toHaveCount(0);
  await planned(await page.context().newPage(), 'kafka');
  await expect(dialog.getByText('The backup holds less than this device.')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Planned upgrades/ })).toContainText(/2\s*1\s*2/);
});

test('each profile has a plan of its own; a deleted one comes back @core', async ({ page }) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  await expect(profiles(page)).toHaveText([/Default/]);
  await expect(page.getByRole('button', { name: 'Delete Default' })).toBeDisabled();

  await page.getByRole('button', { name: 'Create new Profile' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).fill('Second account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Second account' })).toBeChecked();
  await planned(page, 'in-the-night');
  await expect(tickets(page)).toHaveCount(1);

  await page.goto('/en/settings');
  await page.getByRole('button', { name: 'Rename Second account' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  // Typed at once, it takes the place of the old name.
  await page.keyboard.insertText('Alt 二');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Alt 二' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(profiles(page)).toHaveText([/Default/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: 'Alt 二' })).toBeChecked();

  await page.getByRole('button', { name: 'Delete Alt 二' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('radio', { name: 'Alt 二' }).check();
  await page.goto('/en/planner');
  await expect(tickets(page)).toHaveText([/In the Night/]);
});

test('a backup holds all profiles, and brings them to another device @core', async ({
  page,
  browser,
}) => {
  await planned(page, 'seele', 'bronya');
  await page.goto('/en/settings');
  await expect(page.getByText('Planned upgrades: 2')).toBeVisible();
  const file = await exported(page);
  await expect(page.getByText('The backup was saved to your downloads.')).toBeVisible();
  const [head] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  expect(JSON.parse(head ?? '').measures.planner).toBe(2);

  const other = await (await browser.newContext()).newPage();
  // Another character: of one that both have, a merge keeps one.
  await planned(other, 'kafka');
  await other.goto('/en/settings');
  await chooseFile(other, file);
  const dialog = other.getByRole('dialog', { name: 'Import Backup' });
  await expect(
    dialog.getByText('All your existing data will be overwritten by the backup. Continue?'),
  ).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toHaveText(/Default.*Planned upgrades.*1.*2.*3/);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(other.getByText('The backup was merged.')).toBeVisible();
  await expect(other.getByText('Planned upgrades: 3')).toBeVisible();

  await chooseFile(other, file);
  await expect(dialog.getByText('The backup holds less than this device.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(other.getByText('The backup was imported.')).toBeVisible();
  await other.goto('/en/planner');
  await expect(tickets(other)).toHaveText([/Bronya/, /Seele/]);
  await other.context().close();
});

test('merging leaves the profile that is in use, and the warning stands with Replace alone @core', async ({
  page,
  browser,
}) => {
  await page.goto('/en/settings');
  const empty = await exported(page);
  const other = await (await browser.newContext()).newPage();
  await planned(other, 'seele');
  await other.goto('/en/settings');
  await other.getByRole('button', { name: 'Create new Profile' }).click();
  await other.getByRole('textbox', { name: 'Name' }).fill('Alt');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('radio', { name: 'Alt' })).toBeChecked();

  await chooseFile(other, empty);
  const dialog = other.getByRole('dialog', { name: 'Import Backup' });
  const choice = (name: string) =>
    dialog.locator('div.border-t').filter({ has: other.getByRole('button', { name }) });
  await expect(choice('Replace')).toContainText('The backup holds less than this device.');
  await expect(choice('Merge')).toContainText('Merging keeps everything');
  await expect(choice('Merge')).not.toContainText('holds less');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(other.getByText('The backup was merged.')).toBeVisible();
  await expect(other.getByRole('radio', { name: 'Alt' })).toBeChecked();
  for (const path of ['/en/planner', '/en/warp']) {
    await other.goto(path);
    await expect(other.getByText('Profile: Alt')).toBeVisible();
  }
  await other.context().close();
});

test('files that are no backup are refused with a reason, and nothing changes @core', async ({
  page,
}) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  const whole = readFileSync(await exported(page));
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
  const newer = Buffer.from(whole);
  newer[16] = 9;
  const refusals: [string, Buffer, RegExp][] = [
    ['noise', Buffer.from('Not a backup at all.'), /not a backup of this site/],
    ['empty', Buffer.alloc(0), /not a backup of this site/],
    ['cut short', whole.subarray(0, whole.length - 9), /damaged/],
    ['a bit turned over', flipped, /damaged/],
    ['of a later version', newer, /newer version of the site/],
    ['zeros', Buffer.alloc(16 * 1024 ** 2 + 1), /too large/],
  ];
  const dialog = page.getByRole('dialog', { name: 'Import Backup' });
  refusals.push(['other.json', Buffer.from('{"a": 1}'), /not a backup of this site/]);
  for (const [name, content, reason] of refusals) {
    await chooseFile(page, { name, content });
    await expect(dialog.getByText(reason)).toBeVisible();
    await expect(dialog.getByText('Nothing on this device was changed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  }
  await expect(page.getByText('Planned upgrades: 1')).toBeVisible();
});

test('a storage block of the site before is taken in like a backup @core', async ({ page }) => {
  const entry = {
    entryId: 5,
    dataId: 'c_seele',
    priority: 0,
    type: 0,
    curLevel: 1,
    targetLevel: 80,
    curAscension: 0,
    targetAscension: 6,
  };
  const block = {
    calculator: JSON.stringify({ version: 4, entries: [entry] }),
    inventory: JSON.stringify({ version: 2, items: { m_29328: 500 } }),
  };
  await page.goto('/en/settings');
  await chooseFile(page, { name: 'block.json', content: Buffer.from(JSON.stringify(block)) });
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Planned upgrades: 1 · Kinds of materials: 1')).toBeVisible();

  const older = { 'calculator-entries': [{ ...entry, dataId: 'nobody', type: 1 }] };
  await chooseFile(page, { name: 'older.json', content: Buffer.from(JSON.stringify(older)) });
  await expect(page.getByText('avt config was undefined for nobody')).toBeVisible();
});

test('the ejected block brings back what it holds @core', async ({ page, browser }) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  await page.getByRole('button', { name: 'Data recovery' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eject storage block' }).click();
  const content = readFileSync(await (await download).path());

  const other = await (await browser.newContext()).newPage();
  await other.goto('/en/settings');
  await chooseFile(other, { name: 'block.json', content });
  await other.getByRole('button', { name: 'Replace' }).click();
  await expect(other.getByText('Planned upgrades: 1')).toBeVisible();
  await other.context().close();
});

test('all data goes only after a second word, and stays gone @core', async ({ page }) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  await page.evaluate(() => localStorage.setItem('calculator', '{"version":9}'));
  await page.getByRole('button', { name: 'Delete All Data' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete All Data' })).toBeDisabled();
  await dialog.getByLabel('I understand that this cannot be undone.').check();
  await dialog.getByRole('button', { name: 'Delete All Data' }).click();
  await expect(page.getByText('All data was deleted from this device.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/en/planner');
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
  await expect(page.getByText('Less is stored here than before')).toHaveCount(0);
});

test('the state of the store is told: what is in it, its size, and its copies', async ({
  page,
}) => {
  await planned(page, 'seele');
  await page.goto('/en/settings');
  await expect(page.getByText('Planned upgrades: 1')).toBeVisible();
  await expect(page.getByText(/^[\d.]+ (B|KB): your data [\d.]+ (B|KB) · snapshots/)).toBeVisible();
  await expect(page.getByText('Not protected', { exact: true })).toBeVisible();
  await exported(page);
  await expect(page.getByText('None yet')).toHaveCount(1);
});

for (const [usage, isShown] of [
  [4_294_967_290, false],
  [3000, true],
] as const) {
  test(`a browser that says ${usage} bytes of a small store is ${isShown ? 'heard' : 'not heard'}`, async ({
    page,
  }) => {
    await page.addInitScript((usage) => {
      navigator.storage.estimate = async () => ({ usage, quota: 10 * 1024 ** 3 });
    }, usage);
    await planned(page, 'seele');
    await page.goto('/en/settings');
    await expect(page.getByText(/: your data \d/)).toBeVisible();
    await expect(page.getByText(/\d GB/)).toHaveCount(isShown ? 1 : 0);
    await expect(page.getByText('The browser counts 2.9 KB of the 10.0 GB it allows.')).toHaveCount(
      isShown ? 1 : 0,
    );
  });
}

test('after 200 pulls without a backup there is a word, until there is one @core', async ({
  page,
}) => {
  const backup = (pulls: number) => {
    const packed = packBackup(longHistory(pulls), { createdAt: 1, store: '', revision: 1 });
    if (!packed.ok) throw new Error(packed.error.code);
    return Buffer.from(packed.value);
  };
  await page.goto('/en/settings');
  await chooseFile(page, { name: 'few.gz', content: backup(190) });
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Warps: 190')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Time for a backup' })).toHaveCount(0);

  await chooseFile(page, { name: 'more.gz', content: backup(1250) });
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Warps: 1,250')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Time for a backup' })).toBeVisible();
  await expect(page.getByText('New warps since your last backup: 1,250.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Export Backup' }).click();
  await download;
  await expect(page.getByRole('heading', { name: 'Time for a backup' })).toHaveCount(0);
});
