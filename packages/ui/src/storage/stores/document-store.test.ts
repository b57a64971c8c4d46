import 'fake-indexeddb/auto';
import type { Entry } from '@trailbook/core/internal/planner';
import { kindOf } from '@trailbook/core/internal/user-data';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putRow } from '../../../test/put-row.ts';
import { type PlannerDocuments, planActions } from '../../features/planner/store/planner-store.ts';
import { type DocumentDatabase, openDocumentDatabase } from '../index.ts';
import { type Device, unsavedIn } from './device.ts';
import { createDocumentStore } from './document-store.ts';

const PLANNER = { profile: 'default', name: 'planner' } as const;
const INVENTORY = { profile: 'default', name: 'inventory' } as const;

const cone = (entryId: number): Entry =>
  ({
    kind: 'lightCone',
    id: 23000,
    entryId,
    priority: 0,
    enabled: true,
    from: { level: 1, ascension: 0 },
    to: { level: 80, ascension: 6 },
  }) as Entry;

const storeOn = (database: DocumentDatabase, hooks = {}) =>
  createDocumentStore<PlannerDocuments>(
    database,
    { planner: PLANNER, inventory: INVENTORY },
    { planner: kindOf('planner').empty, inventory: kindOf('inventory').empty },
    hooks,
  );

async function opened(database: DocumentDatabase = openDocumentDatabase(), hooks = {}) {
  const store = storeOn(database, hooks);
  await store.getState().load();
  return store;
}

const ids = (store: ReturnType<typeof storeOn>) =>
  store.getState().documents.planner.entries.map(({ entryId, priority }) => [entryId, priority]);

/** Until nothing is on its way to the store. */
async function kept(store: ReturnType<typeof storeOn>) {
  // Forty changes one after the other take their time where others work too.
  await vi.waitFor(() => expect(store.getState().unsaved()).toEqual([]), { timeout: 10_000 });
}

/** A database whose changes fail with an error, until told otherwise. */
function failing(error: Error) {
  const database = openDocumentDatabase();
  const control = { isFailing: true };
  const change: DocumentDatabase['change'] = (...values) =>
    control.isFailing ? Promise.reject(error) : database.change(...values);
  return { database: { ...database, change }, control };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('documents in memory', () => {
  it('keep each change, and find it again', async () => {
    const store = await opened();
    store.getState().act(planActions.add(cone(1)));
    store.getState().act(planActions.add(cone(2)));
    store.getState().act(planActions.setEnabled(1, false));
    await kept(store);
    const again = await opened();
    expect(ids(again)).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(again.getState().documents.planner.entries[1]?.enabled).toBe(false);
  });

  it('two tabs adding at once both keep theirs, and priorities stay 0 to n - 1', async () => {
    const [here, there] = [await opened(), await opened()];
    for (let entry = 1; entry <= 20; entry++) {
      here.getState().act(planActions.add(cone(entry)));
      there.getState().act(planActions.add(cone(100 + entry)));
    }
    await Promise.all([kept(here), kept(there)]);
    const entries = ids(await opened());
    expect(entries.map(([, priority]) => priority)).toEqual(
      Array.from({ length: 40 }, (_, n) => n),
    );
    expect(new Set(entries.map(([id]) => id)).size).toBe(40);
  });

  it('what one tab deletes stays deleted when another edits something else meanwhile', async () => {
    const here = await opened();
    for (const entry of [1, 2, 3]) here.getState().act(planActions.add(cone(entry)));
    await kept(here);
    const there = await opened();
    here.getState().act(planActions.remove(2));
    there.getState().act(planActions.add(cone(4)));
    await Promise.all([kept(here), kept(there)]);
    expect(ids(await opened()).map(([id]) => id)).toEqual([4, 3, 1]);
  });

  it('another tab shows what this one has changed', async () => {
    const [here, there] = [await opened(), await opened()];
    here.getState().act(planActions.add(cone(1)));
    await vi.waitFor(() => expect(ids(there)).toEqual([[1, 0]]));
  });

  it('two entries of the same millisecond stay two', async () => {
    const [here, there] = [await opened(), await opened()];
    here.getState().act(planActions.add(cone(7)));
    there.getState().act(planActions.add(cone(7)));
    await Promise.all([kept(here), kept(there)]);
    expect(
      ids(await opened())
        .map(([id]) => id)
        .sort(),
    ).toEqual([7, 8]);
  });

  it('unchanged entries keep their identity through a change, so that nothing is computed anew', async () => {
    const store = await opened();
    store.getState().act(planActions.add(cone(1)));
    store.getState().act(planActions.add(cone(2)));
    await kept(store);
    const [, before] = store.getState().documents.planner.entries;
    store.getState().act(planActions.setEnabled(2, false));
    await kept(store);
    expect(store.getState().documents.planner.entries[1]).toBe(before);
  });
});

describe('the planner’s actions', () => {
  const upgraded = {
    entry: { ...cone(1), from: { level: 80, ascension: 6 } },
    inventory: {},
    spent: new Map([[211, 5]]) as never,
  };

  it('an upgrade takes what it spent, with the entry, as one; taken back, all is as before', async () => {
    const store = await opened();
    const { act } = store.getState();
    act(planActions.add(cone(1)));
    act(planActions.setCounts({ 211: 7 }));
    await kept(store);
    const before = store.getState().documents;
    act(planActions.upgraded(cone(1), upgraded));
    await kept(store);
    const after = (await opened()).getState().documents;
    expect(after.inventory.items).toEqual({ 211: 2 });
    expect(after.planner.entries[0]?.from).toEqual({ level: 80, ascension: 6 });
    act(planActions.undoUpgrade(before.planner.entries[0] as Entry, upgraded));
    await kept(store);
    expect((await opened()).getState().documents).toEqual(before);
  });

  it('what another tab adds to the inventory meanwhile is kept', async () => {
    const [here, there] = [await opened(), await opened()];
    here.getState().act(planActions.add(cone(1)));
    here.getState().act(planActions.setCounts({ 211: 7 }));
    await kept(here);
    await vi.waitFor(() => expect(there.getState().documents.inventory.items).toEqual({ 211: 7 }));
    here.getState().act(planActions.upgraded(cone(1), upgraded));
    there.getState().act(planActions.setCounts({ 212: 3 }));
    await Promise.all([kept(here), kept(there)]);
    expect((await opened()).getState().documents.inventory.items).toEqual({ 211: 2, 212: 3 });
  });

  it('an upgrade whose materials another tab has spent by then is not kept, and nothing is made by taking it back', async () => {
    const [here, there] = [await opened(), await opened()];
    for (const id of [1, 2]) here.getState().act(planActions.add(cone(id)));
    here.getState().act(planActions.setCounts({ 211: 7 }));
    await kept(here);
    await vi.waitFor(() => expect(there.getState().documents.inventory.items).toEqual({ 211: 7 }));
    const other = { ...upgraded, entry: { ...upgraded.entry, entryId: 2 } };
    there.getState().act(planActions.upgraded(cone(2), other));
    here.getState().act(planActions.upgraded(cone(1), upgraded));
    await Promise.all([kept(here), kept(there)]);
    const levels = () =>
      here.getState().documents.planner.entries.map(({ entryId, from }) => [entryId, from.level]);
    await vi.waitFor(() =>
      expect(levels()).toEqual([
        [2, 80],
        [1, 1],
      ]),
    );
    here.getState().act(planActions.undoUpgrade(cone(1), upgraded));
    there.getState().act(planActions.undoUpgrade(cone(2), other));
    await Promise.all([kept(here), kept(there)]);
    expect((await opened()).getState().documents.inventory.items).toEqual({ 211: 7 });
  });

  it('a deleted entry comes back to its place', async () => {
    const store = await opened();
    const { act } = store.getState();
    for (const entry of [1, 2, 3]) act(planActions.add(cone(entry)));
    await kept(store);
    const before = store.getState().documents.planner.entries;
    const middle = before.find(({ priority }) => priority === 1) as Entry;
    act(planActions.remove(middle.entryId));
    act(planActions.bringBack(middle));
    await kept(store);
    expect(ids(await opened())).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ]);
  });
});

describe('documents that cannot be read', () => {
  const broken = { version: 6, settings: 'none' };

  async function storeRaw(value: object) {
    const database = openDocumentDatabase();
    await database.notes();
    await putRow(['default', 'planner', ''], value);
    return database;
  }

  it('are left untouched until told, then set aside', async () => {
    const database = await storeRaw(broken);
    const store = await opened(database);
    expect(store.getState()).toMatchObject({
      status: 'unreadable',
      problem: { name: 'planner', error: { code: 'DOCUMENT_BROKEN', path: 'settings' } },
    });
    store.getState().act(planActions.add(cone(1)));
    expect((await database.rows(PLANNER)).get('')).toEqual(broken);

    await database.setAside(PLANNER, 5);
    await store.getState().load();
    expect(store.getState().status).toBe('ready');
    expect(await database.aside()).toEqual([
      { at: 5, what: 'default/planner', value: [['', broken]] },
    ]);
  });

  it('of a newer version are never written over, not even by a tab that knew the older', async () => {
    const store = await opened();
    store.getState().act(planActions.add(cone(1)));
    await kept(store);
    const newer = { version: 99, revision: 9, plans: 'of another shape' };
    const database = await storeRaw(newer);
    store.getState().act(planActions.add(cone(2)));
    await vi.waitFor(() => expect(store.getState().status).toBe('unreadable'));
    expect(store.getState().problem?.error.code).toBe('DOCUMENT_NEWER');
    expect((await database.rows(PLANNER)).get('')).toEqual(newer);
  });
});

it('tells while changes are on their way, and when none is', async () => {
  const told: boolean[] = [];
  const store = await opened(openDocumentDatabase(), { onSaving: (is: boolean) => told.push(is) });
  store.getState().act(planActions.add(cone(1)));
  store.getState().act(planActions.add(cone(2)));
  expect(told).toEqual([true]);
  await kept(store);
  await vi.waitFor(() => expect(told).toEqual([true, false]));
});

describe('a full disk', () => {
  const full = new DOMException('The disk is full.', 'QuotaExceededError');

  it('is told after room was made in vain; the change stays on the screen and is kept later', async () => {
    const { database, control } = failing(full);
    const onFull = vi.fn(async () => undefined);
    const onSaving = vi.fn();
    const store = await opened(database, { onFull, onSaving });
    store.getState().act(planActions.add(cone(1)));
    await vi.waitFor(() => expect(store.getState().status).toBe('full'));
    expect(onFull).toHaveBeenCalledOnce();
    // It waits for room: leaving the page would lose it.
    await vi.waitFor(() => expect(onSaving).toHaveBeenLastCalledWith(true));
    expect(ids(store)).toEqual([[1, 0]]);
    expect(store.getState().unsaved()).toMatchObject([
      { name: 'planner', profile: 'default' },
      { name: 'inventory', profile: 'default' },
    ]);

    control.isFailing = false;
    store.getState().act(planActions.add(cone(2)));
    await kept(store);
    expect(store.getState().status).toBe('ready');
    expect(ids(await opened()).map(([id]) => id)).toEqual([2, 1]);
  });

  it('goes unnoticed where old snapshots could make room', async () => {
    const { database, control } = failing(full);
    const store = await opened(database, {
      onFull: async () => {
        control.isFailing = false;
      },
    });
    store.getState().act(planActions.add(cone(1)));
    await kept(store);
    expect(store.getState().status).toBe('ready');
  });
});

it('without storage the plan works, says so, and can still be handed out', async () => {
  const { database } = failing(new Error('denied'));
  const store = await opened(database);
  store.getState().act(planActions.add(cone(1)));
  await vi.waitFor(() => expect(store.getState().status).toBe('unsaved'));
  store.getState().act(planActions.add(cone(2)));
  expect(ids(store).map(([id]) => id)).toEqual([2, 1]);
  expect(store.getState().unsaved()).toHaveLength(2);
});

describe('what the open stores could not keep', () => {
  /** A device whose reads fail until told otherwise. */
  async function unread() {
    const database = openDocumentDatabase();
    const control = { isFailing: true };
    const load: DocumentDatabase['load'] = (...values) =>
      control.isFailing
        ? Promise.reject(new DOMException('The transaction was aborted.', 'AbortError'))
        : database.load(...values);
    const store = await opened({ ...database, load });
    store.getState().act(planActions.setCounts({ 2: 1 }));
    const stores = new Map([['planner', store]]);
    return { control, from: { stores } as unknown as Device };
  }

  it('is told apart where it was done without what is stored', async () => {
    const { from } = await unread();
    expect(await unsavedIn(from)).toMatchObject({ isOnStored: false, data: [{}, {}] });
  });

  it('is put on top of what is stored, once that can be read', async () => {
    const there = await opened();
    there.getState().act(planActions.setCounts({ 211: 7 }));
    await kept(there);
    const { control, from } = await unread();
    control.isFailing = false;
    const { isOnStored, data } = await unsavedIn(from);
    expect(isOnStored).toBe(true);
    expect(data.find(({ name }) => name === 'inventory')).toMatchObject({
      document: { items: { 2: 1, 211: 7 } },
    });
  });
});

describe('changes that could not be kept', () => {
  const full = new DOMException('The disk is full.', 'QuotaExceededError');

  it.each([
    ['full', full],
    ['failed', new DOMException('The transaction was aborted.', 'AbortError')],
    ['unsaved', new Error('lost')],
  ] as const)('wait, told as %s, until another tab has stored something', async (status, error) => {
    const { database, control } = failing(error);
    const store = await opened(database);
    const there = await opened();
    store.getState().act(planActions.add(cone(1)));
    await vi.waitFor(() => expect(store.getState().status).toBe(status));

    const seen: string[] = [];
    store.subscribe((state) => seen.push(state.status));
    there.getState().act(planActions.setCounts({ 2: 1 }));
    await vi.waitFor(() => expect(store.getState().documents.inventory.items).toEqual({ 2: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.getState().unsaved()).toHaveLength(2);
    expect(new Set(seen)).toEqual(new Set([status]));

    control.isFailing = false;
    there.getState().act(planActions.setCounts({ 2: 2 }));
    await kept(store);
    expect(store.getState().status).toBe('ready');
    expect((await opened()).getState().documents).toMatchObject({
      planner: { entries: [{ entryId: 1 }] },
      inventory: { items: { 2: 2 } },
    });
  });

  it('are read again, and then kept, when the player tries again after a read that failed', async () => {
    const { database, control } = failing(new DOMException('Aborted.', 'AbortError'));
    const load: typeof database.load = (...of) =>
      control.isFailing
        ? Promise.reject(new DOMException('Aborted.', 'AbortError'))
        : database.load(...of);
    const store = await opened({ ...database, load });
    expect(store.getState().status).toBe('failed');
    store.getState().act(planActions.add(cone(1)));
    control.isFailing = false;
    await store.getState().retry();
    await kept(store);
    expect(store.getState().status).toBe('ready');
    expect(ids(await opened()).map(([id]) => id)).toEqual([1]);
  });

  it('are tried again when another document was stored, and with the next change', async () => {
    const { database, control } = failing(new Error('lost'));
    const [store, other] = [await opened(database), openDocumentDatabase()];
    store.getState().act(planActions.add(cone(1)));
    await vi.waitFor(() => expect(store.getState().status).toBe('unsaved'));
    control.isFailing = false;
    const elsewhere = { inventory: { profile: 'elsewhere', name: 'inventory' } } as const;
    await other.change<Pick<PlannerDocuments, 'inventory'>>(elsewhere, ({ inventory }) => ({
      inventory: { ...inventory, items: { 2: 1 } },
    }));
    await kept(store);
    expect(store.getState().status).toBe('ready');

    control.isFailing = true;
    store.getState().act(planActions.add(cone(2)));
    await vi.waitFor(() => expect(store.getState().status).toBe('unsaved'));
    control.isFailing = false;
    store.getState().act(planActions.add(cone(3)));
    await kept(store);
    expect(ids(await opened()).map(([id]) => id)).toEqual([3, 2, 1]);
  });
});

describe('a change that does not fit', () => {
  it('is dropped with a word, and what was there before stays', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await opened();
    store.getState().act(planActions.setCounts({ 2: 5 }));
    await kept(store);
    store.getState().act(planActions.setCounts({ 3: -1 }));
    await kept(store);
    expect(store.getState()).toMatchObject({
      status: 'ready',
      isRefused: true,
      documents: { inventory: { items: { 2: 5 } } },
    });
    expect(told).toHaveBeenCalledOnce();
    store.getState().act(planActions.setCounts({ 4: 1 }));
    await kept(store);
    const again = await opened();
    expect(again.getState().documents.inventory.items).toEqual({ 2: 5, 4: 1 });
    told.mockRestore();
  });

  it('is refused where each part fits and all of them are too many: a full plan stays readable', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const database = openDocumentDatabase();
    const entries = Array.from({ length: 2000 }, (_, place) => cone(place));
    const full = { ...kindOf('planner').empty, entries };
    await database.replaceAll([{ ...PLANNER, document: full }], 1);
    const store = await opened(database);
    store.getState().act(planActions.add(cone(5000)));
    await kept(store);
    expect(store.getState()).toMatchObject({ status: 'ready', isRefused: true });
    expect(store.getState().documents.planner.entries).toHaveLength(2000);
    expect((await opened()).getState().status).toBe('ready');
    told.mockRestore();
  });
});

it('a database of a later version is told as such, and nothing is written to it', async () => {
  const request = indexedDB.open('trailbook', 99);
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  request.result.close();
  const store = await opened();
  expect(store.getState()).toMatchObject({
    status: 'unreadable',
    problem: { error: { code: 'DOCUMENT_NEWER' } },
  });
});

it('a tab that slept while everything was replaced does not take the new store for the old one', async () => {
  const sleeping = openDocumentDatabase({ announce: () => undefined, listen: () => () => true });
  const store = await opened(sleeping);
  store.getState().act(planActions.setCounts({ 2: 1, 3: 1 }));
  await kept(store);
  const other = await opened();
  await openDocumentDatabase().deleteAll(0);
  await other.getState().load();
  other.getState().act(planActions.setCounts({ 4: 1 }));
  await kept(other);
  store.getState().act(planActions.setCounts({ 5: 1 }));
  await kept(store);
  expect(store.getState().documents.inventory.items).toEqual({ 4: 1, 5: 1 });
});

describe('documents of a store that is emptied under an open page', () => {
  /** A store that has read one database and writes to another. */
  async function surprised() {
    const before = openDocumentDatabase();
    await before.change<PlannerDocuments>({ planner: PLANNER, inventory: INVENTORY }, (mine) => ({
      ...mine,
      inventory: { ...mine.inventory, items: { 2: 1, 3: 1 } },
    }));
    let database = before;
    const store = await opened({
      ...before,
      load: (...of) => database.load(...of),
      change: (...of) => database.change(...of),
    } as DocumentDatabase);
    vi.stubGlobal('indexedDB', new IDBFactory());
    database = openDocumentDatabase();
    return { store, database };
  }

  const itemsOf = (store: ReturnType<typeof storeOn>) => store.getState().documents.inventory.items;

  it('stay on the screen with what is done since, and nothing is written', async () => {
    const { store } = await surprised();
    store.getState().act(planActions.setCounts({ 4: 1 }));
    await vi.waitFor(() => expect(store.getState().status).toBe('emptied'));
    store.getState().act(planActions.setCounts({ 5: 1 }));
    expect(itemsOf(store)).toEqual({ 2: 1, 3: 1, 4: 1, 5: 1 });
    expect(itemsOf(await opened())).toEqual({});
  });

  it('are seen to be gone when they are read again, too', async () => {
    const { store } = await surprised();
    await store.getState().load();
    expect(store.getState().status).toBe('emptied');
    expect(itemsOf(store)).toEqual({ 2: 1, 3: 1 });
  });

  it('are stored again as they are shown, and worked with on', async () => {
    const { store } = await surprised();
    store.getState().act(planActions.setCounts({ 4: 1 }));
    await vi.waitFor(() => expect(store.getState().status).toBe('emptied'));
    await store.getState().keepShown();
    store.getState().act(planActions.setCounts({ 5: 1 }));
    await kept(store);
    expect(store.getState().status).toBe('ready');
    expect(itemsOf(await opened())).toEqual({ 2: 1, 3: 1, 4: 1, 5: 1 });
  });

  it('are let go where the player says so', async () => {
    const { store } = await surprised();
    await store.getState().load();
    await store.getState().letGo();
    expect(store.getState().status).toBe('ready');
    expect(itemsOf(store)).toEqual({});
  });

  it('are what somebody put there on purpose, where all was deleted or replaced', async () => {
    const { store, database } = await surprised();
    await database.deleteAll(7);
    await store.getState().load();
    expect([store.getState().status, itemsOf(store)]).toEqual(['ready', {}]);
  });

  it('take what was done meanwhile where a copy is put back', async () => {
    const { store, database } = await surprised();
    store.getState().act(planActions.setCounts({ 4: 1 }));
    await vi.waitFor(() => expect(store.getState().status).toBe('emptied'));
    const inventory = { ...kindOf('inventory').empty, items: { 2: 9 } };
    await database.replaceAll([{ ...INVENTORY, document: inventory }], 7);
    await store.getState().load();
    await kept(store);
    expect(itemsOf(await opened())).toEqual({ 2: 9, 4: 1 });
  });

  it('are missed where they were seen before they were opened', async () => {
    const store = await opened(openDocumentDatabase(), { seenStore: () => 'another' });
    expect(store.getState().status).toBe('emptied');
  });
});

it('bringing an entry back twice brings it back once', () => {
  const plan: PlannerDocuments = {
    planner: { ...kindOf('planner').empty, entries: [cone(1)] },
    inventory: kindOf('inventory').empty,
  };
  expect(planActions.bringBack(cone(1))(plan).planner.entries).toHaveLength(1);
});
