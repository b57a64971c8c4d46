import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { vi } from 'vitest';
import type { Folder } from '../src/storage/backups/snapshot-folder.ts';

/** How a step of storage can fail. */
export const FAULTS = ['quota', 'full', 'abort', 'unknown', 'closed', 'gone'] as const;
export type Fault = (typeof FAULTS)[number];

const ERRORS: Readonly<Record<Fault, string>> = {
  quota: 'QuotaExceededError',
  /** From here on nothing more can be written. */
  full: 'QuotaExceededError',
  abort: 'AbortError',
  unknown: 'UnknownError',
  /** The connection was closed, as by a newer version in another tab. */
  closed: 'InvalidStateError',
  /** The browser is killed: what was under way ends half done, and nothing follows. */
  gone: 'AbortError',
};

interface Armed {
  readonly fault: Fault;
  readonly step: number;
}

/** A browser's storage whose n-th step fails. One at a time: the browser's globals are its own. */
export interface FaultyDevice {
  readonly folder: Folder;
  readonly files: Map<string, Uint8Array>;
  readonly local: Map<string, string>;
  /** Runs something with a fault at one step; answers whether there was such a step. */
  during(armed: Armed | undefined, action: () => Promise<unknown>): Promise<boolean>;
}

type Kind = 'reads' | 'writes';
let step: (kind: Kind) => Fault | undefined = () => undefined;
const open = new Set<IDBTransaction>();

/** What a device holds, apart from it. */
export interface Image {
  readonly stores: Readonly<Record<string, readonly [key: IDBValidKey, value: unknown][]>>;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly local: ReadonlyMap<string, string>;
}

const NAME = 'trailbook';

/** Everything on a device, to make devices of. */
export async function imageOf({ files, local }: FaultyDevice): Promise<Image> {
  const database = await openDB(NAME);
  const stores: Record<string, [IDBValidKey, unknown][]> = {};
  for (const store of database.objectStoreNames) {
    const [keys, values] = [await database.getAllKeys(store), await database.getAll(store)];
    stores[store] = keys.map((key, at) => [key, values[at]]);
  }
  database.close();
  return { stores, files: new Map(files), local: new Map(local) };
}

/** A device that holds what another held. */
export async function deviceOf(image: Image): Promise<FaultyDevice> {
  const device = faultyDevice();
  for (const [name, bytes] of image.files) device.files.set(name, bytes);
  for (const [name, text] of image.local) device.local.set(name, text);
  const database = await openDB(NAME, 2, {
    async upgrade(upgraded, _from, _to, transaction) {
      for (const [name, entries] of Object.entries(image.stores)) {
        upgraded.createObjectStore(name, { autoIncrement: name === 'setAside' });
        const store = transaction.objectStore(name);
        await Promise.all(entries.map(([key, value]) => store.put(value, key)));
      }
    },
  });
  database.close();
  return device;
}

/** A device with nothing stored. */
export function faultyDevice(): FaultyDevice {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const files = new Map<string, Uint8Array>();
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => attempt('reads', () => local.get(key) ?? null),
    removeItem: (key: string) => attempt('reads', () => void local.delete(key)),
  });
  return {
    files,
    local,
    folder: {
      place: 'opfs',
      list: async () => attempt('reads', () => [...files.keys()]),
      read: async (name) => attempt('reads', () => files.get(name) ?? new Uint8Array(0)),
      async write(name, bytes) {
        attempt('writes', () => files.set(name, new Uint8Array(0)));
        attempt('writes', () => files.set(name, bytes.slice(0, bytes.length / 2)));
        attempt('writes', () => files.set(name, bytes));
      },
      remove: async (name) => attempt('reads', () => void files.delete(name)),
    },
    async during(armed, action) {
      let taken = 0;
      step = (kind) => {
        taken++;
        if (!armed || taken < armed.step) return undefined;
        if (armed.fault === 'full') return kind === 'writes' ? 'full' : undefined;
        return armed.fault === 'gone' || taken === armed.step ? armed.fault : undefined;
      };
      try {
        await action();
      } catch {
        // What an action says of a fault is asked elsewhere; here it is what it leaves behind.
      } finally {
        step = () => undefined;
      }
      return armed !== undefined && taken >= armed.step;
    },
  };
}

/** A step that may fail instead of being taken. */
function attempt<T>(kind: Kind, action: () => T): T {
  const fault = step(kind);
  if (fault) throw errorOf(fault);
  return action();
}

function errorOf(fault: Fault): DOMException {
  if (fault === 'gone') for (const transaction of open) fail(transaction, fault);
  return new DOMException('As the test wants it.', ERRORS[fault]);
}

function watch(transaction: IDBTransaction): void {
  if (open.has(transaction)) return;
  open.add(transaction);
  for (const end of ['complete', 'abort']) {
    transaction.addEventListener(end, () => open.delete(transaction));
  }
}

/** Ends a transaction as a browser would: with the error's name, everything in it undone. */
function fail(transaction: IDBTransaction, fault: Fault): void {
  open.delete(transaction);
  try {
    (transaction as unknown as { _abort(name: string): void })._abort(ERRORS[fault]);
  } catch {
    // It has ended already.
  }
}

/** Every request of a database is two steps: it may fail itself, or what follows it, as a commit does. */
function patchRequests(): void {
  const requests = [
    'get',
    'getKey',
    'getAll',
    'getAllKeys',
    'put',
    'add',
    'delete',
    'clear',
  ] as const;
  for (const name of requests) {
    const original = IDBObjectStore.prototype[name] as (...values: unknown[]) => IDBRequest;
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...values: unknown[]) {
      watch(this.transaction);
      const kind = name === 'put' || name === 'add' ? 'writes' : 'reads';
      const before = step(kind);
      const request = original.apply(this, values);
      if (before) {
        // Not at once: a browser ends a transaction between two turns of a script.
        queueMicrotask(() => {
          errorOf(before);
          fail(this.transaction, before);
        });
        return request;
      }
      const after = step(kind);
      if (after) {
        request.addEventListener('success', () => {
          errorOf(after);
          fail(this.transaction, after);
        });
      }
      return request;
    } as never;
  }
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...values) {
    return attempt('reads', () => transaction.apply(this, values));
  };
  for (const name of ['open', 'deleteDatabase'] as const) {
    const original = IDBFactory.prototype[name] as (...values: unknown[]) => unknown;
    IDBFactory.prototype[name] = function (this: IDBFactory, ...values: unknown[]) {
      return attempt('reads', () => original.apply(this, values));
    } as never;
  }
}

patchRequests();
