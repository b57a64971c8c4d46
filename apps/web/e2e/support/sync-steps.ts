import process from 'node:process';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The site with a store of its own, which devices sync by. */
export const SYNC_SITE = `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 20}`;

export function syncSection(page: Page): Locator {
  return page.locator('section', {
    has: page.getByRole('heading', { name: 'Sync between devices' }),
  });
}

export async function createProfile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new Profile' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
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
  await section.getByLabel('Name of this device').fill(device);
  await section.getByRole('button', { name: 'Turn on sync' }).click();
  await expect(section.getByText(/^Synced: .*/)).toBeVisible();
  return key;
}

/** Turns the sync on from the open settings, by the one account that the stand-in of Google has. */
export async function linkByDrive(page: Page, device: string): Promise<void> {
  const section = syncSection(page);
  await section.getByLabel('Name of this device').last().fill(device);
  await section.getByRole('button', { name: /^Sign in/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/en/settings');
  await expect(section.getByText(/^Synced: .*/)).toBeVisible();
}
