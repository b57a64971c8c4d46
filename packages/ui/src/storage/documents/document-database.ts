import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  type Address,
  DEVICE,
  type Documents,
  dropProfiles,
  findUnfit,
  HEAD,
  isSameStored,
  type Place,
  type PlacedError,
  type Row,
  type Rows,
  readRows,
  rowsOf,
  type SealedDocument,
  type SyncMemory,
  sealedIn,
  type UserData,
} from '@trailbook/core/internal/user-data';
import { isQuotaError } from './browser-storage.ts';
import { type Channel, openChannel } from './channel.ts';
import { connection, deleteDatabase, type Ledger, type Notes, type SetAside } from './database.ts';
import {
  type AddressesOf,
  addressKey,
  type ChangeError,
  changeIn,
  changeOf,
  countChange,
  counted,
  type DocumentSet,
  emptied,
  type Loaded,
  loadFrom,
  NOTES,
  putChange,
  type StoreEmptied,
  type Stores,
  wasEmptied,
} from './document-set.ts';
import {
  allRows,
  latestWarpAccountIn,
  rangeOf,
  rowsAt,
  warpAccountsIn,
  warpsOf,
} from './stored-rows.ts';
import { forgetSync, keepMemory, noteMissing, type SyncNotes, syncNotes } from './sync-notes.ts';
import { writing } from './write-lock.ts';

/** On what everything is replaced. */
export interface ReplaceTerms {
  /** Documents of the caller's that have no place, to be set aside with the others. */
  readonly left?: UserData | undefined;
  /** What else of the caller's is to be set aside in the same transaction. */
  readonly aside?: readonly SetAside[] | undefined;
  /** The state that the caller has seen; null where nothing was stored yet. Any other is not replaced. */
  readonly seen?: Ledger | null | undefined;
  /** What is to be remembered of the sync that replaces it, in the same transaction. */
  readonly sync?: SyncMemory | undefined;
}

/** Another tab has written since the caller looked: nothing was replaced. */
export const STORE_CHANGED = 'STORE_CHANGED';

/** Everything that is stored, as it is stored. */
export interface Everything {
  readonly rows: readonly Row[];
  readonly notes: Notes;
}

/** Documents that can be read and changed, wherever they stand. */
export type DocumentAccess = Pick<
  DocumentDatabase,
  'load' | 'change' | 'changeBeside' | 'keepAside'
>;

/** The player's documents on this device. Each call rejects where the browser gives no storage. */
export interface DocumentDatabase extends SyncNotes {
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

const PROFILES = { profiles: { profile: DEVICE, name: 'profiles' } } as const;
/** A change is on the disk, not only on its way, before the player is told that it is kept. */
const STRICT = { durability: 'strict' } as const;

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

    async replaceAll(data, at, { left = [], aside: others = [], seen, sync } = {}) {
      const unfit = findUnfit(data);
      if (unfit) return fail(unfit);
      return write<Result<true, typeof STORE_CHANGED>>(async ({ rows, notes, setAside }) => {
        const [stored, before] = await Promise.all([allRows(rows), notes.get(NOTES)]);
        if (seen !== undefined && !isSameState(seen, before?.ledger)) {
          return { result: fail(STORE_CHANGED) };
        }
        if (sync) await keepMemory(notes, sync);
        const aside = [
          ...unreadableIn(stored, data),
          ...left.map((document) => asideOf(document)),
          ...others,
        ];
        await Promise.all(aside.map((item) => setAside.add({ at, ...item })));
        await rows.clear();
        const ledger = counted(before?.ledger);
        await Promise.all(
          data.flatMap((document) =>
            // Where one is refused at once, those before it are waited for all the same.
            [...rowsOf(document)].map(async ([part, value]) =>
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
        await noteMissing(notes, place);
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

    ...syncNotes({ reading, write, channel }),

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
          // What was synced stays in the cloud; that this device took part is forgotten with its data.
          await Promise.all([
            rows.clear(),
            setAside.clear(),
            notes.put({ settledAt: at }, NOTES),
            forgetSync(notes),
          ]);
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

/** A head of ours counts changes; of a later version's head, of whatever shape, nothing is touched. */
function counting(head: unknown, revision: number): unknown {
  const isRecord = typeof head === 'object' && head !== null && !Array.isArray(head);
  return isRecord ? { ...head, revision } : head;
}

function isSameState(seen: Ledger | null, now: Ledger | undefined): boolean {
  return seen?.store === now?.store && seen?.revision === now?.revision;
}

function abortQuietly(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
