import type { Page, Route } from '@playwright/test';
import { recordLinkOf } from '@trailbook/fakes';
import { expect, test } from '../support/fixtures.ts';
import { ACCOUNTS, PULLS } from '../support/warp-records.ts';

/** What can go wrong on the way from the game's records to the device: nothing is lost, and nothing counted twice. */
test.use({
  baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}`,
  // The browser itself names what these tests let fail.
  tolerated: /ERR_INTERNET_DISCONNECTED|status of 503|No room/,
});

const CALL = '**/api/v1/warp/import*';
/** Accounts that no other test imports. */
const FIRST = 12;

function accountAt(place: number) {
  const account = ACCOUNTS[FIRST + place];
  if (!account) throw new Error('There are not so many accounts.');
  return { uid: account.uid, link: recordLinkOf(account) };
}

async function start(page: Page, link: string) {
  await page.goto('/en/warp');
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await press(page, link);
}

async function press(page: Page, link: string) {
  await page.getByRole('textbox', { name: 'Link to the warp records' }).fill(link);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

const summary = (page: Page, uid: string, added: number) =>
  expect(page.getByText(`Account ${uid}: new warps imported: ${added};`)).toBeVisible({
    timeout: 30_000,
  });

/** The answer of the server, of which only the first lines arrive. */
async function cut(route: Route, lines: number) {
  const response = await route.fetch();
  const whole = await response.text();
  await route.fulfill({ response, body: whole.split('\n').slice(0, lines).join('\n') });
}

test('a cut line, a lost network and a server that starts anew lose and double nothing @core', async ({
  page,
}) => {
  const { uid, link } = accountAt(0);
  const faults = [
    (route: Route) => cut(route, 5),
    (route: Route) => route.abort('internetdisconnected'),
    (route: Route) => route.fulfill({ status: 503, body: '' }),
    (route: Route) => cut(route, 4),
  ];
  let calls = 0;
  await page.route(CALL, async (route) => {
    calls++;
    const fault = faults.shift();
    await (fault ? fault(route) : route.continue());
  });
  await start(page, link);
  await expect(page.getByText(/The connection failed\. Trying again in \d+ s\./)).toBeVisible({
    timeout: 30_000,
  });
  await summary(page, uid, PULLS);
  expect(calls).toBe(5);
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await press(page, link);
  await summary(page, uid, 0);
});

test('who cancels, and who closes the tab, has nothing half, and begins anew @core', async ({
  page,
  context,
}) => {
  const { uid, link } = accountAt(1);
  await context.route(CALL, () => undefined);
  await start(page, link);
  await expect(page.getByText('Importing…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Importing…')).toHaveCount(0);
  await press(page, link);
  await expect(page.getByText('Importing…')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/en/warp');
  await expect(again.getByText('No warps imported.')).toBeVisible({ timeout: 20_000 });
  await context.unroute(CALL);
  await start(again, link);
  await summary(again, uid, PULLS);
});

test('an import stays in the profile in which it was begun @core', async ({ page, context }) => {
  const { uid, link } = accountAt(2);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await start(page, link);
  await expect(page.getByText('Importing…')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/settings');
  await other.getByRole('button', { name: 'Create new Profile' }).click();
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Second');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('radio', { name: 'Second' })).toBeChecked();
  release();
  await summary(page, uid, PULLS);
  await other.goto('/en/warp');
  await expect(other.getByText('No warps imported.')).toBeVisible({ timeout: 20_000 });
  await other.goto('/en/settings');
  await other.getByRole('radio').first().check();
  await expect(other.locator('html[data-saving]')).toHaveCount(0);
  await other.goto('/en/warp');
  await expect(other.getByRole('region', { name: 'Counters' })).toBeVisible();
});

test('a full device says so, keeps what was there, and takes all of it later @core', async ({
  page,
  context,
}) => {
  const { uid, link } = accountAt(3);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values) {
      if (Reflect.get(globalThis, 'isFull'))
        throw new DOMException('No room.', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  await page.goto('/en/warp');
  await expect(page.getByText('No warps imported.')).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'isFull', true));
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await press(page, link);
  await expect(
    page.getByText('It could not be stored. What was there before is unchanged.'),
  ).toBeVisible({ timeout: 30_000 });
  // Elsewhere nothing of it is there, and with room again all of it arrives, without the game being asked anew.
  const other = await context.newPage();
  await other.goto('/en/warp');
  await expect(other.getByText('No warps imported.')).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => Reflect.set(globalThis, 'isFull', false));
  await page.route(CALL, (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await summary(page, uid, PULLS);
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText('Total warps');
});

test('a file that the device has no room for stays open, and is stored once there is room @core', async ({
  page,
}) => {
  await page.route(/warp-files\.worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    // The worker has a storage of its own, out of reach of the page's scripts.
    const fault = `const { put } = IDBObjectStore.prototype;
      let isFull = true;
      new BroadcastChannel('room').onmessage = () => { isFull = false; };
      IDBObjectStore.prototype.put = function (...values) {
        if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
        return put.apply(this, values);
      };`;
    await route.fulfill({ response, body: `{ ${fault} }\n${await response.text()}` });
  });
  await page.goto('/en/warp');
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await page.getByRole('tab', { name: 'Manual import' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'warps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('time,type,item\n2024-05-01 12:00:07,11,20000\n'),
    });
  const whose = page.getByRole('textbox', { name: 'UID of the account' });
  await whose.fill('800000099');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const alert = page.getByText('It could not be stored. What was there before is unchanged.');
  await expect(alert).toBeVisible();
  await expect(whose).toHaveValue('800000099');
  await page.evaluate(() => new BroadcastChannel('room').postMessage(''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('New warps imported: 1')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText('Total warps');
});

test('on a slow network it says how far it has come, and ends whole', async ({ page }) => {
  const { uid, link } = accountAt(4);
  const network = await page.context().newCDPSession(page);
  await page.goto('/en/warp');
  await page.getByRole('button', { name: 'Import and export warps' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to the warp records' })).toBeVisible();
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 800, downloadThroughput: 8000, uploadThroughput: 8000 },
  });
  await press(page, link);
  await expect(page.getByText('Importing…')).toBeVisible();
  // Pages come one by one, not all at the end.
  await expect(page.getByText('Importing…').locator('..')).toContainText(/Warp\s*[1-9]/);
  await summary(page, uid, PULLS);
});
