import type { Browser, Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  createProfile,
  expectProfile,
  expectSynced,
  linkByKey,
  openDevice,
  openSettings,
  pressSync,
  SYNC_SITE,
  syncMark,
  syncNow,
  syncSection,
  watchRequests,
} from '../support/sync-steps.ts';

test.use({ baseURL: SYNC_SITE });

test('two devices come into step by twelve words, and no word leaves them @core', async ({
  page: phone,
  browser,
}) => {
  const asked = watchRequests(phone.context());
  await openSettings(phone);
  await createProfile(phone, 'Astral');
  const words = await linkByKey(phone, 'Phone');
  expect(words.split(' ')).toHaveLength(12);
  await expectAccessible(phone);

  const desktop = await openDevice(browser, SYNC_SITE);
  await createProfile(desktop, 'Nameless');
  await linkByKey(desktop, 'Desktop', words.toUpperCase());
  await expectProfile(desktop, 'Astral');

  await pressSync(phone);
  await expectProfile(phone, 'Nameless');

  const told = toldIn(asked);
  expect(told).toContain('/api/v1/sync/write');
  expect(told).not.toContain(words);
  expect(told).not.toContain(encodeURIComponent(words));
  expect(told).not.toContain('Astral');
  await desktop.context().close();
});

test('a mark in the header tells how the device and the cloud stand to each other, on every page', async ({
  page: phone,
}) => {
  await openSettings(phone);
  await createProfile(phone, 'Astral');
  await expect(syncMark(phone)).toHaveCount(0);
  await linkByKey(phone, 'Phone');
  await expect(syncMark(phone)).toHaveAccessibleName('Sync: up to date');
  // The change is sent by itself.
  await createProfile(phone, 'Nameless');
  await expect(syncMark(phone)).toHaveAccessibleName('Sync: changes are waiting');
  await expect(syncMark(phone)).toHaveAccessibleName('Sync: up to date', { timeout: 20_000 });

  // On other pages it has its room before it comes, and nothing moves.
  await phone.goto('/en/characters');
  const logo = phone.getByRole('banner').getByRole('link', { name: 'Trailbook' });
  const before = await logo.boundingBox();
  await expect(syncMark(phone)).toHaveAccessibleName('Sync: up to date');
  expect(await logo.boundingBox()).toEqual(before);
  await syncMark(phone).click();
  await expect(phone).toHaveURL('/en/settings#sync');
  await expect(syncSection(phone).getByRole('button', { name: 'Sync now' })).toBeInViewport();

  // Another tab hears what went wrong in this one, and so does the page after it.
  await phone.route('**/api/v1/sync/list', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  const tab = await phone.context().newPage();
  await tab.goto('/en/characters');
  await expect(syncMark(tab)).toHaveAccessibleName('Sync: up to date');
  await pressSync(phone);
  await expect(syncMark(tab)).toHaveAccessibleName('Sync: needs your attention');
  await syncMark(tab).click();
  await expect(syncSection(tab)).toContainText('The cloud’s answer can’t be read');
});

test('a scanned address fills the words in, and they are in no address and no request', async ({
  page: phone,
  browser,
}) => {
  await plan(phone, 'kafka');
  const words = await linkByKey(phone, 'Phone');
  await syncSection(phone).getByRole('button', { name: 'Show the twelve words' }).click();
  await expect(syncSection(phone).getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(phone);

  const desktop = await openDevice(browser, SYNC_SITE);
  const asked = watchRequests(desktop.context());
  await plan(desktop, 'seele');
  await desktop.goto('about:blank');
  const dashed = words.replaceAll(' ', '-');
  await desktop.goto(`/en/settings#sync=${dashed}`);
  const section = syncSection(desktop);
  await expect(section.getByLabel('The twelve words')).toHaveValue(words);
  await expect(section).toContainText('Go on only if the key is yours');
  await expect(desktop).toHaveURL('/en/settings#sync');
  await expect(section.getByLabel('Name of this device')).toBeInViewport();
  const scanAgain = () =>
    desktop.evaluate((hash) => {
      location.hash = hash;
    }, `sync=${dashed}`);
  // Into the same tab, and not among the pages to go back to; seen wherever the page was scrolled to.
  await desktop.evaluate(() => scrollTo(0, 0));
  await scanAgain();
  await expect(desktop).toHaveURL('/en/settings#sync');
  await expect(section.getByLabel('Name of this device')).toBeInViewport();
  await expect(section.getByLabel('Name of this device')).toBeFocused();

  // What is on both sides is shown before they become one.
  await section.getByLabel('Name of this device').fill('Desktop');
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(section).toContainText('On this device: Planned upgrades: 1');
  await expect(section).toContainText('In the cloud: Planned upgrades: 1');
  await expect(section).toContainText('Devices: Phone');
  await expectAccessible(desktop);
  await section.getByRole('button', { name: 'Merge and turn on sync' }).click();
  await expectSynced(desktop);
  await expect(desktop.getByRole('main')).toContainText('Planned upgrades: 2');
  await expect(section).not.toContainText('The link you opened');
  // Once more, it is told that there is nothing to do.
  await scanAgain();
  await expect(section).toContainText('the key that this device already syncs by');
  await desktop.goBack();
  expect(desktop.url()).not.toContain(dashed);
  const told = toldIn(asked);
  expect(told).toContain('/api/v1/sync/write');
  for (const form of [dashed, words, encodeURIComponent(words)]) expect(told).not.toContain(form);
  await desktop.context().close();
});

test('what a merge changed in the plan can be undone, and an earlier state restored, on all devices', async ({
  page: phone,
  browser,
}) => {
  await plan(phone, 'kafka');
  const desktop = await linkWithDesktop(phone, browser);
  await plan(phone, 'seele');
  await syncNow(phone);
  await syncNow(desktop);
  await expectPlanned(desktop, 2);

  await syncSection(desktop).getByRole('button', { name: 'Undo in the planner' }).first().click();
  const dialog = desktop.getByRole('dialog');
  await expect(dialog).toContainText('Added: 1');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(syncSection(desktop)).toContainText('The planner is as it was before.');
  await expectPlanned(desktop, 1);
  await syncNow(phone);
  await expectPlanned(phone, 1);

  // The first change of a day keeps what was there before it.
  await plan(phone, 'jing-yuan', 'himeko');
  await syncNow(phone);
  await expectPlanned(phone, 3);
  await syncSection(phone).getByRole('button', { name: 'Earlier states' }).click();
  const earlier = syncSection(phone).getByRole('region', { name: 'Earlier states' });
  await expect(earlier.getByRole('listitem')).toHaveText(/kept by Phone.*Planned upgrades: 1/);
  await expectAccessible(phone);
  await earlier.getByRole('button', { name: /^Restore the state of/ }).click();
  await expect(phone.getByRole('dialog')).toContainText('On this device: Planned upgrades: 3');
  await phone.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(earlier).toContainText('Restored.');
  await expectPlanned(phone, 1);
  await earlier.getByRole('button', { name: 'Undo' }).click();
  await expect(earlier).toContainText('Undone: everything is as it was before.');
  await syncNow(desktop);
  await expectPlanned(desktop, 3);

  await syncSection(phone).getByRole('button', { name: 'Rename' }).click();
  await syncSection(phone).getByLabel('Name of this device').fill('Tablet');
  await syncSection(phone).getByRole('button', { name: 'Rename' }).click();
  await expect(syncSection(phone)).toContainText('Name of this device: Tablet');
  await syncNow(desktop);
  const devices = syncSection(desktop).getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toContainText('Tablet: last change sent');
  await devices.getByRole('button', { name: 'Forget Tablet' }).click();
  await desktop.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await expect(devices).toHaveCount(0);
  await syncNow(phone);
  await expectPlanned(phone, 3);
  await desktop.context().close();
});

test('who has nothing here is led to the key of another device @core', async ({ page }) => {
  await page.goto('/en/planner');
  await page.getByRole('link', { name: 'Use a sync key from another device' }).click();
  await expect(page).toHaveURL('/en/settings#sync');
  await expect(syncSection(page).getByLabel('The twelve words')).toBeFocused();
});

test('a sync asked for while another tab syncs waits for it, and an error goes with the next sync @core', async ({
  page: phone,
}) => {
  await openSettings(phone);
  await linkByKey(phone, 'Phone');
  const section = syncSection(phone);
  const tab = await phone.context().newPage();
  await openSettings(tab);
  // Another tab is at it, and takes its time.
  await tab.evaluate(() => {
    const held = new Promise((resolve) => addEventListener('sync-done', resolve, { once: true }));
    navigator.locks.request('trailbook-sync', () => held);
  });
  await pressSync(phone);
  await expect(section.getByRole('status')).toHaveText('Syncing..');
  await tab.evaluate(() => dispatchEvent(new Event('sync-done')));
  await expect(section).not.toContainText('Syncing..');
  await expect(section.getByRole('button', { name: 'Sync now' })).toBeEnabled();

  await phone.route('**/api/v1/sync/list', (route) => route.abort());
  await pressSync(phone);
  await expect(section).toContainText('There is no connection');
  await phone.unroute('**/api/v1/sync/list');
  await pressSync(tab);
  await expect(section).not.toContainText('There is no connection');
});

test('a key without anything in the cloud is told on an empty device, too, and off is asked first @core', async ({
  page: phone,
}) => {
  await openSettings(phone);
  const section = syncSection(phone);
  await tryWords(
    section,
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  );
  await expect(section).toContainText('The cloud holds nothing under this key.');
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('button', { name: 'Create a sync key' })).toBeFocused();

  const words = await linkByKey(phone, 'Phone');
  const heading = section.getByRole('heading', { name: 'Sync between devices' });
  await expect(heading).toBeFocused();
  await section.getByRole('button', { name: 'Turn off on this device' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show the twelve words' }).click();
  await expect(dialog).toContainText(words);
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: 'Turn off on this device' }).click();
  await expect(section).toContainText('Sync is off on this device.');
  await expect(heading).toBeFocused();
});

test('words that are none are refused, and nothing is turned on @core', async ({ page: phone }) => {
  await openSettings(phone);
  const section = syncSection(phone);
  await tryWords(section, 'one two three');
  await expect(section.getByRole('alert')).toHaveText(/not the twelve words/);
  await expect(section.getByLabel('The twelve words')).toBeFocused();
});

test('who deletes the cloud data keeps what is on the devices, and others are told @core', async ({
  page: phone,
  browser,
}) => {
  await openSettings(phone);
  await createProfile(phone, 'Astral');
  const desktop = await linkWithDesktop(phone, browser);
  await syncSection(phone).getByRole('button', { name: 'Delete the cloud data' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete the cloud data' }).click();
  await expect(syncSection(phone).getByRole('button', { name: 'Create a sync key' })).toBeVisible();
  await expectProfile(phone, 'Astral');
  await pressSync(desktop);
  await expect(syncSection(desktop)).toContainText('The cloud was emptied');
  await desktop.context().close();
});

/** Turns the sync on for a device whose settings are open, and for another by its words. */
async function linkWithDesktop(phone: Page, browser: Browser): Promise<Page> {
  const words = await linkByKey(phone, 'Phone');
  const desktop = await openDevice(browser, SYNC_SITE);
  await linkByKey(desktop, 'Desktop', words);
  return desktop;
}

/** Enters words as those of another device. */
async function tryWords(section: Locator, words: string): Promise<void> {
  await section.getByRole('button', { name: 'Use a key I have' }).click();
  const field = section.getByLabel('The twelve words');
  await expect(field).toBeFocused();
  await field.fill(words);
  await section.getByRole('button', { name: 'Turn on sync' }).click();
}

/** Adds characters to the plan, and comes back to the settings. */
async function plan(page: Page, ...pageIds: string[]): Promise<void> {
  for (const pageId of pageIds) {
    await page.goto(`/en/planner#${pageId}`);
    await expect(page.locator(`a[href$="/${pageId}"]`).first()).toBeVisible();
    await expect(page.locator('html:not([data-saving])')).toBeAttached();
  }
  await openSettings(page);
}

/** What the settings count of the plan. */
async function expectPlanned(page: Page, count: number): Promise<void> {
  const counted = page
    .getByRole('main')
    .getByText(/Planned upgrades: \d/)
    .first();
  await expect(counted).toContainText(`Planned upgrades: ${count}`);
}

/** All that requests told those who got them. */
function toldIn(requests: readonly Request[]): string {
  return requests
    .flatMap((one) => [one.url(), one.postData() ?? '', JSON.stringify(one.headers())])
    .join('\n');
}
