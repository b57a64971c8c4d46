import { type Journal, NEW_JOURNAL, noted } from '@trailbook/api/warp-import';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import {
  type Documents,
  deleteProfile,
  packBackup,
  type StoredDocument,
  unpackBackup,
} from '@trailbook/core/internal/user-data';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createWarpFiles } from '../src/features/warp/files/warp-files.ts';
import { keepJournal } from '../src/features/warp/import/link/keep-warps.ts';
import { type BackupService, createBackupService } from '../src/storage/backups/backup-service.ts';
import {
  type DocumentDatabase,
  openDocumentDatabase,
} from '../src/storage/documents/document-database.ts';
import { adoptLegacyStores, adoptStores } from '../src/storage/legacy/adopt-legacy-stores.ts';
import type { Device } from '../src/storage/stores/device.ts';
import {
  deviceOf,
  FAULTS,
  type FaultyDevice,
  faultyDevice,
  type Image,
  imageOf,
} from './faulty-device.ts';
import { breakInventory } from './put-row.ts';

/**
 * Lets each step of storage fail, in each way, one after the other, and looks at what is there after a new
 * start: the state before or the state after, whole, with all that was set aside still there.
 */

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

interface Site {
  readonly device: FaultyDevice;
  readonly database: DocumentDatabase;
  readonly backupService: BackupService;
}

interface Flow {
  readonly title: string;
  /** What the device holds before, beyond what {@link lived} leaves. */
  readonly prepare?: (site: Site) => Promise<unknown>;
  readonly run: (site: Site) => Promise<unknown>;
  /** Where the player wants what was set aside and the snapshots gone, too. */
  readonly clears?: true;
  /** Where what was brought is kept beside what became of it: with it, and once, however often it is tried. */
  readonly keepsCopy?: true;
}

/** A start of the site on what a device holds. */
function start(device: FaultyDevice): Site {
  // Channels of hundreds of starts would all hear of each change.
  const database = openDocumentDatabase({ announce: () => undefined, listen: () => () => true });
  return {
    device,
    database,
    backupService: createBackupService(database, async () => device.folder),
  };
}

const PLAN = {
  inventory: { profile: 'default', name: 'inventory' },
  planner: { profile: 'default', name: 'planner' },
} as const;
type Plan = { inventory: Documents['inventory']; planner: Documents['planner'] };

const own = ({ database }: Site, items: Record<string, number>) =>
  database.change<Plan>(PLAN, ({ planner }) => ({
    inventory: { version: 3, items },
    planner: { ...planner, settings: { ...planner.settings, gold: 3 } },
  }));

const inventory = (items: Record<string, number>, profile = 'default'): StoredDocument => ({
  profile,
  name: 'inventory',
  document: { version: 3, items },
});

const newer: StoredDocument = {
  profile: 'default',
  name: 'journal',
  rows: new Map([['', { version: 2 }]]),
};

function backup(...data: StoredDocument[]): Blob {
  const packed = packBackup(data, { createdAt: 5, store: 'other', revision: 1 });
  if (!packed.ok) throw new Error(packed.error.code);
  return new Blob([packed.value as Uint8Array<ArrayBuffer>]);
}

/** A device that was used: snapshots of two hours, two profiles, something set aside, something newer. */
async function lived(): Promise<FaultyDevice> {
  const device = faultyDevice();
  const site = start(device);
  const { database, backupService } = site;
  await database.replaceAll([inventory({ 2: 7 }), inventory({ 3: 1 }, 'second'), newer], NOW);
  await backupService.snapshot(NOW);
  await own(site, { 2: 100, 211: 7 });
  await backupService.snapshot(NOW + HOUR);
  await database.keepAside({ at: NOW, what: 'a keepsake', value: 1 });
  await own(site, { 2: 120, 211: 7 });
  return device;
}

/** As much of the game's tables as an inventory needs. */
const TABLES = {
  characters: new Map(),
  lightCones: new Map(),
  items: new Map([[2, {}]]),
} as unknown as PlannerTables;

const UID = '800000001';
const PULLS = [1, 2, 3, 4].map((place) => ({
  id: `170000000000000000${place}`,
  ...{ gachaId: 2003, itemId: 1102, time: '2023-11-15 06:13:20' },
}));

/** Of two banner types, read to their ends; the first two pulls of one may be there already. */
const JOURNAL: Journal = [
  page(11, PULLS.slice(0, 3)),
  { event: 'banner', type: 11, end: 'ALL' } as const,
  page(12, PULLS.slice(3)),
  { event: 'banner', type: 12, end: 'ALL' } as const,
].reduce(noted, NEW_JOURNAL);

function page(type: 11 | 12, rows: typeof PULLS) {
  return { event: 'page', type, uid: UID, zone: 8, unread: 0, next: '0', rows } as const;
}

function siteDevice({ database, backupService }: Site): Device {
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return {
    database,
    backupService,
    syncService: {} as Device['syncService'],
    stores: new Map(),
    onKept: () => undefined,
    listenToKept: () => () => undefined,
  };
}

/** A file with some of the same pulls, and one that the records do not hold. */
async function bringFile({ database }: Site, places: readonly number[]): Promise<unknown> {
  const list = places.map((place) => ({
    ...{ gacha_id: '2003', gacha_type: '11', item_id: '1102', time: '2023-11-15 06:13:20' },
    id: `170000000000000000${place === 3 ? 9 : place}`,
  }));
  const account = { uid: UID, timezone: 8, list };
  const file = new Blob([JSON.stringify({ info: { version: 'v4.1' }, hkrpg: [account] })]);
  const files = createWarpFiles(database, {
    names: async () => new Map(),
    planner: async () => TABLES,
  });
  await files.open(file, () => undefined);
  return files.merge([{ at: 0, uid: UID, profile: 'default', withStores: false }], NOW);
}

const OLDER_STORES = {
  ...{ at: NOW, what: 'Main: calculator' },
  value: { inventory: { version: 2, items: { m_29328: 700, m_77: 1 } } },
};

const PROFILES = { profiles: { profile: '', name: 'profiles' } } as const;

const FLOWS: readonly Flow[] = [
  { title: 'a change', run: (site) => own(site, { 2: 1, 5: 5 }) },
  {
    title: 'an import that replaces',
    run: ({ backupService }) =>
      backupService.import(backup(inventory({ 2: 5 })), 'replace', NOW + 2 * HOUR),
  },
  {
    title: 'an import that replaces what cannot be read',
    prepare: ({ database }) => breakInventoryOf(database),
    run: ({ backupService }) =>
      backupService.import(backup(inventory({ 2: 5 })), 'replace', NOW + 2 * HOUR),
  },
  {
    title: 'an import that replaces without a copy',
    run: ({ backupService }) =>
      backupService.import(backup(inventory({ 2: 5 })), 'replace', NOW + 2 * HOUR, {
        withoutCopy: true,
      }),
  },
  {
    title: 'an import that merges',
    run: ({ backupService }) =>
      backupService.import(
        backup(inventory({ 2: 5, 212: 1 }), { ...newer, rows: new Map([['', { version: 3 }]]) }),
        'merge',
        NOW + 2 * HOUR,
      ),
  },
  {
    title: 'an import that puts something aside',
    run: ({ backupService }) =>
      backupService.import(
        backup({ ...PLAN.inventory, rows: new Map([['', { version: 9 }]]) }),
        'merge',
        NOW + 2 * HOUR,
      ),
  },
  {
    title: 'bringing in what stands aside',
    prepare: ({ database }) =>
      database.replaceAll(
        [
          inventory({ 2: 1 }),
          {
            profile: 'aside:default',
            name: 'inventory',
            rows: new Map<string, unknown>([
              ['', { version: 3, parts: 1 }],
              ['3', 4],
            ]),
          },
        ],
        NOW + HOUR,
      ),
    run: ({ backupService }) =>
      backupService.bringIn({ profile: 'aside:default', name: 'inventory' }, NOW + 2 * HOUR),
  },
  {
    title: 'restoring a snapshot',
    run: async ({ device, backupService }) =>
      backupService.restore([...device.files.keys()].sort()[0] ?? '', NOW + 2 * HOUR),
  },
  {
    title: 'starting anew',
    prepare: ({ database }) => breakInventoryOf(database),
    run: ({ database }) => database.setAside(PLAN.inventory, NOW),
  },
  {
    title: 'an import of warps by link',
    prepare: (site) => bringFile(site, [1, 2]),
    run: (site) => keepJournal(siteDevice(site), 'default', { journal: JOURNAL, at: NOW }),
  },
  {
    title: 'an import of a file of warps',
    prepare: (site) => keepJournal(siteDevice(site), 'default', { journal: JOURNAL, at: NOW }),
    run: (site) => bringFile(site, [1, 2, 3]),
  },
  { title: 'a snapshot', run: ({ backupService }) => backupService.snapshot(NOW + 30 * HOUR) },
  { title: 'making room', run: ({ backupService }) => backupService.freeSpace() },
  {
    title: 'an export',
    run: ({ backupService }) =>
      backupService.exportBackup(NOW + HOUR, { data: [], isOnStored: true }),
  },
  {
    title: 'deleting a profile for good',
    prepare: ({ database }) =>
      database.change<{ profiles: Documents['profiles'] }>(PROFILES, ({ profiles }) => ({
        profiles: deleteProfile(profiles, 'second', 1),
      })),
    run: ({ database }) => database.dropProfiles(new Set(['second'])),
  },
  {
    title: 'taking over older stores',
    prepare: async ({ device }) => {
      device.local.set('inventory', '{"version":2,"items":{"m_29328":700}}');
      device.local.set('reddot', '["calculator"]');
    },
    run: ({ database }) => adoptLegacyStores(database, 'default', TABLES, NOW),
    keepsCopy: true,
  },
  {
    title: 'taking over an inventory of which not all has a place',
    prepare: (site) => own(site, { 211: 7 }),
    run: ({ database }) => adoptStores(database, 'default', OLDER_STORES, TABLES),
  },
  {
    title: 'deleting everything',
    run: ({ backupService }) => backupService.deleteAll(NOW),
    clears: true,
  },
];

/** As a fault of the disk would leave it. */
async function breakInventoryOf(database: DocumentDatabase): Promise<void> {
  await database.setAside({ profile: 'default', name: 'inventory' }, NOW);
  await breakInventory();
}

/** Everything that matters of a device, in one form, as a new start finds it. */
async function stateOf(device: FaultyDevice) {
  const { database } = start(device);
  const { rows } = await database.everything();
  const plain = rows.map(({ profile, name, part, value }) => {
    const head = { ...(value as object), revision: 0 };
    return JSON.stringify([profile, name, part, part === '' ? head : value]);
  });
  return {
    rows: plain.sort().join('\n'),
    aside: (await database.aside()).map(({ what, value }) => JSON.stringify([what, value])),
    local: [...device.local.keys()],
    sound: [...device.files.values()].filter(isSound).length,
  };
}

/** Devices are made of the same few files hundreds of times, and unpacking one takes milliseconds. */
const soundness = new WeakMap<Uint8Array, boolean>();
function isSound(bytes: Uint8Array): boolean {
  const isKnown = soundness.get(bytes);
  if (isKnown !== undefined) return isKnown;
  const { ok } = unpackBackup(bytes);
  soundness.set(bytes, ok);
  return ok;
}

async function prepared({ prepare }: Flow): Promise<Image> {
  const device = await lived();
  await prepare?.(start(device));
  return imageOf(device);
}

/** Hundreds of starts of the site, one after the other. */
const MANY_STEPS_MS = 60_000;

const injected = new Map<string, number>();

describe.each(FLOWS)('$title', (flow) => {
  it.each(FAULTS)(
    'survives a fault at every step: %s',
    async (fault) => {
      const image = await prepared(flow);
      const done = await deviceOf(image);
      const before = await stateOf(done);
      await done.during(undefined, () => flow.run(start(done)));
      const after = await stateOf(done);
      for (let step = 1; ; step++) {
        const device = await deviceOf(image);
        const hasFailed = await device.during({ fault, step }, () => flow.run(start(device)));
        const found = await stateOf(device);
        const where = `${flow.title}, ${fault} at step ${step}`;
        expect([before.rows, after.rows], where).toContain(found.rows);
        if (!flow.clears) {
          expect(found.aside, where).toEqual(expect.arrayContaining(before.aside));
          expect(found.sound, where).toBeGreaterThan(0);
          if (found.rows === before.rows) expect(found.local, where).toEqual(before.local);
          if (found.rows === after.rows) expect(found.aside, where).toEqual(after.aside);
        }
        if (!hasFailed) break;
        injected.set(flow.title, (injected.get(flow.title) ?? 0) + 1);
        // And what failed can be done after the next start.
        await flow.run(start(device));
        const again = await stateOf(device);
        expect(again.rows, `${where}, then again`).toBe(after.rows);
        if (flow.keepsCopy)
          expect(again, `${where}, then again`).toEqual({ ...after, sound: again.sound });
      }
    },
    MANY_STEPS_MS,
  );
});

afterAll(() => {
  const total = [...injected.values()].reduce((sum, count) => sum + count, 0);
  console.info(`Faults injected: ${total}`, Object.fromEntries(injected));
});
