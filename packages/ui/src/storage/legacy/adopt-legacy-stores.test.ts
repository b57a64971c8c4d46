import 'fake-indexeddb/auto';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import { adoptLegacy, kindOf } from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlannerDocuments } from '../../features/planner/store/planner-store.ts';
import { type DocumentDatabase, openDocumentDatabase } from '../index.ts';
import { adoptedData, adoptLegacyStores } from './adopt-legacy-stores.ts';

const point = { id: 1102001, type: 2, skills: [], levels: [{ cost: [] }] };
const ascensions = [20, 30, 40, 50, 60, 70, 80].map((maxLevel) => ({ maxLevel, cost: [] }));
const subjects = [
  { id: 1102, pageId: 'seele', ascensions, variants: [{ enhanced: 0, points: [point] }] },
  { id: 1101, pageId: 'bronya', ascensions, variants: [{ enhanced: 0, points: [point] }] },
];
const TABLES = {
  characters: new Map(subjects.map((subject) => [subject.id, subject])),
  lightCones: new Map(),
  items: new Map([[2, {}]]),
} as unknown as PlannerTables;

const older = (entryId: number, dataId: string) => ({
  ...{ entryId, dataId, priority: 0, type: 0, enabled: true },
  ...{ curLevel: 1, targetLevel: 80, curAscension: 0, targetAscension: 6 },
});
const ADDRESSES = {
  planner: { profile: 'default', name: 'planner' },
  inventory: { profile: 'default', name: 'inventory' },
} as const;

async function planOf(database: DocumentDatabase) {
  const loaded = await database.load<PlannerDocuments>(ADDRESSES);
  if (!loaded.ok) throw new Error('The plan cannot be read.');
  return loaded.value.documents.planner;
}

/** A device of the older site, with as much of ours as is told. */
async function setUp(stores: Readonly<Record<string, unknown>>, own?: PlannerDocuments['planner']) {
  const local = new Map(Object.entries(stores).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
  const database = openDocumentDatabase();
  if (own) {
    await database.change<PlannerDocuments>(ADDRESSES, (mine) => ({ ...mine, planner: own }));
  }
  return { database, local, adopt: () => adoptLegacyStores(database, 'default', TABLES, 5) };
}

const plan = (...entries: object[]) => ({
  ...{ version: 4, migrated: true, entries },
  settings: { gold: 3, crimson: 4, echo: 2, shadow: 1 },
});

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('adoptLegacyStores', () => {
  it('takes the plan over, whatever odd ids of red dots stand beside it', async () => {
    const reddot = ['', 'x'.repeat(81), 'calculator'];
    const { database, local, adopt } = await setUp({
      calculator: plan(older(1, 'c_seele')),
      reddot,
    });
    expect(await adopt()).toMatchObject({ ok: true, value: { leftBehind: { points: 0 } } });
    expect((await planOf(database)).entries.map(({ id }) => id)).toEqual([1102]);
    expect(local.size).toBe(0);
  });

  it('drops no entry whose id another thing has here, and brings tiers that nobody set', async () => {
    const seen = await setUp({ calculator: plan(older(1, 'c_seele')) });
    await seen.adopt();
    const { entries } = await planOf(seen.database);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const today = { day: 20_000, runs: [] };
    const own = {
      ...kindOf('planner').empty,
      settings: { ...kindOf('planner').empty.settings, today },
      entries,
    };
    const { database, adopt } = await setUp({ calculator: plan(older(1, 'c_bronya')) }, own);
    await adopt();
    const after = await planOf(database);
    expect(after.entries.map(({ id }) => id).sort()).toEqual([1101, 1102]);
    expect(after.settings).toMatchObject({ gold: 3, crimson: 4, echo: 2, shadow: 1, today });
  });

  it('does not undo what was changed since, where a visit ended before the older stores were removed', async () => {
    const { database, local, adopt } = await setUp({ calculator: plan(older(1, 'c_seele')) });
    const left = new Map(local);
    await adopt();
    await database.change<PlannerDocuments>(ADDRESSES, (mine) => ({
      ...mine,
      planner: { ...mine.planner, entries: [] },
    }));
    for (const [store, text] of left) local.set(store, text);
    await adopt();
    expect((await planOf(database)).entries).toEqual([]);
    expect(local.size).toBe(0);
    expect(await database.aside()).toHaveLength(1);
  });

  it('takes over what can be read, and leaves the store that cannot', async () => {
    const { database, local, adopt } = await setUp({ calculator: plan(older(1, 'c_seele')) });
    local.set('inventory', '{"version":2,"items":');
    expect(await adopt()).toMatchObject({
      value: { unread: { code: 'LEGACY_BROKEN', store: 'inventory' } },
    });
    expect((await planOf(database)).entries).toHaveLength(1);
    expect([...local.keys()]).toEqual(['inventory']);
    expect(await adopt()).toMatchObject({ ok: false, error: { store: 'inventory' } });
    expect([...local.keys()]).toEqual(['inventory']);
  });

  it('says so where both plans are more than one may hold, and leaves the older one', async () => {
    const seen = await setUp({ calculator: plan(older(1, 'c_seele')) });
    await seen.adopt();
    const [entry] = (await planOf(seen.database)).entries;
    if (!entry) throw new Error('Nothing was adopted.');
    vi.stubGlobal('indexedDB', new IDBFactory());
    const entries = Array.from({ length: 2000 }, (_, at) => {
      return { ...entry, entryId: at + 10, priority: at };
    });
    const own = { ...kindOf('planner').empty, entries };
    const { local, adopt } = await setUp({ calculator: plan(older(1, 'c_bronya')) }, own);
    expect(await adopt()).toEqual({ ok: false, error: { code: 'STORE_FAILED' } });
    expect(local.size).toBe(1);
  });
});

it('brings tiers of a plan without entries', async () => {
  const { database, adopt } = await setUp({ calculator: plan() });
  await adopt();
  expect((await planOf(database)).settings).toMatchObject({
    gold: 3,
    crimson: 4,
    echo: 2,
    shadow: 1,
  });
});

describe('adoptedData', () => {
  const fileOf = (dataId: string) => {
    const block = { calculator: JSON.stringify(plan(older(1, dataId))) };
    const adopted = adoptLegacy(block, TABLES);
    if (!adopted.ok || !adopted.value) throw new Error('The file cannot be read.');
    return { block, adopted: adopted.value };
  };

  it('gives a file’s entries ids of their own beside those of a plan, the same ones each time', () => {
    const { merge, empty } = kindOf('planner');
    let mine = fileOf('c_seele').adopted.planner;
    const bronya = fileOf('c_bronya');
    for (let time = 0; time < 2; time++) {
      const placed = adoptedData(bronya.block, 'default', bronya.adopted, mine);
      const found = placed.find(({ name }) => name === 'planner')?.document ?? empty;
      mine = merge(mine, found as typeof mine);
      expect(mine.entries.map(({ id }) => id)).toEqual([1102, 1101]);
    }
  });

  it('brings tiers that nobody has set here', () => {
    const { merge, empty } = kindOf('planner');
    const { block, adopted } = fileOf('c_seele');
    const placed = adoptedData(block, 'default', adopted);
    const found = placed.find(({ name }) => name === 'planner')?.document as typeof empty;
    expect(merge(empty, found).settings).toMatchObject({ gold: 3, crimson: 4, echo: 2, shadow: 1 });
    const own = { ...empty, settings: { ...empty.settings, gold: 2 } };
    expect(merge(own, found).settings).toEqual(own.settings);
  });
});
