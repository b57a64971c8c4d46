import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  type Address,
  changedRows,
  checkParts,
  DEVICE,
  type DocumentError,
  type DocumentName,
  type Documents,
  dropProfiles,
  findUnfit,
  fromRows,
  HEAD,
  isProfileId,
  isSameStored,
  kindOf,
  listProfiles,
  type Place,
  type PlacedError,
  type Row,
  type Rows,
  readRows,
  rowsOf,
  type SealedDocument,
  sealedIn,
  toRows,
  type UserData,
  type Versioned,
} from '@trailbook/core/internal/user-data';
import { isQuotaError } from './browser-storage.ts';
import { type Channel, openChannel } from './channel.ts';
import { connection, deleteDatabase, type Ledger, type Notes, type SetAside } from './database.ts';
import { randomId } from './random-id.ts';
import { writing } from './write-lock.ts';

/** Documents that are read and changed together, by names of the caller's choice. */
export type DocumentSet = Readonly<Record<string, Versioned>>;

/** Where the documents of a set stand. */
export type AddressesOf<Set extends DocumentSet> = {
  readonly [Key in keyof Set]: Address<
    { [Name in DocumentName]: Documents[Name] extends Set[Key] ? Name : never }[DocumentName]
  >;
};

/** Documents as they were read, and after how many changes each. */
export interface Loaded<Set extends DocumentSet> {
  readonly documents: Set;
  readonly revisions: Readonly<Record<string, number>>;
  /** The store that they are of; undefined where nothing of them was stored. */
  readonly store: string | undefined;
}

/** Where something was read there is another store, or none, and nobody has said that it shall be so. */
export interface StoreEmptied extends Place {
  readonly error: { readonly code: 'STORE_EMPTIED' };
}

/** On what everything is replaced. */
export interface ReplaceTerms {
  /** Documents of the caller's that have no place, to be set aside with the others. */
  readonly left?: UserData | undefined;
  /** The state that the caller has seen; null where nothing was stored yet. Any other is not replaced. */
  readonly seen?: Ledger | null | undefined;
}

/** Another tab has written since the caller looked: nothing was replaced. */
export const STORE_CHANGED = 'STORE_CHANGED';

/** Everything that is stored, as it is stored. */
export interface Everything {
  readonly rows: readonly Row[];
  readonly notes: Notes;
}

/** Why a change was not made: what is stored cannot be read, or what was to be stored does not fit. */
export type ChangeError =
  | PlacedError
  | StoreEmptied
  | {
      readonly profile: string;
      readonly name: string;
      readonly error: { readonly code: 'CHANGE_REFUSED'; readonly path: string };
    };

/** The player's documents on this device. Each call rejects where the browser gives no storage. */
export interface DocumentDatabase {
  /** @param seen - the store that the caller has seen: documents of another are not taken for its */
  load<Set extends DocumentSet>(
    addresses: AddressesOf<Set>,
    seen?: string,
  ): Promise<Result<Loaded<Set>, PlacedError | StoreEmptied>>;
  /**
   * Changes documents by a pure recipe, in one transaction: all of it is kept, or nothing. When another
   * tab has written meanwhile, the recipe is applied to what that tab wrote.
   *
   * @param known - what the caller read last, to spare reading it again; were it of a store that is gone, nothing is
   *   changed
   */
  change<Set extends DocumentSet>(
    addresses: AddressesOf<Set>,
    recipe: (documents: Set) => Set,
    known?: Loaded<Set>,
  ): Promise<Result<Loaded<Set>, ChangeError>>;
  /** The same, and in the same transaction keeps what the change was made of and has no place in it. */
  changeBeside<Set extends DocumentSet>(
    addresses: AddressesOf<Set>,
    recipe: (documents: Set) => Set,
    item: SetAside,
  ): Promise<Result<Loaded<Set>, ChangeError>>;
  /** The parts of one document, as they are stored. */
  rows(address: Address): Promise<Rows>;
  /** All parts of a profile's warps, as they are stored. */
  warpParts(profile: string): Promise<unknown[]>;
  /** The accounts that a profile has warps of, by their uid. */
  warpAccounts(profile: string): Promise<string[]>;
  /** Of a profile's accounts the one that warped last; undefined where there are no warps. */
  latestWarpAccount(profile: string): Promise<string | undefined>;
  everything(): Promise<Everything>;
  /**
   * Puts other documents in the place of all, in one transaction, and with it sets aside what no snapshot
   * of this version could give back in full: documents that it cannot read.
   */
  replaceAll(
    data: UserData,
    at: number,
    terms?: ReplaceTerms,
  ): Promise<Result<true, PlacedError | typeof STORE_CHANGED>>;
  /** Moves a document out of the way in one transaction; nothing is lost. */
  setAside(place: Place, at: number): Promise<void>;
  /** Keeps something that has no place among the documents. */
  keepAside(item: SetAside): Promise<void>;
  /** All that was set aside. */
  aside(): Promise<SetAside[]>;
  notes(): Promise<Notes>;
  note(facts: Omit<Notes, 'ledger'>): Promise<void>;
  /** Removes profiles that are gone for good, from the list and with their documents, in one transaction. */
  dropProfiles(ids: ReadonlySet<string>): Promise<void>;
  /** Empties everything, notes included; a store that cannot be opened is removed. */
  deleteAll(at: number): Promise<void>;
  /** Removes a store that cannot be opened, with all that it may hold. */
  remove(): Promise<void>;
  /** Called when another tab has changed documents; none named means any. Returns how to stop. */
  listen(listener: (changed: ReadonlySet<string>) => void): () => void;
}

const NOTES = 'notes';
const PROFILES = { profiles: { profile: DEVICE, name: 'profiles' } } as const;
/** '0' follows '/': all names that begin with `warps/` stand before it. */
const WARPS_END = 'warps0';
/** A change is on the disk, not only on its way, before the player is told that it is kept. */
const STRICT = { durability: 'strict' } as const;

export function addressKey({ profile, name }: Place): string {
  return `${profile}/${name}`;
}

/** Opens the store at the first wish. */
export function openDocumentDatabase(channel: Channel = openChannel()): DocumentDatabase {
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
        await transaction.done;
      } catch (error) {
        abortQuietly(transaction);
        // Where the disk was full, the requests under way hear of the abort only.
        const cause = transaction.error ?? error;
        if (isQuotaError(cause)) await spendCleanup();
        throw cause;
      }
      if (outcome.changed) channel.announce(outcome.changed);
      return outcome.result;
    });
  }

  /** One transaction that only reads. */
  async function reading() {
    const transaction = (await open()).transaction(['rows', 'notes', 'setAside']);
    // As above: a failed request has told of it.
    transaction.done.catch(() => undefined);
    return {
      rows: transaction.objectStore('rows'),
      notes: transaction.objectStore('notes'),
      setAside: transaction.objectStore('setAside'),
    };
  }

  /**
   * After a full disk, Firefox lets the next writing transaction delete and nothing else, so that a site
   * can clear up. One that does nothing is spent for it: the next attempt shall say what is the matter.
   */
  async function spendCleanup(): Promise<void> {
    await (await open()).transaction('notes', 'readwrite').done.catch(() => undefined);
  }

  return {
    async load(addresses, seen) {
      const { rows, notes } = await reading();
      if (await wasEmptied(notes, seen)) return fail(emptied(addresses));
      return loadFrom({ rows, notes }, addresses);
    },

    change: (addresses, recipe, known) => {
      return write((stores) => changeIn(stores, addresses, recipe, known));
    },

    changeBeside: (addresses, recipe, item) => {
      return write(async (stores) => {
        const changed = await changeIn(stores, addresses, recipe);
        if (changed.result.ok) await stores.setAside.add(item);
        return changed;
      });
    },

    async rows(address) {
      return rowsAt((await reading()).rows, address);
    },

    async warpParts(profile) {
      return (await reading()).rows.getAll(warpsOf(profile));
    },

    async warpAccounts(profile) {
      return warpAccountsIn((await reading()).rows, profile);
    },

    async latestWarpAccount(profile) {
      return latestWarpAccountIn((await reading()).rows, profile);
    },

    async everything() {
      const stores = await reading();
      const [rows, notes] = await Promise.all([allRows(stores.rows), stores.notes.get(NOTES)]);
      return { rows, notes: notes ?? {} };
    },

    async replaceAll(data, at, { left = [], seen } = {}) {
      const unfit = findUnfit(data);
      if (unfit) return fail(unfit);
      return write<Result<true, typeof STORE_CHANGED>>(async ({ rows, notes, setAside }) => {
        const [stored, before] = await Promise.all([allRows(rows), notes.get(NOTES)]);
        if (seen !== undefined && !isSameState(seen, before?.ledger)) {
          return { result: fail(STORE_CHANGED) };
        }
        const aside = [...unreadableIn(stored, data), ...left.map((document) => asideOf(document))];
        await Promise.all(aside.map((item) => setAside.add({ at, ...item })));
        await rows.clear();
        const ledger = counted(before?.ledger);
        await Promise.all(
          data.flatMap((document) =>
            [...rowsOf(document)].map(([part, value]) =>
              rows.put(part === HEAD ? counting(value, ledger.revision) : value, [
                document.profile,
                document.name,
                part,
              ]),
            ),
          ),
        );
        await notes.put({ ...before, ledger, settledAt: at }, NOTES);
        return { result: ok(true), changed: [] };
      });
    },

    setAside(place, at) {
      return write(async ({ rows, notes, setAside }) => {
        const found = await rowsAt(rows, place);
        await setAside.add({ at, ...asideOf({ ...place, rows: found }) });
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
      return (await reading()).setAside.getAll();
    },

    async notes() {
      return (await (await reading()).notes.get(NOTES)) ?? {};
    },

    note(facts) {
      return write(async ({ notes }) => {
        await notes.put({ ...(await notes.get(NOTES)), ...facts }, NOTES);
        return { result: undefined };
      });
    },

    dropProfiles(ids) {
      return write(async ({ rows, notes }) => {
        const loaded = await loadFrom<{ profiles: Documents['profiles'] }>(
          { rows, notes },
          PROFILES,
        );
        if (!loaded.ok) return { result: undefined };
        const { profiles } = loaded.value.documents;
        const after = { profiles: dropProfiles(profiles, ids) };
        // One that was brought back meanwhile keeps what it has.
        const left = new Set(after.profiles.profiles.map(({ id }) => id));
        const gone = [...ids].filter((id) => !left.has(id));
        const { revision } = await countChange(notes);
        const change = changeOf('profiles', PROFILES.profiles, loaded.value.documents, after);
        await Promise.all([
          ...gone.map((id) => rows.delete(IDBKeyRange.bound([id], [id, []]))),
          putChange(rows, change, revision),
        ]);
        return { result: undefined, changed: [addressKey(PROFILES.profiles)] };
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

    async remove() {
      await deleteDatabase();
      channel.announce([]);
    },

    listen: (listener) => channel.listen(listener),
  };
}

interface ReadableRows {
  get(key: [string, string, string]): Promise<unknown>;
  getKey(range: IDBKeyRange): Promise<[string, string, string] | undefined>;
  getAll(range?: IDBKeyRange, most?: number): Promise<unknown[]>;
  getAllKeys(range?: IDBKeyRange, most?: number): Promise<[string, string, string][]>;
}

interface ReadableNotes {
  get(key: string): Promise<Notes | undefined>;
}

interface WritableRows extends ReadableRows {
  put(value: unknown, key: [string, string, string]): Promise<unknown>;
  delete(key: [string, string, string] | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}

interface Stores {
  readonly rows: WritableRows;
  readonly notes: ReadableNotes & {
    put(value: Notes, key: string): Promise<unknown>;
  };
  readonly setAside: { add(item: SetAside): Promise<unknown>; clear(): Promise<void> };
}

/** Whether the store that was seen is gone, though nobody has said that what is here is what should be here. */
async function wasEmptied(notes: ReadableNotes, seen: string | undefined): Promise<boolean> {
  if (seen === undefined) return false;
  const { ledger, settledAt } = (await notes.get(NOTES)) ?? {};
  return ledger?.store !== seen && settledAt === undefined;
}

function emptied<Set extends DocumentSet>(addresses: AddressesOf<Set>): StoreEmptied {
  // A set has one document at least.
  const { profile, name } = Object.values(addresses)[0] as Place;
  return { profile, name, error: { code: 'STORE_EMPTIED' } };
}

async function loadFrom<Set extends DocumentSet>(
  { rows: store, notes }: { readonly rows: ReadableRows; readonly notes: ReadableNotes },
  addresses: AddressesOf<Set>,
): Promise<Result<Loaded<Set>, PlacedError>> {
  const documents: Record<string, Versioned> = {};
  const revisions: Record<string, number> = {};
  // Asked for all at once: the transaction ends when it has nothing to do.
  const [noted, asked] = await Promise.all([
    notes.get(NOTES),
    Promise.all(
      Object.entries(addresses).map(async ([key, address]) => {
        // Each is read as it comes, so that a long history leaves room for others in between.
        const rows = await rowsAt(store, address);
        return [key, address, rows, fromRows(kindOf(address.name), rows)] as const;
      }),
    ),
  ]);
  for (const [key, address, rows, read] of asked) {
    if (!read.ok) {
      const { profile, name } = address;
      return { ok: false, error: { profile, name, error: read.error } };
    }
    documents[key] =
      address.name === 'profiles'
        ? listProfiles(read.value as unknown as Documents['profiles'], await ownersIn(store))
        : read.value;
    revisions[key] = revisionOf(rows.get(HEAD));
  }
  const isStored = Object.values(revisions).some((revision) => revision > 0);
  const id = noted?.ledger?.store;
  return ok({ documents: documents as Set, revisions, store: isStored ? id : undefined });
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

/** So many parts are made of what the disk gives before others may go on. */
const AT_A_TIME = 32;

async function rowsAt(store: ReadableRows, address: Place): Promise<Rows> {
  const rows = new Map<string, unknown>();
  let range = rangeOf(address);
  for (;;) {
    const [keys, values] = await Promise.all([
      store.getAllKeys(range, AT_A_TIME),
      store.getAll(range, AT_A_TIME),
    ]);
    for (const [at, [, , part]] of keys.entries()) rows.set(part, values[at]);
    const last = keys.at(-1);
    if (!last || keys.length < AT_A_TIME) return rows;
    range = IDBKeyRange.bound(last, range.upper, true, range.upperOpen);
  }
}

async function changeIn<Set extends DocumentSet>(
  { rows, notes }: Pick<Stores, 'rows' | 'notes'>,
  addresses: AddressesOf<Set>,
  recipe: (documents: Set) => Set,
  known?: Loaded<Set>,
): Promise<{
  readonly result: Result<Loaded<Set>, ChangeError>;
  readonly changed?: readonly string[];
}> {
  if (await wasEmptied(notes, known?.store)) return { result: fail(emptied(addresses)) };
  const before: Result<Loaded<Set>, ChangeError> = known &&
  (await stillThere(rows, addresses, known))
    ? ok(known)
    : await loadFrom({ rows, notes }, addresses);
  if (!before.ok) return { result: before };
  const { documents, revisions, store } = before.value;
  const after = recipe(documents);
  const changes = Object.entries(addresses)
    .filter(([key]) => after[key] !== documents[key])
    .map(([key, address]) => changeOf(key, address, documents, after));
  if (changes.length === 0) return { result: ok({ documents: after, revisions, store }) };
  const refused = changes.map(refusal).find((error) => error !== undefined);
  if (refused) return { result: fail(refused) };
  const ledger = await countChange(notes);
  const { revision } = ledger;
  for (const change of changes) await putChange(rows, change, revision);
  const result = ok({
    documents: after,
    store: ledger.store,
    revisions: {
      ...revisions,
      ...Object.fromEntries(changes.map(({ key }) => [key, revision])),
    },
  });
  return { result, changed: changes.map(({ address }) => addressKey(address)) };
}

/** One document on its way to the store. */
interface Change {
  readonly key: string;
  readonly address: Address;
  readonly document: Versioned;
  readonly before: Rows;
  readonly put: readonly [part: string, value: unknown][];
  readonly remove: readonly string[];
  readonly whole: Rows;
}

function changeOf<Set extends DocumentSet>(
  key: string,
  address: Address,
  documents: Set,
  after: Set,
): Change {
  const kind = kindOf(address.name);
  const before = toRows(kind, documents[key] as never);
  const document = after[key] as Versioned;
  const whole = toRows(kind, document as never);
  return { key, address, document, before, whole, ...changedRows(before, whole) };
}

/** What is written must be readable: only what has changed needs to be looked at. */
function refusal({ address, document, put }: Change): ChangeError | undefined {
  const { profile, name } = address;
  const { most, measure } = kindOf(name);
  // Each part may fit, and all of them together be more than can be read again.
  if (most !== undefined && measure(document as never) > most) {
    return { profile, name, error: { code: 'CHANGE_REFUSED', path: 'most' } };
  }
  const fault: DocumentError | undefined = checkParts(kindOf(name), put);
  if (fault?.code !== 'DOCUMENT_BROKEN') return undefined;
  return { profile, name, error: { code: 'CHANGE_REFUSED', path: fault.path } };
}

/** Writes what differs. A document of an older version, or a new one, is written whole. */
async function putChange(
  store: WritableRows,
  { address: { profile, name }, put, remove, whole }: Change,
  revision: number,
): Promise<void> {
  const isCurrent = versionOf(await store.get([profile, name, HEAD])) === kindOf(name).version;
  if (!isCurrent) await store.delete(rangeOf({ profile, name }));
  await Promise.all([
    ...(isCurrent ? put : [...whole]).map(([part, value]) =>
      store.put(part === HEAD ? { ...(value as object), revision } : value, [profile, name, part]),
    ),
    ...(isCurrent ? remove : []).map((part) => store.delete([profile, name, part])),
  ]);
}

async function allRows(store: ReadableRows): Promise<Row[]> {
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.map(([profile, name, part], at) => ({ profile, name, part, value: values[at] }));
}

/** Profiles that any data belongs to, found by jumping from one to the next. */
async function ownersIn(store: ReadableRows): Promise<string[]> {
  const owners: string[] = [];
  let from: IDBKeyRange = IDBKeyRange.lowerBound([DEVICE, []]);
  for (;;) {
    const found = (await store.getKey(from))?.[0];
    if (found === undefined) return owners.filter(isProfileId);
    owners.push(found);
    from = IDBKeyRange.lowerBound([found, []]);
  }
}

/** Accounts with warps, found by jumping from one to the next. */
async function warpAccountsIn(store: ReadableRows, profile: string): Promise<string[]> {
  const accounts: string[] = [];
  let from = 'warps/';
  for (;;) {
    const found = await store.getKey(
      IDBKeyRange.bound([profile, from], [profile, WARPS_END], false, true),
    );
    const uid = found?.[1].split('/')[1];
    if (uid === undefined) return accounts;
    accounts.push(uid);
    from = `warps/${uid}0`;
  }
}

/** Parts of warps are named after their time: of the newest alone the pulls are read. */
async function latestWarpAccountIn(
  store: ReadableRows,
  profile: string,
): Promise<string | undefined> {
  const keys = (await store.getAllKeys(warpsOf(profile))).filter(([, , part]) =>
    /^\d{9}$/.test(part),
  );
  const newest = keys
    .map(([, , part]) => part)
    .sort()
    .at(-1);
  const pulls = keys
    .filter(([, , part]) => part === newest)
    .map(async (key) => ({ uid: key[1].split('/')[1], id: lastIdIn(await store.get(key)) }));
  const [latest] = (await Promise.all(pulls)).sort((a, b) => (a.id > b.id ? -1 : 1));
  return latest?.uid;
}

/** The id of the last pull of a part, as wide as any; empty where the part is of another shape. */
function lastIdIn(part: unknown): string {
  const last: unknown = Array.isArray(part) ? part.at(-1) : undefined;
  return String((last as { id?: unknown } | undefined)?.id ?? '').padStart(24, '0');
}

function warpsOf(profile: string): IDBKeyRange {
  return IDBKeyRange.bound([profile, 'warps/', ''], [profile, WARPS_END, '']);
}

/** What of a store nothing else holds in full: all of one that cannot be read, else what is sealed and goes. */
function unreadableIn(rows: readonly Row[], data: UserData): Omit<SetAside, 'at'>[] {
  const read = readRows(rows);
  if (!read.ok) return [{ what: 'unreadable store', value: rows }];
  const stays = (sealed: SealedDocument) =>
    data.some((other) => addressKey(other) === addressKey(sealed) && isSameStored(other, sealed));
  return sealedIn(read.value)
    .filter((sealed) => !stays(sealed))
    .map(asideOf);
}

function asideOf(document: UserData[number] | SealedDocument): Omit<SetAside, 'at'> {
  return { what: addressKey(document), value: [...rowsOf(document)] };
}

async function countChange(notes: Stores['notes']): Promise<Ledger> {
  const before = await notes.get(NOTES);
  const ledger = counted(before?.ledger);
  await notes.put({ ...before, ledger }, NOTES);
  return ledger;
}

/**
 * The count of a store's changes is what tells a document from an earlier state of it, in any tab: a new
 * store counts on from where no store before it can be.
 */
function counted(ledger: Ledger | undefined): Ledger {
  return ledger
    ? { store: ledger.store, revision: ledger.revision + 1 }
    : { store: randomId(), revision: 1 + Math.floor(Math.random() * 2 ** 40) };
}

/** A head of ours counts changes; of a later version's head, of whatever shape, nothing is touched. */
function counting(head: unknown, revision: number): unknown {
  const isRecord = typeof head === 'object' && head !== null && !Array.isArray(head);
  return isRecord ? { ...head, revision } : head;
}

function isSameState(seen: Ledger | null, now: Ledger | undefined): boolean {
  return seen?.store === now?.store && seen?.revision === now?.revision;
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
