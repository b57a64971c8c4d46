import process from 'node:process';
import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The site with a store of its own, which devices sync by. */
export const SYNC_SITE = `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}`;

export function syncSection(page: Page): Locator {
  return page.locator('section', {
    has: page.getByRole('heading', { name: 'Sync between devices' }),
  });
}

/** What the header tells of the sync. */
export function syncMark(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Sync: / });
}

/** A browser of its own, with its settings open. */
export async function openDevice(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await openSettings(page);
  return page;
}

/** Opens the settings, and waits for what they know of the sync. */
export async function openSettings(page: Page): Promise<void> {
  await page.goto('/en/settings');
  await expect(syncSection(page).getByRole('button').first()).toBeVisible();
}

/** All that a browser asks anybody for from now on. */
export function watchRequests(context: BrowserContext): readonly Request[] {
  const asked: Request[] = [];
  context.on('request', (request) => asked.push(request));
  return asked;
}

export async function createProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new Profile' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expectProfile(page, name);
}

export async function expectProfile(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

/** Turns the sync on from the open settings, with new words or with some that are known. */
export async function linkByKey(page: Page, device: string, words?: string): Promise<string> {
  const section = syncSection(page);
  await section
    .getByRole('button', { name: words ? 'Use a key I have' : 'Create a sync key' })
    .click();
  const field = section.getByLabel('The twelve words');
  if (words) await field.fill(words);
  const key = await field.inputValue();
  // Beside Drive's own, it is the first.
  await section.getByLabel('Name of this device').first().fill(device);
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expectSynced(page);
  return key;
}

/** Turns the sync on from the open settings, by the first account of the stand-in of Google; both sides are merged. */
export async function linkByDrive(page: Page, device?: string): Promise<void> {
  if (device) await syncSection(page).getByLabel('Name of this device').last().fill(device);
  await signIn(page);
  const merge = page.getByRole('button', { name: 'Merge and turn on sync' });
  await expect(merge.or(syncSection(page))).toBeVisible();
  if (await merge.isVisible()) await merge.click();
  await expectSignedIn(page);
}

interface GoogleAnswer {
  readonly answer?: 'Continue' | 'Cancel';
  /** Whether it gives all that is asked for. */
  readonly isWhole?: boolean;
  /** The first account, where none is named. */
  readonly email?: string;
}

/** Leaves for Google's page, and answers what it asks. */
export async function signIn(
  page: Page,
  { answer = 'Continue', isWhole = true, email }: GoogleAnswer = {},
): Promise<void> {
  await syncSection(page)
    .getByRole('button', { name: /^Sign in/ })
    .click();
  await expect(page.getByRole('heading', { name: /wants access/ })).toBeVisible();
  if (email) await page.getByLabel('Account').selectOption(email);
  if (!isWhole) await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: answer }).click();
}

/** Google's page has led back to the settings, which are in step. */
export async function expectSignedIn(page: Page): Promise<void> {
  await page.waitForURL('**/en/settings');
  await expectSynced(page);
}

export async function expectSynced(page: Page): Promise<void> {
  await expect(syncSection(page).getByText(/^Synced: .*/)).toBeVisible();
}

/** Begins a sync from the open settings. */
export async function pressSync(page: Page): Promise<void> {
  await syncSection(page).getByRole('button', { name: 'Sync now' }).click();
}

/** Syncs from the open settings, and nothing goes wrong. */
export async function syncNow(page: Page): Promise<void> {
  const section = syncSection(page);
  await pressSync(page);
  await expect(section.getByRole('button', { name: 'Sync now' })).toBeEnabled();
  await expect(section.locator('.text-wait')).toHaveCount(0);
  await expectSynced(page);
  await expect(syncMark(page)).toHaveAccessibleName('Sync: up to date');
}
