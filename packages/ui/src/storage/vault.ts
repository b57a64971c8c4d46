import { ok, type Result } from '@trailbook/core/result';
import {
  type Address,
  changedRows,
  type DocumentName,
  type Documents,
  fromRows,
  HEAD,
  kindOf,
  type PlacedError,
  type Row,
  type Rows,
  toRows,
  type UserData,
  type Versioned,
} from '@trailbook/core/userdata';
import { type Channel, openChannel } from './channel.ts';
import { connection, deleteDatabase, type Ledger, type Notes, type SetAside } from './database.ts';
import { randomId } from './random-id.ts';
import { writing } from './writer.ts';

/** Documents that are read and changed together, by names of the caller's choice. */
export type DocumentSet = Readonly<Record<string, Versioned>>;

/** Where the documents of a set stand. */
export type AddressesOf<Set extends DocumentSet> = {
  readonly [Key in keyof Set]: Address<
    { [Name in DocumentName]: Documents[Name] extends Set[Key] ? Name : never }[DocumentName]
  >;
};

/** Where something stands that may be no document of ours. */
interface Place {
  readonly profile: string;
  readonly name: string;
}

/** Documents as they were read, and after how many changes each. */
export interface Loaded<Set extends DocumentSet> {
  readonly documents: Set;
  readonly revisions: Readonly<Record<string, number>>;
}

/** Everything that is stored, as it is stored. */
export interface Everything {
  readonly rows: readonly Row[];
  readonly notes: Notes;
}

/** The player's documents on this device. Each call rejects where the browser gives no storage. */
export interface Vault {
  load<Set extends DocumentSet>(
    addresses: AddressesOf<Set>,
  ): Promise<Result<Loaded<Set>, PlacedError>>;
  /**
   * Changes documents by a pure recipe, in one transaction: all of it is kept, or nothing. When another
   * tab has written meanwhile, the recipe is applied to what that tab wrote.
   *
   * @param known - what the caller read last, to spare reading it again
   */
  change<Set extends DocumentSet>(
    addresses: AddressesOf<Set>,
    recipe: (documents: Set) => Set,
    known?: Loaded<Set>,
  ): Promise<Result<Loaded<Set>, PlacedError>>;
  /** The parts of one document, as they are stored. */
  rows(address: Address): Promise<Rows>;
  /** All parts of a profile's warps, as they are stored. */
  warpParts(profile: string): Promise<unknown[]>;
  everything(): Promise<Everything>;
  /** Puts other documents in the place of all, in one transaction. */
  replaceAll(data: UserData, at: number): Promise<void>;
  /** Moves a document out of the way in one transaction; nothing is lost. */
  setAside(place: Place, at: number): Promise<void>;
  /** Keeps something that has no place among the documents. */
  keepAside(item: SetAside): Promise<void>;
  /** All that was set aside. */
  aside(): Promise<SetAside[]>;
  notes(): Promise<Notes>;
  note(facts: Omit<Notes, 'ledger'>): Promise<void>;
  /** Removes documents of profiles that are gone for good. */
  dropProfile(profile: string): Promise<void>;
  /** Empties everything, notes included; a store that cannot be opened is removed. */
  deleteAll(at: number): Promise<void>;
  /** Called when another tab has changed documents; none named means any. Returns how to stop. */
  listen(listener: (changed: ReadonlySet<string>) => void): () => void;
}

const NOTES = 'notes';
/** A change is on the disk, not only on its way, before the player is told that it is kept. */
const STRICT = { durability: 'strict' } as const;

export function addressKey({ profile, name }: Place): string {
  return `${profile}/${name}`;
}

/** Opens the store at the first wish. */
export function openVault(channel: Channel = openChannel()): Vault {
  const open = connection();

  /** One transaction over rows and notes, told to other tabs when it is on the disk. */
  function write<T>(
    action: (
      stores: Stores,
    ) => Promise<{ readonly result: T; readonly changed?: readonly string[] }>,
  ): Promise<T> {
    return writing(async () => {
      const transaction = (await open()).transaction(
        ['rows', 'notes', 'setAside'],
        'readwrite',
        STRICT,
      );
      const stores: Stores = {
        rows: transaction.objectStore('rows'),
        notes: transaction.objectStore('notes'),
        setAside: transaction.objectStore('setAside'),
      };
      // A failed request rejects here first; `done` then rejects with the same, unheard.
      transaction.done.catch(() => undefined);
      let outcome: Awaited<ReturnType<typeof action>>;
      try {
        outcome = await action(stores);
      } catch (error) {
        abortQuietly(transaction);
        throw error;
      }
      await transaction.done;
      if (outcome.changed) channel.announce(outcome.changed);
      return outcome.result;
    });
  }

  return {
    async load(addresses) {
      const transaction = (await open()).transaction('rows');
      return loadFrom(transaction.objectStore('rows'), addresses);
    },

    change<Set extends DocumentSet>(
      addresses: AddressesOf<Set>,
      recipe: (documents: Set) => Set,
      known?: Loaded<Set>,
    ) {
      return write<Result<Loaded<Set>, PlacedError>>(async ({ rows, notes }) => {
        const before =
          known && (await stillThere(rows, addresses, known))
            ? ok(known)
            : await loadFrom(rows, addresses);
        if (!before.ok) return { result: before };
        const { documents, revisions } = before.value;
        const after = recipe(documents);
        const changed: string[] = [];
        const nextRevisions: Record<string, number> = { ...revisions };
        for (const [key, address] of Object.entries(addresses)) {
          const document = after[key] as Versioned;
          if (document === documents[key]) continue;
          const revision = (revisions[key] ?? 0) + 1;
          nextRevisions[key] = revision;
          await putDocument(rows, address, documents[key] as Versioned, document, revision);
          changed.push(addressKey(address));
        }
        const result = ok({ documents: after, revisions: nextRevisions });
        if (changed.length === 0) return { result };
        await countChange(notes);
        return { result, changed };
      });
    },

    async rows(address) {
      return rowsOf((await open()).transaction('rows').objectStore('rows'), address);
    },

    async warpParts(profile) {
      // '0' follows '/': all names that begin with `warps/`.
      const range = IDBKeyRange.bound([profile, 'warps/', ''], [profile, 'warps0', '']);
      return (await open()).getAll('rows', range);
    },

    async everything() {
      const transaction = (await open()).transaction(['rows', 'notes']);
      const rows = transaction.objectStore('rows');
      const [keys, values, notes] = await Promise.all([
        rows.getAllKeys(),
        rows.getAll(),
        transaction.objectStore('notes').get(NOTES),
      ]);
      return {
        rows: keys.map(([profile, name, part], at) => ({
          profile,
          name: name as DocumentName,
          part,
          value: values[at],
        })),
        notes: notes ?? {},
      };
    },

    replaceAll(data, at) {
      return write(async ({ rows, notes }) => {
        const before = await notes.get(NOTES);
        await rows.clear();
        for (const { profile, name, document } of data) {
          await Promise.all(
            [...toRows(kindOf(name), document)].map(([part, value]) =>
              rows.put(value, [profile, name, part]),
            ),
          );
        }
        await notes.put({ ...before, ledger: counted(before?.ledger), settledAt: at }, NOTES);
        return { result: undefined, changed: [] };
      });
    },

    setAside(place, at) {
      return write(async ({ rows, notes, setAside }) => {
        const found = await rowsOf(rows, place);
        await setAside.add({ at, what: addressKey(place), value: [...found] });
        await rows.delete(rangeOf(place));
        await countChange(notes);
        return { result: undefined, changed: [addressKey(place)] };
      });
    },

    keepAside(item) {
      return write(async ({ setAside }) => {
        await setAside.add(item);
        return { result: undefined };
      });
    },

    async aside() {
      return (await open()).getAll('setAside');
    },

    async notes() {
      return (await (await open()).get('notes', NOTES)) ?? {};
    },

    note(facts) {
      return write(async ({ notes }) => {
        await notes.put({ ...(await notes.get(NOTES)), ...facts }, NOTES);
        return { result: undefined };
      });
    },

    dropProfile(profile) {
      return write(async ({ rows, notes }) => {
        await rows.delete(IDBKeyRange.bound([profile], [profile, []]));
        await countChange(notes);
        return { result: undefined };
      });
    },

    async deleteAll(at) {
      try {
        await write(async ({ rows, notes, setAside }) => {
          await Promise.all([rows.clear(), setAside.clear(), notes.put({ settledAt: at }, NOTES)]);
          return { result: undefined, changed: [] };
        });
      } catch {
        await deleteDatabase();
        channel.announce([]);
      }
    },

    listen: (listener) => channel.listen(listener),
  };
}

interface ReadableRows {
  get(key: [string, string, string]): Promise<unknown>;
  getAll(range: IDBKeyRange): Promise<unknown[]>;
  getAllKeys(range: IDBKeyRange): Promise<[string, string, string][]>;
}

interface WritableRows extends ReadableRows {
  put(value: unknown, key: [string, string, string]): Promise<unknown>;
  delete(key: [string, string, string] | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}

interface Stores {
  readonly rows: WritableRows;
  readonly notes: {
    get(key: string): Promise<Notes | undefined>;
    put(value: Notes, key: string): Promise<unknown>;
  };
  readonly setAside: { add(item: SetAside): Promise<unknown>; clear(): Promise<void> };
}

async function loadFrom<Set extends DocumentSet>(
  store: ReadableRows,
  addresses: AddressesOf<Set>,
): Promise<Result<Loaded<Set>, PlacedError>> {
  const documents: Record<string, Versioned> = {};
  const revisions: Record<string, number> = {};
  // Asked for all at once: the transaction ends when it has nothing to do.
  const asked = await Promise.all(
    Object.entries(addresses).map(
      async ([key, address]) => [key, address, await rowsOf(store, address)] as const,
    ),
  );
  for (const [key, address, rows] of asked) {
    const read = fromRows(kindOf(address.name), rows);
    if (!read.ok) {
      const { profile, name } = address;
      return { ok: false, error: { profile, name, error: read.error } };
    }
    documents[key] = read.value;
    revisions[key] = revisionOf(rows.get(HEAD));
  }
  return ok({ documents: documents as Set, revisions });
}

/** Whether what the caller knows is still what is stored. */
async function stillThere<Set extends DocumentSet>(
  store: ReadableRows,
  addresses: AddressesOf<Set>,
  known: Loaded<Set>,
): Promise<boolean> {
  const same = await Promise.all(
    Object.entries(addresses).map(async ([key, { profile, name }]) => {
      const head = await store.get([profile, name, HEAD]);
      const isCurrent = head === undefined || versionOf(head) === kindOf(name).version;
      return isCurrent && revisionOf(head) === known.revisions[key];
    }),
  );
  return same.every(Boolean);
}

async function rowsOf(store: ReadableRows, address: Place): Promise<Rows> {
  const range = rangeOf(address);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return new Map(keys.map(([, , part], at) => [part, values[at]]));
}

/** Writes what differs. A document of an older version, or a new one, is written whole. */
async function putDocument(
  store: WritableRows,
  { profile, name }: Address,
  before: Versioned,
  after: Versioned,
  revision: number,
): Promise<void> {
  const kind = kindOf(name);
  const head = await store.get([profile, name, HEAD]);
  const isCurrent = versionOf(head) === kind.version;
  if (!isCurrent) await store.delete(rangeOf({ profile, name }));
  const { put, remove } = changedRows(
    isCurrent ? toRows(kind, before as never) : new Map(),
    toRows(kind, after as never),
  );
  await Promise.all([
    ...put.map(([part, value]) =>
      store.put(part === HEAD ? { ...(value as object), revision } : value, [profile, name, part]),
    ),
    ...remove.map((part) => store.delete([profile, name, part])),
  ]);
}

async function countChange(notes: Stores['notes']): Promise<void> {
  const before = await notes.get(NOTES);
  await notes.put({ ...before, ledger: counted(before?.ledger) }, NOTES);
}

function counted(ledger: Ledger | undefined): Ledger {
  return { store: ledger?.store ?? randomId(), revision: (ledger?.revision ?? 0) + 1 };
}

function rangeOf({ profile, name }: Place): IDBKeyRange {
  return IDBKeyRange.bound([profile, name], [profile, name, []]);
}

function revisionOf(head: unknown): number {
  const revision = (head as { revision?: unknown } | undefined)?.revision;
  return typeof revision === 'number' ? revision : 0;
}

function versionOf(head: unknown): unknown {
  return (head as { version?: unknown } | undefined)?.version;
}

function abortQuietly(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
