import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packBackup } from '@trailbook/core/internal/user-data';
import { longHistory } from '../../../packages/core/test/long-history.ts';
import { startServer } from '../test/server-process.ts';
import { forgetTasks, openBrowser, tasksOf, watchTasks } from './browser.ts';

/**
 * A store of 50,000 pulls and 100 planned upgrades in a real browser: how long the main thread is busy at
 * a stretch while the planner opens, and what a single edit writes. Needs the built site.
 */
const PULLS = 50_000;
const ENTRIES = 100;

const { origin, process: server } = await startServer();
const folder = mkdtempSync(join(tmpdir(), 'trailbook-bench-'));
const browser = await openBrowser();
try {
  const page = await (await browser.newContext()).newPage();
  await watchTasks(page);
  await page.addInitScript(watchRows);

  await page.goto(`${origin}/en/settings`);
  const file = join(folder, 'backup.gz');
  const packed = packBackup(longHistory(PULLS), { createdAt: 1, store: '', revision: 1 });
  if (!packed.ok) throw new Error(packed.error.code);
  writeFileSync(file, packed.value);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import Backup' }).click();
  await (await chooser).setFiles(file);
  await page.getByRole('table').waitFor();
  await reset(page);
  const began = Date.now();
  await page.getByRole('button', { name: 'Merge' }).click();
  await page.getByText(/Warps: 50,000/).waitFor();
  report('Import of 50,000 pulls', `${Date.now() - began} ms, ${await longest(page)}`);

  await page.goto(`${origin}/en/planner`);
  await page.locator('[aria-busy]').waitFor({ state: 'detached' });
  await addCones(page, ENTRIES);
  await page.waitForTimeout(4000);

  await page.goto(`${origin}/en/planner`);
  await page
    .locator('ol > li')
    .nth(ENTRIES - 1)
    .waitFor();
  report(`Planner of ${ENTRIES} opens beside them`, await longest(page));
  await reset(page);
  await page
    .getByRole('button', { name: /^Leave/ })
    .first()
    .click();
  await page.waitForTimeout(1000);
  report('A single edit', `${await longest(page)}, ${await written(page)} rows written`);
  await page.waitForTimeout(4000);
  report('The snapshot after it', await longest(page));
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

declare global {
  var rowsWritten: number;
}

/** Runs in the page: counts rows that are written. */
function watchRows(): void {
  globalThis.rowsWritten = 0;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...values) {
    if (this.name === 'rows') rowsWritten++;
    return put.apply(this, values);
  };
}

async function reset(page: Page): Promise<void> {
  await forgetTasks(page);
  await page.evaluate(() => {
    globalThis.rowsWritten = 0;
  });
}

async function longest(page: Page): Promise<string> {
  const tasks = await tasksOf(page);
  return tasks.length === 0 ? 'no stretch over 50 ms' : `longest stretch ${Math.max(...tasks)} ms`;
}

function written(page: Page): Promise<number> {
  return page.evaluate(() => rowsWritten);
}

async function addCones(page: Page, count: number): Promise<void> {
  await page.evaluate((times) => {
    for (let time = 0; time < times; time++) {
      location.hash = 'in-the-night';
      dispatchEvent(new HashChangeEvent('hashchange'));
    }
  }, count);
  await page
    .locator('ol > li')
    .nth(count - 1)
    .waitFor();
}

function report(what: string, figures: string): void {
  console.info(`${what}: ${figures}`);
}
