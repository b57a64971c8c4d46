import type { Page } from '@playwright/test';
import { A_USER, ANOTHER_USER } from '@trailbook/fakes/google';
import { expectAccessible } from '../support/accessible.ts';
import { type DriveSite, openDriveSite } from '../support/drive-site.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  createProfile,
  expectProfile,
  expectSignedIn,
  linkByDrive,
  linkByKey,
  openDevice,
  openSettings,
  pressSync,
  signIn,
  syncSection,
  watchRequests,
} from '../support/sync-steps.ts';

const PORT = Number(process.env.E2E_PORT ?? 4317) + 40;
let site: DriveSite;
/** One whose operator gave no secret. */
let hourly: DriveSite;

// One site for all of them: it takes seconds to start.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  [site, hourly] = await Promise.all([openDriveSite(PORT, true), openDriveSite(PORT + 1, false)]);
});
test.afterAll(async () => {
  await Promise.all([site?.close(), hourly?.close()]);
});

test('two devices come into step by Google Drive; neither code nor token goes astray @core', async ({
  browser,
}) => {
  const phone = await openDevice(browser, site.origin);
  await expectAccessible(phone);
  const asked = watchRequests(phone.context());
  await createProfile(phone, 'Astral');
  await linkByDrive(phone, 'Phone');
  await expect(syncSection(phone)).toContainText(`Signed in: ${A_USER.email}`);
  await expectAccessible(phone);

  const desktop = await openDevice(browser, site.origin);
  await createProfile(desktop, 'Nameless');
  await linkByDrive(desktop);
  await expectProfile(desktop, 'Astral');
  await pressSync(phone);
  await expectProfile(phone, 'Nameless');

  const secret = /4(?:\/|%2F)0A[\w-]{20}|ya29\.|1\/\/0|Astral/;
  const ours = asked.filter((request) => request.url().startsWith(site.origin));
  const landing = ours.filter((request) => secret.test(request.url()));
  // What the browser follows from Google's page; the page itself has it out of its address.
  expect(landing.map((request) => new URL(request.url()).pathname)).toEqual([
    '/oauth',
    '/en/oauth',
  ]);
  const told = ours.filter((request) => secret.test(request.postData() ?? ''));
  expect(told.map((request) => new URL(request.url()).pathname)).toEqual([
    '/api/v1/drive/exchange',
  ]);
  for (const request of asked) {
    const headers = await request.allHeaders();
    expect(headers.referer ?? '').not.toMatch(secret);
    if (request.url().startsWith(site.origin)) expect(headers.authorization).toBeUndefined();
  }
  expect(site.log()).toContain('/api/v1/drive/exchange');
  expect(site.log()).not.toMatch(secret);
  for (const { referrer } of site.google.requests) expect(referrer ?? '').not.toMatch(secret);
  // Nothing that a page can read has what renews the token.
  expect(await phone.evaluate(() => document.cookie)).not.toContain('drive');
  const cookies = await phone.context().cookies(`${site.origin}/api/v1/drive/renew`);
  expect(cookies.find(({ name }) => name.startsWith('trailbook-drive-'))).toMatchObject({
    ...{ httpOnly: true, secure: true, sameSite: 'Lax', path: '/api/v1/drive' },
  });
  await Promise.all([phone.context().close(), desktop.context().close()]);
});

test('who refuses, or unticks a permission, is told so and has lost nothing @core', async ({
  browser,
}) => {
  const page = await openDevice(browser, site.origin);
  await signIn(page, { answer: 'Cancel' });
  const failed = page.getByText(
    'Login failed. Make sure to consent to Google Drive related permissions.',
  );
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/\/en\/oauth$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the settings' }).click();
  await signIn(page, { isWhole: false });
  await expect(failed).toBeVisible();
  // Nobody can have a tab take a sign-in that it did not begin.
  await page.goto('/en/oauth?code=4/0Aforeign&state=a&prompt=consent&scope=openid');
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL(/\/en\/oauth$/);
  await page.context().close();
});

test('access that ends is renewed; a sign-in that ends says so, and goes on after a new one @core', async ({
  browser,
}) => {
  const page = await openDevice(browser, site.origin);
  await linkByDrive(page);
  const section = syncSection(page);
  site.google.grants.expire();
  await pressSync(page);
  await expect(section.getByText('Syncing..')).toBeVisible();
  await expect(section.getByText('Syncing..')).toHaveCount(0);
  await expect(section).not.toContainText('Login Expired');
  site.google.grants.revokeAll();
  await pressSync(page);
  await expect(section).toContainText('Login Expired');
  await expectAccessible(page);
  await linkByDrive(page);
  await expect(section).not.toContainText('Login Expired');
  await page.context().close();
});

// Rule U27.
test('a device that holds something shows both sides before it joins a Drive that does @core', async ({
  browser,
}) => {
  const phone = await openDevice(browser, site.origin);
  await planOne(phone, 'seele');
  await linkByDrive(phone, 'Phone');
  const files = site.google.drive.folderOf(A_USER);
  const before = structuredClone(files);

  const desktop = await openDevice(browser, site.origin);
  const main = desktop.getByRole('main');
  await planOne(desktop, 'bronya');
  await signIn(desktop);
  await expect(main).toContainText(`Signed in: ${A_USER.email}`);
  await expect(main).toContainText(/Devices: .*Phone/);
  await expectAccessible(desktop);
  await main.getByRole('button', { name: 'Cancel' }).click();
  await desktop.waitForURL('**/en/settings');
  await expect(
    syncSection(desktop).getByRole('button', { name: 'Sign in with Google' }),
  ).toBeVisible();
  expect(files).toEqual(before);

  await signIn(desktop);
  await main.getByRole('button', { name: 'Merge and turn on sync' }).click();
  await expectSignedIn(desktop);
  expect(files.size).toBeGreaterThan(before.size);
  await Promise.all([phone.context().close(), desktop.context().close()]);
});

// Rule U28.
test('a sign-in by another account mixes nothing: it is asked about, and the player chooses @core', async ({
  browser,
}) => {
  const page = await openDevice(browser, site.origin);
  const section = syncSection(page);
  const main = page.getByRole('main');
  const files = (user: typeof A_USER) => structuredClone(site.google.drive.folderOf(user));
  const expectExpired = async () => {
    await pressSync(page);
    await expect(section.getByRole('button', { name: 'Sync now' })).toBeEnabled();
    await expect(section).toContainText('Login Expired');
    await expect(section).toContainText(`Signed in: ${A_USER.email}`);
    expect(files(ANOTHER_USER).size).toBe(0);
  };
  await planOne(page, 'clara');
  await linkByDrive(page);
  const first = files(A_USER);
  site.google.grants.revokeAll();
  await expectExpired();

  // Drive does not tell whose it is.
  site.google.fail('html');
  await signIn(page, { email: ANOTHER_USER.email });
  await expect(main).toContainText('Login failed.');
  await page.getByRole('link', { name: 'Back to the settings' }).click();
  await expectExpired();
  expect(files(A_USER)).toEqual(first);

  // It does, and the player keeps the account before.
  await signIn(page, { email: ANOTHER_USER.email });
  await expect(main).toContainText(`Signed in: ${ANOTHER_USER.email}`);
  await expect(main).toContainText(`syncs by the Drive of ${A_USER.email}`);
  await expect(main).toContainText('The new account’s Drive holds nothing of Trailbook yet.');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Keep the current account' }).click();
  await page.waitForURL('**/en/settings');
  await expectExpired();

  // An empty Drive is none that was emptied.
  await signIn(page, { email: ANOTHER_USER.email });
  await main.getByRole('button', { name: 'Switch to the new account' }).click();
  await expectSignedIn(page);
  await expect(section).toContainText(`Signed in: ${ANOTHER_USER.email}`);
  await expect(section).not.toContainText('The cloud was emptied');
  await pressSync(page);
  await expect(section.getByText('Syncing..')).toHaveCount(0);
  await expect(section).not.toContainText('Login Expired');
  expect(files(ANOTHER_USER).size).toBeGreaterThan(0);
  expect(files(A_USER)).toEqual(first);
  await page.context().close();
});

test('who unlinks the account deletes what is in Drive, and all devices are logged out', async ({
  browser,
}) => {
  const phone = await openDevice(browser, site.origin);
  const desktop = await openDevice(browser, site.origin);
  await createProfile(phone, 'Astral');
  for (const page of [phone, desktop]) await linkByDrive(page);
  expect(site.google.drive.folderOf(A_USER).size).toBeGreaterThan(0);
  await syncSection(phone).getByRole('button', { name: 'Unlink Google account' }).click();
  const dialog = phone.getByRole('dialog');
  await expect(dialog).toContainText('permanently deletes the data in your Google Drive');
  await dialog.getByRole('button', { name: 'Unlink Google account' }).click();
  await expect(
    syncSection(phone).getByRole('button', { name: 'Sign in with Google' }),
  ).toBeVisible();
  expect(site.google.drive.folderOf(A_USER).size).toBe(0);
  await expectProfile(phone, 'Astral');
  await pressSync(desktop);
  await expect(syncSection(desktop)).toContainText('Login Expired');
  await Promise.all([phone.context().close(), desktop.context().close()]);
});

test('a device goes over from a key to Drive and back, and hears what becomes of both', async ({
  browser,
}) => {
  const page = await openDevice(browser, site.origin);
  const section = syncSection(page);
  await linkByKey(page, 'Phone');
  await section.getByRole('button', { name: 'Use Google Drive instead' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('your other devices use the key until you switch them');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectSignedIn(page);
  await expect(section).toContainText('Signed in:');
  await section.getByRole('button', { name: 'Use a sync key instead' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out on this device' }).click();
  await expect(section.getByRole('button', { name: 'Create a sync key' })).toBeVisible();
  await page.context().close();
});

test('without a server that renews, the token lasts an hour and stays in the browser', async ({
  browser,
}) => {
  const page = await openDevice(browser, hourly.origin);
  const asked = watchRequests(page.context());
  await expect(syncSection(page)).toContainText('The sign-in lasts an hour.');
  await linkByDrive(page);
  for (const request of asked.filter((one) => one.url().startsWith(hourly.origin))) {
    expect(request.url()).not.toContain('/api/v1/drive/');
    // The hash goes to no server.
    expect(request.url().split('#')[0]).not.toContain('ya29');
    expect(request.postData() ?? '').not.toContain('ya29');
  }
  expect(hourly.log()).not.toContain('ya29');
  hourly.google.grants.expire();
  await pressSync(page);
  await expect(syncSection(page)).toContainText('Login Expired');
  await page.context().close();
});

// Rule U28.
test('a browser that a sign-in of the desktop comes back to leads to the program', async ({
  page,
}) => {
  const state = `desktop.${'a'.repeat(43)}`;
  await page.goto(`${site.origin}/en/oauth?state=${state}&code=4/0A&scope=openid`);
  await expect(page.getByRole('status')).toContainText('Login successful.');
  const link = page.getByRole('link', { name: 'Open App' });
  await expect(link).toHaveAttribute(
    'href',
    `trailbook://login?state=${state}&code=4%2F0A&scope=openid`,
  );
  expect(page.url()).not.toContain('code');
});

/** Adds a character to the plan, and comes back to the settings. */
async function planOne(page: Page, character: string): Promise<void> {
  await page.goto(`/en/planner#${character}`);
  await expect(page.getByRole('list', { name: 'Planned upgrades' })).toBeVisible();
  await expect(page.locator('html[data-saving]')).toHaveCount(0);
  await openSettings(page);
}
