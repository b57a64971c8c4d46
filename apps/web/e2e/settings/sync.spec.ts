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

test('words that are none are refused, and nothing is turned on', async ({ page, browser }) => {
  await openSettings(browser, page);
  const section = sectionOf(page);
  await section.getByRole('button', { name: 'Use a key I have' }).click();
  await section.getByLabel('The twelve words').fill('one two three');
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(section.getByRole('alert')).toHaveText(/not the twelve words/);
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
