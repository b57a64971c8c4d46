import 'fake-indexeddb/auto';
import {
  type Documents,
  kindOf,
  type PlacedDocument,
  packBackup,
} from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Folder } from '../../../storage/backups/snapshot-folder.ts';
import { openDocumentDatabase } from '../../../storage/documents/document-database.ts';
import type { MoveInChoices } from './contracts.ts';
import { createMoveIn } from './move-in.ts';

const NOW = 1_770_000_000_000;
const UID = '600000001';

const row = (at: number) => ({
  ...{ uid: UID, id: `176000000000000${String(at).padStart(4, '0')}`, gacha_type: '11' },
  ...{ time: '2025-10-09 16:53:20', item_id: '1102', gacha_id: '2003', count: '1' },
  ...{ lang: 'en-us', name: '', item_type: '', rank_type: '5' },
});
const srgf = (...ats: readonly number[]) =>
  JSON.stringify({
    info: { uid: UID, lang: 'en-us', srgf_version: 'v1.0', region_time_zone: 8 },
    list: ats.map(row),
  });
const achievements = JSON.stringify({ hsr_achievements: [4010101, 4010102] });
const backupOf = (items: Record<string, number>, more: readonly PlacedDocument[] = []) => {
  const inventory: PlacedDocument<'inventory'> = {
    ...{ profile: 'default', name: 'inventory' },
    document: { version: 3, items },
  };
  const packed = packBackup([inventory, ...more], { createdAt: 1, store: 's', revision: 1 });
  if (!packed.ok) throw new Error(packed.error.code);
  return new Blob([packed.value as Uint8Array<ArrayBuffer>]);
};

function setUp() {
  const database = openDocumentDatabase();
  const files = new Map<string, Uint8Array>();
  const folder: Folder = {
    place: 'opfs',
    list: async () => [...files.keys()],
    read: async (name) => files.get(name) ?? new Uint8Array(0),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  };
  const moveIn = createMoveIn(
    database,
    { names: async () => new Map() as never, planner: () => Promise.reject(new Error('None.')) },
    async () => folder,
  );
  return { database, moveIn };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  world = setUp();
});

const TABLES = { withTables: true };
const choices = (history: number | undefined): MoveInChoices => ({
  accounts:
    history === undefined
      ? {}
      : { [history]: [{ at: 0, uid: UID, profile: 'default', withStores: false }] },
  ...{ profile: 'default', without: [], newProfiles: [] },
});
const stored = async () =>
  (await world.database.everything()).rows.map(({ part: _, ...rest }) => rest);
const withoutCounts = async () => JSON.stringify(await stored()).replaceAll(/"revision":\d+/g, '');
const bringAll = async () => {
  const { moveIn } = world;
  const files = await moveIn.add(
    [
      { name: 'a.json', file: achievements },
      {
        name: 'all.zip',
        file: new Blob([
          zipSync({ 'warps.json': strToU8(srgf(1, 2, 3)) }) as Uint8Array<ArrayBuffer>,
        ]),
      },
      { name: 'b.trailbook', file: backupOf({ 2: 5 }) },
    ],
    TABLES,
  );
  return { files, choices: choices(files.find(({ kind }) => kind === 'history')?.id) };
};

it('says what each file is, and what will come of each in turn', async () => {
  const { files, choices } = await bringAll();
  expect(files.map(({ kind, name, within }) => [kind, name, within])).toEqual([
    ['achievements', 'a.json', undefined],
    ['history', 'warps.json', 'all.zip'],
    ['backup', 'b.trailbook', undefined],
  ]);
  const preview = await world.moveIn.preview(choices, NOW);
  expect(preview.ok && preview.value.effects.map(({ id, news }) => [id, news[0]])).toEqual([
    [2, expect.objectContaining({ counted: 'inventory', added: 1 })],
    [1, expect.objectContaining({ counted: 'warps', added: 3 })],
    [0, expect.objectContaining({ counted: 'achievements', added: 2 })],
  ]);
  expect(await stored()).toEqual([]);
});

it('tells that there is more than what is counted', async () => {
  const forecast: PlacedDocument<'forecast'> = {
    ...{ profile: 'default', name: 'forecast' },
    document: {
      ...kindOf('forecast').empty,
      savings: { jade: 160, passes: 0, on: '2026-11-28' },
    },
  };
  const { moveIn } = world;
  await moveIn.add(
    [
      { name: 'b.trailbook', file: backupOf({ 2: 5 }) },
      { name: 'c.trailbook', file: backupOf({ 2: 5 }, [forecast]) },
    ],
    TABLES,
  );
  const preview = await moveIn.preview(choices(undefined), NOW);
  expect(preview.ok && preview.value.effects).toMatchObject([
    { news: [{ counted: 'inventory' }], hasOther: false },
    { news: [], hasOther: true, isNew: true },
  ]);
});

it('takes all of it in at once, and all of it back', async () => {
  await world.database.change<{ inventory: Documents['inventory'] }>(
    { inventory: { profile: 'default', name: 'inventory' } },
    () => ({ inventory: { version: 3, items: { 2: 1, 110101: 7 } } }),
  );
  const before = await withoutCounts();
  const { choices } = await bringAll();
  expect(await world.moveIn.keep(choices, NOW)).toMatchObject({
    ok: true,
    value: { canUndo: true },
  });
  expect(await withoutCounts()).not.toBe(before);
  expect(await world.database.warpAccounts('default')).toEqual([UID]);
  expect(await world.moveIn.undo(NOW + 1)).toEqual({ ok: true, value: true });
  const { rows } = await world.database.everything();
  const loaded = await world.database.load<{ inventory: Documents['inventory'] }>({
    inventory: { profile: 'default', name: 'inventory' },
  });
  expect(loaded.ok && loaded.value.documents.inventory.items).toEqual({ 2: 1, 110101: 7 });
  expect(rows.some(({ name }) => name.startsWith('warps/'))).toBe(false);
  expect(rows.some(({ name }) => name === 'achievements')).toBe(false);
});

it('the same again changes nothing', async () => {
  await world.moveIn.keep((await bringAll()).choices, NOW);
  const before = await world.database.everything();
  await world.moveIn.clear();
  const again = await bringAll();
  const kept = await world.moveIn.keep(again.choices, NOW + 5);
  expect(kept).toMatchObject({ ok: true, value: { isNew: false, canUndo: false } });
  expect(await world.database.everything()).toEqual(before);
});

it('a fault in the middle of writing changes nothing', async () => {
  const { choices } = await bringAll();
  const before = await world.database.everything();
  const { put } = IDBObjectStore.prototype;
  let count = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (++count === 3) throw new DOMException('Full.', 'QuotaExceededError');
    return put.apply(this, given);
  });
  expect(await world.moveIn.keep(choices, NOW)).toEqual({
    ok: false,
    error: { code: 'STORE_FULL' },
  });
  vi.restoreAllMocks();
  expect(count).toBeGreaterThanOrEqual(3);
  expect((await world.database.everything()).rows).toEqual(before.rows);
  expect(await world.moveIn.undo(NOW)).toEqual({ ok: false, error: { code: 'FORGOTTEN' } });
});

it('takes nothing back where the same was changed since, and keeps what else was', async () => {
  await world.moveIn.keep((await bringAll()).choices, NOW);
  const inventory = { inventory: { profile: 'default', name: 'inventory' } } as const;
  const plan = { planner: { profile: 'default', name: 'planner' } } as const;
  await world.database.change<{ planner: Documents['planner'] }>(plan, ({ planner }) => ({
    planner: { ...planner, settings: { ...planner.settings, gold: 3 } },
  }));
  await world.database.change<{ inventory: Documents['inventory'] }>(inventory, () => ({
    inventory: { version: 3, items: { 2: 9 } },
  }));
  expect(await world.moveIn.undo(NOW)).toEqual({ ok: false, error: { code: 'CHANGED_SINCE' } });
  await world.database.change<{ inventory: Documents['inventory'] }>(inventory, () => ({
    inventory: { version: 3, items: { 2: 5 } },
  }));
  expect(await world.moveIn.undo(NOW)).toEqual({ ok: true, value: true });
  const { rows } = await world.database.everything();
  expect(rows.some(({ name }) => name === 'planner')).toBe(true);
  expect(rows.some(({ name }) => name === 'inventory')).toBe(false);
});

it('says what cannot be read, and takes the rest', async () => {
  const files = await world.moveIn.add(
    [
      { name: 'x.bin', file: new Blob([Uint8Array.of(0, 1, 2)]) },
      { name: 'cut.json', file: srgf(1).slice(0, 80) },
      { name: '', file: 'https://example.com/getGachaLog?authkey=secret' },
      { name: 'a.json', file: achievements },
    ],
    TABLES,
  );
  expect(files).toMatchObject([
    { kind: 'refused', error: { code: 'FORMAT_UNKNOWN' } },
    { kind: 'refused', error: { code: 'FORMAT_CUT_SHORT' } },
    { kind: 'link' },
    { kind: 'achievements' },
  ]);
  expect(JSON.stringify(files)).not.toContain('secret');
  expect(await world.moveIn.keep(choices(undefined), NOW)).toMatchObject({
    value: { isNew: true },
  });
});

it('shows of a name neither folders nor signs that turn a line around', async () => {
  const names = ['../../etc/a.json', 'C:\\x\\b.json', 'c\u202Enosj.json', 'd'.repeat(500)];
  const files = await world.moveIn.add(
    names.map((name) => ({ name, file: new Blob([achievements]) })),
    TABLES,
  );
  expect(files.map(({ name }) => name)).toEqual([
    'a.json',
    'b.json',
    'cnosj.json',
    'd'.repeat(120),
  ]);
});

it.each([
  ['is gone', (stream: ReadableStreamDefaultController) => stream.error(new Error('Gone.'))],
  [
    'has grown',
    (stream: ReadableStreamDefaultController) => {
      stream.enqueue(new Uint8Array(100));
      stream.close();
    },
  ],
])('a file that %s while it is read takes none of the others along', async (_what, start) => {
  const file = Object.assign(new Blob(['0123456789']), {
    stream: () => new ReadableStream({ start }),
  });
  const files = await world.moveIn.add(
    [
      { name: 'gone.json', file },
      { name: 'a.json', file: achievements },
    ],
    TABLES,
  );
  expect(files).toMatchObject([
    { name: 'gone.json', kind: 'refused', error: { code: 'ARRIVAL_UNREADABLE' } },
    { name: 'a.json', kind: 'achievements' },
  ]);
});

it('reads what a gzip file holds, under the name of that file', async () => {
  const packed = gzipSync(strToU8(srgf(1, 2)), { filename: 'other.json' });
  const files = await world.moveIn.add(
    [
      { name: 'warps.json.gz', file: new Blob([packed as Uint8Array<ArrayBuffer>]) },
      { name: 'cut.gz', file: new Blob([packed.slice(0, -20) as Uint8Array<ArrayBuffer>]) },
    ],
    TABLES,
  );
  expect(files).toMatchObject([
    { kind: 'history', name: 'warps.json.gz', summary: { accounts: [{ count: 2 }] } },
    { kind: 'refused', name: 'cut.gz', error: { code: 'ARCHIVE_DAMAGED' } },
  ]);
  expect(files[0]).not.toHaveProperty('within');
});
