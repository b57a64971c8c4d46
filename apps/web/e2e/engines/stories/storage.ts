import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { putRow, snapshotNames, wipeDatabase } from '../../support/storage-access.ts';
import type { Engine, Tab } from '../engine.ts';
import type { Page } from '../page.ts';
import { somebody, storiesOf } from '../story.ts';
import { button, field } from '../whereabouts.ts';

const lightCones: readonly { readonly pageId: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../data/game/lightCones.json'), 'utf8'),
);
const MANY = lightCones.slice(0, 60).map(({ pageId }) => pageId);

const TICKETS = '[aria-label="Planned upgrades"] > li';
const tickets = (page: Page) => page.texts(TICKETS);
const withText = (text: string) => expect.stringContaining(text);

/** What a player entrusts to the device, in and out. */
export function storageStories(engine: Engine): void {
  const story = storiesOf(engine);

  story('an entry that was added and edited is there after a reload', async (page) => {
    await page.open('/en/planner#seele');
    await page.press(button('Edit Seele'));
    await page.fill(field('Target level'), '61');
    await page.key('Enter');
    await page.press(button('Save'));
    await expect.poll(() => tickets(page)).toEqual([withText('Lv. 61')]);
    await page.reload();
    await expect.poll(() => tickets(page)).toEqual([withText('Lv. 61')]);
  });

  story('two tabs writing at once both keep theirs, and show each other’s', async (page) => {
    await page.open('/en/planner');
    const other = await page.beside();
    await other.open('/en/planner');
    await Promise.all([
      addByAddress(page, ['seele', 'bronya', 'gepard', 'clara', 'himeko']),
      addByAddress(other, ['in-the-night', 'welt', 'bailu', 'yanqing', 'kafka']),
    ]);
    for (const tab of [page, other]) await expect.poll(() => tickets(tab)).toHaveLength(10);
    await other.press(button('Leave out Seele'));
    await expect.poll(() => page.texts('[aria-label="Include Seele"]')).toHaveLength(1);
    await page.reload();
    await expect.poll(() => tickets(page)).toHaveLength(10);
  });

  story('a backup leaves one device and comes in on another', async (page) => {
    await page.open('/en/planner#seele');
    await expect.poll(() => tickets(page)).toHaveLength(1);
    await page.open('/en/settings');
    await page.expectText('Planned upgrades: 1');
    const file = await exported(page);
    expect(headOf(file).measures.planner).toBe(1);

    await somebody(engine, async (there) => {
      await there.open('/en/settings');
      await there.tab.chooseFile('input[type=file]', file);
      await there.expectText('There is nothing on this device yet');
      await there.press(button('Merge'));
      await there.expectText('The backup was merged.');
      await there.open('/en/planner');
      await expect.poll(() => tickets(there)).toEqual([withText('Seele')]);
    });
  });

  const { fullDisk } = engine;
  if (!fullDisk) return;
  story('a full disk is told, and nothing on the screen is lost', async (page) => {
    await page.open('/en/planner#seele');
    await expect.poll(() => tickets(page)).toHaveLength(1);
    await fullDisk.fill(page.tab);
    // Many: the first may find a place that a failed attempt has left.
    await addByAddress(page, MANY);
    await page.expectText('The disk is full');
    await expect.poll(() => tickets(page)).toHaveLength(1 + MANY.length);
    expect(headOf(await exported(page)).measures.planner).toBe(1 + MANY.length);

    await fullDisk.clear(page.tab);
    await page.press(button('Try again'));
    await page.expectNoText('The disk is full');
    await page.reload();
    await expect.poll(() => tickets(page)).toHaveLength(1 + MANY.length);
  });
}

/** What is kept beside the store, for the day on which something happens to it. */
export function snapshotStories(engine: Engine): void {
  const story = storiesOf(engine);

  /** A plan of Seele, and a snapshot of it. */
  const withSnapshot = async (page: Page) => {
    await page.open('/en/planner#seele');
    await expect.poll(() => tickets(page)).toHaveLength(1);
    await expect.poll(() => snapshotsOf(engine, page.tab), { timeout: 15_000 }).toHaveLength(1);
  };

  story('snapshots are kept where the engine lets them be, and go when told to', async (page) => {
    await withSnapshot(page);
    expect(await page.tab.evaluate(opensFileSystem)).toBe(engine.snapshots === 'opfs');
    await page.open('/en/settings');
    await page.expectText(/Last snapshot.*\d+ B/);
    await page.press(button('Data recovery'));
    await page.expectText('after a change');
    await page.press(button('Remove all snapshots Reset OPFS'));
    await page.expectText('The snapshots were removed.');
    expect(await snapshotsOf(engine, page.tab)).toEqual([]);
    await page.open('/en/planner');
    await expect.poll(() => tickets(page)).toHaveLength(1);
  });

  story('a plan that cannot be read is had back from a snapshot', async (page) => {
    await withSnapshot(page);
    await putRow(page.tab, ['default', 'planner', ''], { version: 6, rubbish: true });
    await page.reload();
    await page.expectText('Your stored plan could not be read');
    await page.press(button('Data recovery'));
    await page.press(button('Restore'));
    await page.expectText('The snapshot was restored.');
    await page.press(button('Close'));
    await expect.poll(() => tickets(page)).toEqual([withText('Seele')]);
  });

  story('a store that was cleared is noticed, and had back from a snapshot', async (page) => {
    await withSnapshot(page);
    await page.open('/robots.txt');
    await wipeDatabase(page.tab);
    await page.open('/en/planner');
    await page.expectText('Less is stored here than before');
    await page.press(button('Restore the snapshot'));
    await expect.poll(() => tickets(page)).toEqual([withText('Seele')]);
  });
}

function addByAddress(page: Page, pageIds: readonly string[]): Promise<void> {
  return page.tab.evaluate((names) => {
    for (const name of names) {
      location.hash = name;
      dispatchEvent(new HashChangeEvent('hashchange'));
    }
  }, pageIds);
}

async function exported(page: Page): Promise<string> {
  await page.press(button('Export Backup'));
  const files = () =>
    readdirSync(page.visitor.downloads).filter((name) =>
      /^trailbook-backup-\d{4}-\d\d-\d\d.*\.jsonl\.gz$/.test(name),
    );
  await expect.poll(files).toHaveLength(1);
  const file = join(page.visitor.downloads, files()[0] ?? '');
  // Browsers make the file before they fill it.
  await expect.poll(() => readFileSync(file).length).toBeGreaterThan(0);
  return file;
}

function headOf(file: string): { measures: { planner: number } } {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8').split('\n')[0] ?? '');
}

async function opensFileSystem(): Promise<boolean> {
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch {
    return false;
  }
}

/** Names of the snapshots, wherever they are. */
function snapshotsOf(engine: Engine, tab: Tab): Promise<string[]> {
  if (engine.snapshots === 'opfs') return snapshotNames(tab);
  return tab.evaluate(() =>
    new Promise<string[]>((resolve, reject) => {
      const open = indexedDB.open('trailbook-snapshots');
      open.onerror = () => reject(open.error);
      // Made by this very call: the site was not yet there.
      open.onupgradeneeded = () => open.transaction?.abort();
      open.onsuccess = () => {
        const request = open.result.transaction('snapshots').objectStore('snapshots').getAllKeys();
        request.onsuccess = () => {
          open.result.close();
          resolve(request.result.map(String));
        };
      };
    }).catch(() => []),
  );
}
