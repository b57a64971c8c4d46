import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type StartedShell, startShell } from '../test/start-shell.ts';

/** The whole program but Electron's binary: the real bundles of main and preload, and the site's own pages. */
let shell: StartedShell;

test.beforeAll(async () => {
  shell = await startShell();
});
test.afterAll(() => shell?.process.kill());

test.beforeEach(async ({ page }) => {
  const preload = readFileSync(join(import.meta.dirname, '../dist/preload/preload.cjs'), 'utf8');
  await page.addInitScript(`{
    const electron = {
      contextBridge: { exposeInMainWorld: (name, api) => { globalThis[name] = api; } },
      ipcRenderer: {
        on: () => undefined,
        off: () => undefined,
        invoke: async (message, ...given) => {
          const answer = await fetch('/bridge', { method: 'POST', body: JSON.stringify({ message, given }) });
          const { value, error } = await answer.json();
          if (error) throw new Error(error);
          return value;
        },
      },
    };
    const module = { exports: {} };
    ((require, module, exports) => { ${preload} })(() => electron, module, module.exports);
  }`);
});

test('opens on its start page, says once that it is installed, and keeps the language', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${shell.origin}/`);
  await expect(page).toHaveURL(/\/en$/);
  const installed = page.getByRole('dialog', { name: 'App Installed' });
  await installed.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.keyboard.press('Control+2');
  await expect(page).toHaveURL(/\/en\/planner$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Keys of the app' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${shell.origin}/ru/planner`);
  await expect(page.getByRole('button', { name: 'Назад' })).toBeVisible();
  await page.goto(`${shell.origin}/`);
  await expect(page).toHaveURL(/\/ru$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the bridge gives pages what they ask for, and nothing else', async ({ page }) => {
  await page.goto(`${shell.origin}/en`);
  const inPage = <Value>(asked: string) => page.evaluate(asked) as Promise<Value>;
  expect(await inPage('trailbook.app.version()')).toBe('1.2.3');
  expect(await inPage('trailbook.tray.keep()')).toBe(false);
  expect(await inPage('trailbook.updates.state()')).toEqual({ kind: 'none' });
  expect(await inPage<string>('trailbook.app.zoom(7).catch(() => "refused")')).toBe('refused');
  expect(await inPage<string>('trailbook.app.keepLanguage("xx").catch(() => "refused")')).toBe(
    'refused',
  );
  expect(await inPage('typeof require + typeof process')).toBe('undefinedundefined');
});

test('what a page asks for beyond the site is not there', async ({ page }) => {
  await page.goto(`${shell.origin}/en`);
  const statusOf = (path: string) =>
    page.evaluate(async (asked) => (await fetch(asked)).status, path);
  expect(await statusOf('/..%2f..%2fpackage.json')).toBeGreaterThanOrEqual(400);
  expect(await statusOf('/assets/%2e%2e/%2e%2e/main/main.js')).toBeGreaterThanOrEqual(400);
  expect(await statusOf('/package.json')).toBe(404);
});
