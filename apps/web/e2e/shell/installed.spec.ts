import type { Page } from '@playwright/test';
import { startServer } from '../../test/server-process.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

/** What the system hands to the installed site, as Chromium would: a post to the share target, and a launch with files. */

test.use({ serviceWorkers: 'allow' });

const UID = '600000001';
const LINK = 'https://public-operation-hkrpg.example.com/getGachaLog?authkey=c2VjcmV0&lang=en';
const srgf = JSON.stringify({
  info: { uid: UID, lang: 'en-us', srgf_version: 'v1.0', region_time_zone: 8 },
  list: [1, 2, 3].map((at) => ({
    ...{ uid: UID, id: `176000000000000${String(at).padStart(4, '0')}`, gacha_type: '11' },
    ...{ time: '2025-10-09 16:53:20', item_id: '1102', gacha_id: '2003', count: '1' },
    ...{ lang: 'en-us', name: '', item_type: '', rank_type: '5' },
  })),
});

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => void server.process.kill());

interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/** Opens the site, and waits until its worker answers for it. */
async function open(page: Page, path = '/en/import'): Promise<void> {
  await page.goto(server.origin + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Posts a form to the share target, from the page that is open. */
async function share(page: Page, shared: Shared): Promise<void> {
  const gone = page.waitForURL(/\/import(#.*)?$/, { waitUntil: 'load' });
  await page.evaluate(
    ({ action, title, text, files }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action, enctype: 'multipart/form-data' });
      const field = (name: string, type: string) => {
        const input = Object.assign(document.createElement('input'), { name, type });
        form.append(input);
        return input;
      };
      field('title', 'text').value = title;
      field('text', 'text').value = text;
      const chosen = new DataTransfer();
      for (const [name, content] of files) chosen.items.add(new File([content], name));
      field('files', 'file').files = chosen.files;
      document.body.append(form);
      form.submit();
    },
    {
      action: `${server.origin}/import`,
      ...{ title: '', text: '', ...shared },
      files: Object.entries(shared.files ?? {}),
    },
  );
  await gone;
}

const lines = (page: Page) => page.getByRole('heading', { level: 3 });
const taken = (page: Page) =>
  page.waitForFunction(() => location.hash === '').then(() => page.url());

/** Whether a text stands in anything that the browser keeps for the site. */
const isKept = (page: Page, text: string) =>
  page.evaluate(async (sought) => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store);
        for (const reading of [kept.getAllKeys(), kept.getAll()]) {
          await new Promise((resolve) => {
            reading.onsuccess = resolve;
          });
          parts.push(JSON.stringify(reading.result));
        }
      }
      database.close();
    }
    return parts.join('\n').includes(sought);
  }, text);

test('shared files come into the preview, are taken in, and taken back @core', async ({ page }) => {
  await open(page);
  await share(page, {
    title: 'warps.json',
    files: { 'warps.json': srgf, 'list.json': '{"hsr_achievements":[4010101,4010102]}' },
  });
  await expect(lines(page)).toContainText(['warps.json', 'list.json']);
  expect(await taken(page)).toBe(`${server.origin}/en/import`);
  await expect(page.getByText('Warps (SRGF)')).toBeVisible();
  // Nothing is here before the player says so.
  expect(await isKept(page, UID)).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take all of it in' }).click();
  await expect(page.getByText('All of it is here now.')).toBeVisible();
  expect(await isKept(page, UID)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Everything is as it was before.')).toBeVisible();

  // It came once.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
});

test('a shared link to the records waits for the player, and leaves no trace', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await open(page);
  await page.context().addCookies([{ name: 'X-SRS-Language', value: 'jp', url: server.origin }]);
  await share(page, { title: 'Records', text: `It is here: ${LINK} (mine)` });
  await expect(page.getByRole('textbox', { name: /リンク/ }).first()).toBeVisible();
  expect(await taken(page)).toBe(`${server.origin}/jp/import`);
  await expect(page.locator('textarea').nth(1)).toHaveValue(`It is here: ${LINK} (mine)`);
  await page.waitForTimeout(1000);
  expect(asked.filter((request) => request.includes('/api/v1/warp/import'))).toEqual([]);
  // The form itself is what the system posts.
  expect(asked.filter((url) => url.includes('authkey') && !url.includes('/import'))).toEqual([]);
  expect(await isKept(page, 'c2VjcmV0')).toBe(false);
  expect(server.written()).not.toContain('c2VjcmV0');
});

test('another site can post a share, and it comes no further than the preview', async ({
  page,
}) => {
  await open(page);
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Elsewhere</title>' }),
  );
  await page.goto('http://elsewhere.test/');
  const name = '../<img src=x onerror=alert(1)>\u202Enosj.json';
  await share(page, { files: { [name]: srgf } });
  await expect(lines(page)).toContainText(['<img src=x onerror=alert(1)>nosj.json']);
  await page.waitForTimeout(1000);
  expect(await isKept(page, UID)).toBe(false);
  // Who goes on has taken nothing.
  await page.goto(`${server.origin}/en/warp`);
  await expect(page.getByText(UID)).toHaveCount(0);
});

test('a share that cannot be taken says why, in the language of the player', async ({ page }) => {
  await open(page);
  const alert = page.getByRole('main').getByRole('alert');
  await share(page, {});
  await expect(alert).toHaveText('Not all of what you handed over could be read.');
  await page.goto(`${server.origin}/de/import#shared=large`);
  await expect(alert).toContainText('höchstens 200 Dateien und 128 MB');
  await page.goto(`${server.origin}/ru/import#shared=0b0f1a3e-0000-4000-8000-000000000000`);
  await expect(alert).toContainText('Поделитесь ещё раз');
  expect(await taken(page)).toBe(`${server.origin}/ru/import`);
});

test.describe('before there is a worker', () => {
  test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

  test('the server says to share once more, and keeps nothing', async ({ page }) => {
    await page.goto(`${server.origin}/fr/import`);
    await share(page, { text: LINK, files: { 'large.json': 'x'.repeat(3_000_000) } });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('n’est pas arrivé');
    expect(await taken(page)).toBe(`${server.origin}/fr/import`);
    expect(server.written()).not.toContain('c2VjcmV0');
    await expectAccessible(page);
  });
});

test('files that are opened with the site come into its preview @core', async ({ page }) => {
  await page.addInitScript((content) => {
    const handle = (name: string, getFile: () => Promise<File>) => ({
      kind: 'file',
      name,
      getFile,
    });
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer: (consume: (launch: { files: unknown[] }) => void) =>
          consume({
            files: [
              handle('warps.json', async () => new File([content], 'warps.json')),
              handle('gone.json', () => Promise.reject(new DOMException('', 'NotFoundError'))),
            ],
          }),
      },
    });
  }, srgf);
  await page.goto(`${server.origin}/en/import`);
  await expect(lines(page)).toContainText(['warps.json']);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Not all of what you handed over could be read.',
  );
  await page.getByRole('button', { name: 'Take all of it in' }).click();
  await expect(page.getByText('All of it is here now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Everything is as it was before.')).toBeVisible();
});

test('the browser reads the manifest as it is meant', async ({ page }) => {
  await page.goto(`${server.origin}/ru`);
  const session = await page.context().newCDPSession(page);
  const { errors, url, data = '{}' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest\/ru\.webmanifest$/);
  const manifest = JSON.parse(data);
  expect(manifest.share_target.action).toBe('/import');
  expect(manifest.shortcuts.map(({ url: to }: { url: string }) => to)).toContain('/ru/forecast');
});
