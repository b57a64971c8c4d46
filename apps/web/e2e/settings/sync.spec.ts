import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

/** The site with a store of its own. */
const origin = `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}`;
test.use({ baseURL: origin });

const sectionOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Sync between devices' }) });

async function openSettings(browser: Browser, existing?: Page): Promise<Page> {
  const page = existing ?? (await (await browser.newContext({ baseURL: origin })).newPage());
  await page.goto('/en/settings');
  await expect(sectionOf(page).getByRole('button', { name: 'Create a sync key' })).toBeVisible();
  return page;
}

async function createProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new Profile' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

/** Turns the sync on, with new words or with some that are known. */
async function link(page: Page, device: string, words?: string): Promise<string> {
  const section = sectionOf(page);
  await section
    .getByRole('button', { name: words ? 'Use a key I have' : 'Create a sync key' })
    .click();
  const field = section.getByLabel('The twelve words');
  if (words) await field.fill(words);
  const key = await field.inputValue();
  await section.getByLabel('Name of this device').fill(device);
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(section.getByText(/^Synced: .*/)).toBeVisible();
  return key;
}

test('two devices come into step by twelve words, and no word leaves them', async ({
  page,
  browser,
}) => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  const phone = await openSettings(browser, page);
  await createProfile(phone, 'Astral');
  const words = await link(phone, 'Phone');
  expect(words.split(' ')).toHaveLength(12);
  await expectAccessible(phone);

  const desktop = await openSettings(browser);
  await createProfile(desktop, 'Nameless');
  await link(desktop, 'Desktop', words.toUpperCase());
  await expect(desktop.getByText('Astral', { exact: true }).first()).toBeVisible();

  await sectionOf(phone).getByRole('button', { name: 'Sync now' }).click();
  await expect(phone.getByText('Nameless', { exact: true }).first()).toBeVisible();

  const told = sent.join('\n');
  expect(told).toContain('/api/v1/sync/write');
  expect(told).not.toContain(words);
  expect(told).not.toContain(encodeURIComponent(words));
  expect(told).not.toContain('Astral');
  await desktop.context().close();
});

/** Adds characters to the plan, and comes back to the settings. */
async function plan(page: Page, ...pageIds: string[]): Promise<void> {
  for (const pageId of pageIds) {
    await page.goto(`/en/planner#${pageId}`);
    await expect(page.locator(`a[href$="/${pageId}"]`).first()).toBeVisible();
    await expect(page.locator('html:not([data-saving])')).toBeAttached();
  }
  await page.goto('/en/settings');
  await expect(sectionOf(page).getByRole('button').first()).toBeVisible();
}

async function syncNow(page: Page): Promise<void> {
  await sectionOf(page).getByRole('button', { name: 'Sync now' }).click();
  await expect(markOf(page)).toHaveAccessibleName('Sync: up to date');
  await expect(sectionOf(page).getByRole('button', { name: 'Sync now' })).toBeEnabled();
}

const markOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Sync: / });

test('a mark in the header tells how the device and the cloud stand to each other, on every page', async ({
  page,
  browser,
}) => {
  const phone = await openSettings(browser, page);
  await createProfile(phone, 'Astral');
  await expect(markOf(phone)).toHaveCount(0);
  await link(phone, 'Phone');
  await expect(markOf(phone)).toHaveAccessibleName('Sync: up to date');
  // The change is sent by itself.
  await createProfile(phone, 'Nameless');
  await expect(markOf(phone)).toHaveAccessibleName('Sync: changes are waiting');
  await expect(markOf(phone)).toHaveAccessibleName('Sync: up to date', { timeout: 20_000 });

  // On other pages it has its room before it comes, and nothing moves.
  await phone.goto('/en/characters');
  const logo = phone.getByRole('banner').getByRole('link', { name: 'Trailbook' });
  const before = await logo.boundingBox();
  await expect(markOf(phone)).toHaveAccessibleName('Sync: up to date');
  expect(await logo.boundingBox()).toEqual(before);
  await markOf(phone).click();
  await expect(phone).toHaveURL('/en/settings#sync');
  await expect(sectionOf(phone).getByRole('button', { name: 'Sync now' })).toBeInViewport();

  // Another tab hears what went wrong in this one, and so does the page after it.
  await phone.route('**/api/v1/sync/list', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  const tab = await phone.context().newPage();
  await tab.goto('/en/characters');
  await expect(markOf(tab)).toHaveAccessibleName('Sync: up to date');
  await sectionOf(phone).getByRole('button', { name: 'Sync now' }).click();
  await expect(markOf(tab)).toHaveAccessibleName('Sync: needs your attention');
  await markOf(tab).click();
  await expect(sectionOf(tab)).toContainText('The cloud’s answer can’t be read');
});

test('a scanned address fills the words in, and they are in no address and no request', async ({
  page,
  browser,
}) => {
  const phone = await openSettings(browser, page);
  await plan(phone, 'kafka');
  const words = await link(phone, 'Phone');
  await sectionOf(phone).getByRole('button', { name: 'Show the twelve words' }).click();
  await expect(sectionOf(phone).getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(phone);

  const context = await browser.newContext({ baseURL: origin });
  const desktop = await context.newPage();
  const sent: string[] = [];
  context.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  await plan(desktop, 'seele');
  await desktop.goto('about:blank');
  const dashed = words.replaceAll(' ', '-');
  await desktop.goto(`/en/settings#sync=${dashed}`);
  const section = sectionOf(desktop);
  await expect(section.getByLabel('The twelve words')).toHaveValue(words);
  await expect(section).toContainText('Go on only if the key is yours');
  await expect(desktop).toHaveURL('/en/settings#sync');
  // Scanned again into the same tab, and not among the pages to go back to.
  await desktop.evaluate((hash) => {
    location.hash = hash;
  }, `sync=${dashed}`);
  await expect(desktop).toHaveURL('/en/settings#sync');

  // What is on both sides is shown before they become one.
  await section.getByLabel('Name of this device').fill('Desktop');
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(section).toContainText('On this device: Planned upgrades: 1');
  await expect(section).toContainText('In the cloud: Planned upgrades: 1');
  await expect(section).toContainText('Devices: Phone');
  await expectAccessible(desktop);
  await section.getByRole('button', { name: 'Merge and turn on sync' }).click();
  await expect(section.getByText(/^Synced: .*/)).toBeVisible();
  await expect(desktop.getByRole('main')).toContainText('Planned upgrades: 2');
  await expect(section).not.toContainText('The link you opened');
  // Once more, it is told that there is nothing to do.
  await desktop.evaluate((hash) => {
    location.hash = hash;
  }, `sync=${dashed}`);
  await expect(section).toContainText('the key that this device already syncs by');
  await desktop.goBack();
  expect(desktop.url()).not.toContain(dashed);
  const told = sent.join('\n');
  expect(told).toContain('/api/v1/sync/write');
  for (const form of [dashed, words, encodeURIComponent(words)]) expect(told).not.toContain(form);
  await context.close();
});

test('what a merge changed in the plan can be undone, and an earlier state restored, on all devices', async ({
  page,
  browser,
}) => {
  const phone = await openSettings(browser, page);
  await plan(phone, 'kafka');
  const words = await link(phone, 'Phone');
  const desktop = await openSettings(browser);
  await link(desktop, 'Desktop', words);
  await plan(phone, 'seele');
  await syncNow(phone);
  await syncNow(desktop);
  const stored = (of: Page) =>
    of
      .getByRole('main')
      .getByText(/Planned upgrades: \d/)
      .first();
  await expect(stored(desktop)).toContainText('Planned upgrades: 2');

  await sectionOf(desktop).getByRole('button', { name: 'Undo in the planner' }).first().click();
  const dialog = desktop.getByRole('dialog');
  await expect(dialog).toContainText('Added: 1');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(sectionOf(desktop)).toContainText('The planner is as it was before.');
  await expect(stored(desktop)).toContainText('Planned upgrades: 1');
  await syncNow(phone);
  await expect(stored(phone)).toContainText('Planned upgrades: 1');

  // The first change of a day keeps what was there before it.
  await plan(phone, 'jing-yuan', 'himeko');
  await syncNow(phone);
  await expect(stored(phone)).toContainText('Planned upgrades: 3');
  await sectionOf(phone).getByRole('button', { name: 'Earlier states' }).click();
  const earlier = sectionOf(phone).getByRole('region', { name: 'Earlier states' });
  await expect(earlier.getByRole('listitem')).toHaveText(/kept by Phone.*Planned upgrades: 1/);
  await expectAccessible(phone);
  await earlier.getByRole('button', { name: /^Restore the state of/ }).click();
  await expect(phone.getByRole('dialog')).toContainText('On this device: Planned upgrades: 3');
  await phone.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(earlier).toContainText('Restored.');
  await expect(stored(phone)).toContainText('Planned upgrades: 1');
  await earlier.getByRole('button', { name: 'Undo' }).click();
  await expect(earlier).toContainText('Undone: everything is as it was before.');
  await syncNow(desktop);
  await expect(stored(desktop)).toContainText('Planned upgrades: 3');

  await sectionOf(phone).getByRole('button', { name: 'Rename' }).click();
  await sectionOf(phone).getByLabel('Name of this device').fill('Tablet');
  await sectionOf(phone).getByRole('button', { name: 'Rename' }).click();
  await expect(sectionOf(phone)).toContainText('Name of this device: Tablet');
  await syncNow(desktop);
  const devices = sectionOf(desktop).getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toContainText('Tablet: last change sent');
  await devices.getByRole('button', { name: 'Forget Tablet' }).click();
  await desktop.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await expect(devices).toHaveCount(0);
  await syncNow(phone);
  await expect(stored(phone)).toContainText('Planned upgrades: 3');
  await desktop.context().close();
});

test('who has nothing here is led to the key of another device', async ({ page }) => {
  await page.goto('/en/planner');
  await page.getByRole('link', { name: 'Use a sync key from another device' }).click();
  await expect(page).toHaveURL('/en/settings#sync');
  await expect(sectionOf(page).getByLabel('The twelve words')).toBeFocused();
});

test('a sync asked for while another tab syncs waits for it, and an error goes with the next sync', async ({
  page,
  browser,
}) => {
  const phone = await openSettings(browser, page);
  await link(phone, 'Phone');
  const section = sectionOf(phone);
  const tab = await phone.context().newPage();
  await tab.goto('/en/settings');
  await expect(sectionOf(tab).getByRole('button', { name: 'Sync now' })).toBeVisible();
  // Another tab is at it, and takes its time.
  await tab.evaluate(() => {
    const held = new Promise((resolve) => addEventListener('sync-done', resolve, { once: true }));
    navigator.locks.request('trailbook-sync', () => held);
  });
  await section.getByRole('button', { name: 'Sync now' }).click();
  await expect(section.getByRole('status')).toHaveText('Syncing..');
  await tab.evaluate(() => dispatchEvent(new Event('sync-done')));
  await expect(section).not.toContainText('Syncing..');
  await expect(section.getByRole('button', { name: 'Sync now' })).toBeEnabled();

  await phone.route('**/api/v1/sync/list', (route) => route.abort());
  await section.getByRole('button', { name: 'Sync now' }).click();
  await expect(section).toContainText('There is no connection');
  await phone.unroute('**/api/v1/sync/list');
  await sectionOf(tab).getByRole('button', { name: 'Sync now' }).click();
  await expect(section).not.toContainText('There is no connection');
});

test('a key without anything in the cloud is told on an empty device, too, and off is asked first', async ({
  page,
  browser,
}) => {
  const phone = await openSettings(browser, page);
  const section = sectionOf(phone);
  await section.getByRole('button', { name: 'Use a key I have' }).click();
  await expect(section.getByLabel('The twelve words')).toBeFocused();
  await section
    .getByLabel('The twelve words')
    .fill('legal winner thank year wave sausage worth useful legal winner thank yellow');
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(section).toContainText('The cloud holds nothing under this key.');
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('button', { name: 'Create a sync key' })).toBeFocused();

  const words = await link(phone, 'Phone');
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

test('words that are none are refused, and nothing is turned on', async ({ page, browser }) => {
  await openSettings(browser, page);
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Use a key I have' }).click();
  await section.getByLabel('The twelve words').fill('one two three');
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(section.getByRole('alert')).toHaveText(/not the twelve words/);
  await expect(section.getByLabel('The twelve words')).toBeFocused();
});

test('who deletes the cloud data keeps what is on the devices, and others are told', async ({
  page,
  browser,
}) => {
  const phone = await openSettings(browser, page);
  await createProfile(phone, 'Astral');
  const words = await link(phone, 'Phone');
  const desktop = await openSettings(browser);
  await link(desktop, 'Desktop', words);
  await sectionOf(phone).getByRole('button', { name: 'Delete the cloud data' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete the cloud data' }).click();
  await expect(sectionOf(phone).getByRole('button', { name: 'Create a sync key' })).toBeVisible();
  await expect(phone.getByText('Astral', { exact: true }).first()).toBeVisible();
  await sectionOf(desktop).getByRole('button', { name: 'Sync now' }).click();
  await expect(sectionOf(desktop)).toContainText('The cloud was emptied');
  await desktop.context().close();
});
