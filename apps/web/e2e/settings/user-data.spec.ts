import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { GAME } from '../support/game.ts';
import {
  fillDisk,
  putRow,
  readAside,
  readRow,
  snapshotNames,
  wipeDatabase,
} from '../support/storage-access.ts';

const tickets = (page: Page) =>
  page.getByRole('list', { name: 'Planned upgrades' }).locator('> li');

/** What the site before left behind, of which nothing is to stay. */
const olderStores = (page: Page) =>
  page.evaluate(() => {
    const isOurs = (name: string) => name === 'player' || name.startsWith('trailbook:');
    return Object.keys(localStorage).filter((name) => !isOurs(name));
  });

async function opened(page: Page, path = '/en/planner') {
  await page.goto(path);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

/** A plan of Seele, and a snapshot of it. */
async function withSnapshot(page: Page) {
  await opened(page, '/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await expect.poll(() => snapshotNames(page), { timeout: 15_000 }).toHaveLength(1);
}

test('two tabs writing at once both keep theirs, and show each other’s @core', async ({
  page,
  context,
}) => {
  await opened(page);
  const other = await context.newPage();
  await opened(other);
  const add = (tab: Page, names: string[]) =>
    tab.evaluate((pageIds) => {
      for (const pageId of pageIds) {
        location.hash = pageId;
        dispatchEvent(new HashChangeEvent('hashchange'));
      }
    }, names);
  await Promise.all([
    add(page, ['seele', 'bronya', 'gepard', 'clara', 'himeko']),
    add(other, ['in-the-night', 'welt', 'bailu', 'yanqing', 'kafka']),
  ]);
  for (const tab of [page, other]) await expect(tickets(tab)).toHaveCount(10);
  await page.reload();
  await expect(tickets(page)).toHaveCount(10);

  await other.getByRole('button', { name: 'Leave out Seele' }).click();
  await expect(page.getByRole('button', { name: 'Include Seele' })).toBeVisible();
});

test('a plan that cannot be read is had back from a snapshot @core', async ({ page }) => {
  await withSnapshot(page);
  await putRow(page, ['default', 'planner', ''], { version: 6, rubbish: true });
  await opened(page);
  await expect(
    page.getByRole('heading', { name: 'Your stored plan could not be read' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Data recovery' }).click();
  await expect(page.getByText('Planned upgrades: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The snapshot was restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(tickets(page)).toHaveText([/Seele/]);
});

test('a start that finds less than a snapshot holds says so, and gives it back @core', async ({
  page,
}) => {
  await withSnapshot(page);
  await page.goto('/robots.txt');
  await wipeDatabase(page);
  await opened(page);
  await expect(
    page.getByRole('heading', { name: 'Less is stored here than before' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Restore the snapshot' }).click();
  await expect(tickets(page)).toHaveText([/Seele/]);
  await opened(page);
  await expect(page.getByText('Less is stored here than before')).toHaveCount(0);
});

test('what was deleted on purpose is not offered back', async ({ page }) => {
  await withSnapshot(page);
  await page.getByRole('button', { name: 'Delete Seele' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
  await opened(page);
  await expect(page.getByText('Add a Character/Light Cone to get started!')).toBeVisible();
  await expect(page.getByText('Less is stored here than before')).toHaveCount(0);
});

test('nothing in the recovery moves while it is opened', async ({ page }) => {
  await withSnapshot(page);
  await opened(page, '/en/settings');
  const tops = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      const button = document.querySelector('dialog [data-look="stop"]');
      const box = button?.getBoundingClientRect();
      if (box && box.height > 0) seen.add(Math.round(box.top));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.getByRole('button', { name: 'Data recovery' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Reset OPFS' })).toBeVisible();
  expect(await tops.evaluate((seen) => seen.size)).toBe(1);
});

test('Reset OPFS removes the snapshots and leaves the plan', async ({ page }) => {
  await withSnapshot(page);
  await opened(page, '/en/settings');
  await page.getByRole('button', { name: 'Data recovery' }).click();
  await expect(
    page.getByText('Do not continue unless you are sure', { exact: false }),
  ).toBeVisible();
  const snapshot = page.getByRole('dialog').getByRole('listitem').first();
  await expect(snapshot).toContainText(/\d:\d\d:\d\d.* · after a change/);
  // What a player knows stands first, the proper name below it.
  await expect(page.getByRole('button', { name: 'Download all that is stored' })).toContainText(
    'Eject storage block',
  );
  await page.getByRole('button', { name: 'Remove all snapshots Reset OPFS' }).click();
  await expect(page.getByText('The snapshots were removed.')).toBeVisible();
  await opened(page);
  await expect(tickets(page)).toHaveCount(1);
});

test('a full disk is told, nothing on the screen is lost, and it is kept when there is room @core', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const setQuota = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(baseURL ?? '').origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  await setQuota(400_000);
  await opened(page, '/en/planner#seele');
  await expect(tickets(page)).toHaveCount(1);
  await fillDisk(page);
  await page.evaluate(() => {
    location.hash = 'bronya';
  });
  await expect(page.getByRole('heading', { name: /The disk is full/ })).toBeVisible();
  await expect(tickets(page)).toHaveText([/Bronya/, /Seele/]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Backup' }).click();
  const lines = gunzipSync(readFileSync(await (await download).path())).toString('utf8');
  expect(JSON.parse(lines.split('\n')[0] ?? '').measures.planner).toBe(2);

  await setQuota();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /The disk is full/ })).toHaveCount(0);
  await page.reload();
  await expect(tickets(page)).toHaveText([/Bronya/, /Seele/]);
});

test('the stores of the site before are taken over once, and removed when verified @core', async ({
  page,
}) => {
  const entry = (entryId: number, dataId: string, type: number) => ({
    entryId,
    dataId,
    type,
    priority: entryId,
    curLevel: 1,
    targetLevel: 80,
    curAscension: 0,
    targetAscension: 6,
  });
  await page.addInitScript(
    ([calculator, inventory]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      localStorage.setItem('calculator', calculator);
      localStorage.setItem('inventory', inventory);
      localStorage.setItem('reddot', '["calculator"]');
      localStorage.setItem('audiolang', 'jp');
    },
    [
      JSON.stringify({
        version: 2.2,
        settings: { gold: 3, crimson: 6, echo: 6 },
        entries: [entry(0, 'seele', 1), entry(1, 'in-the-night', 2)],
      }),
      JSON.stringify({ items: { 29328: 700, 777777777: 1 } }),
    ] as const,
  );
  await opened(page);
  await expect(
    page.getByRole('heading', { name: 'Your earlier plan was taken over' }),
  ).toBeVisible();
  await expect(page.getByText('Not taken over: 1.')).toBeVisible();
  await expect(tickets(page)).toHaveText([/In the Night/, /Seele/]);
  expect(await readRow(page, ['default', 'planner', ''])).toMatchObject({
    version: 6,
    settings: { gold: 3, crimson: 6, echo: 6, shadow: 4 },
  });
  expect(await readRow(page, ['default', 'inventory', '2'])).toBe(700);
  expect(await readRow(page, ['', 'preferences', ''])).toMatchObject({ voice: 'jp' });
  expect(await readRow(page, ['', 'dismissals', ''])).toMatchObject({ redDots: ['calculator'] });
  expect(await readAside(page)).toMatchObject([{ what: 'older stores' }]);
  expect(await olderStores(page)).toEqual([]);
  await opened(page);
  await expect(tickets(page)).toHaveCount(2);
  await expect(page.getByText('Your earlier plan was taken over')).toHaveCount(0);
});

test('small older stores come along without a plan, and disturb none @core', async ({ page }) => {
  await opened(page, '/en/planner#seele');
  await page.getByRole('button', { name: 'Farming plan' }).click();
  await page.getByLabel('Echo of War').selectOption('Difficulty 2 · from equilibrium level 2');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => {
    localStorage.setItem('dismissedPromotions', '["a","b"]');
    localStorage.setItem('audiolang', 'klingon');
  });
  await opened(page);
  await expect.poll(() => olderStores(page)).toEqual([]);
  expect(await readRow(page, ['', 'dismissals', ''])).toMatchObject({ promotions: ['a', 'b'] });
  expect(await readRow(page, ['', 'preferences', ''])).toMatchObject({ voice: 'en' });
  expect(await readRow(page, ['default', 'planner', ''])).toMatchObject({ settings: { echo: 2 } });
  await expect(tickets(page)).toHaveCount(1);
});

test('older stores that cannot be taken over stay, with the reason @core', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('calculator', '{"version":9,"entries":[]}'));
  await opened(page);
  await expect(page.getByRole('heading', { name: /version 9, which is newer/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('calculator'))).toContain('"version":9');
});

for (const [browser, missing] of [
  ['a page without a secure connection', ['locks', 'storage']],
  ['a browser without file access', ['getDirectory']],
  ['a browser without BroadcastChannel', ['BroadcastChannel']],
] as const) {
  test(`${browser} keeps the plan all the same @core`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        if (name === 'BroadcastChannel') Reflect.deleteProperty(globalThis, name);
        else if (name === 'getDirectory') {
          Object.defineProperty(StorageManager.prototype, name, { value: undefined });
        } else Object.defineProperty(Navigator.prototype, name, { value: undefined });
      }
    }, missing);
    await opened(page, '/en/planner#seele');
    await expect(tickets(page)).toHaveCount(1);
    await page.reload();
    await expect(tickets(page)).toHaveCount(1);
    await opened(page, '/en/settings');
    await expect(page.getByText('Planned upgrades: 1')).toBeVisible();
  });
}

test('filters, search and the place on the page are as they were left', async ({ page }) => {
  const toPlanner = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Planner' });
  await page.goto('/en/characters');
  await page.evaluate(() => scrollTo(0, 900));
  // Pressed by script: the pointer would have to scroll up to it first.
  await toPlanner.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: 'Ascension Planner' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Quantum' }).click();
  await page.getByRole('searchbox').fill('see');
  await expect(page.locator('main li a')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('see');
  await expect(page.getByRole('button', { name: 'Quantum' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('main li a')).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-restoring');

  await toPlanner.click();
  await expect(page.getByRole('heading', { name: 'Ascension Planner' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main li a')).toHaveCount(1);
  await page.getByRole('button', { name: 'Quantum' }).click();
  await page.getByRole('searchbox').fill('');
  await page.reload();
  await expect(page.locator('main li a')).toHaveCount(GAME.counts.characters);
});
