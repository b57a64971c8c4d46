import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  type Address,
  changedRows,
  checkParts,
  type DocumentError,
  type DocumentName,
  type Documents,
  fromRows,
  HEAD,
  kindOf,
  listProfiles,
  type Place,
  type PlacedError,
  type Rows,
  toRows,
  type Versioned,
} from '@trailbook/core/internal/user-data';
import type { Ledger, Notes, SetAside, SyncNote } from './database.ts';
import { randomId } from './random-id.ts';
import { ownersIn, type ReadableRows, rangeOf, rowsAt, type WritableRows } from './stored-rows.ts';

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

/** Why a change was not made: what is stored cannot be read, or what was to be stored does not fit. */
export type ChangeError =
  | PlacedError
  | StoreEmptied
  | {
      readonly profile: string;
      readonly name: string;
      readonly error: { readonly code: 'CHANGE_REFUSED'; readonly path: string };
    };

export function addressKey({ profile, name }: Place): string {
  return `${profile}/${name}`;
}

export interface ReadableNotes {
  get(key: string): Promise<(Notes & SyncNote) | undefined>;
}

export interface Stores {
  readonly rows: WritableRows;
  readonly notes: ReadableNotes & {
    put(value: Notes & SyncNote, key: string): Promise<unknown>;
    delete(key: string): Promise<void>;
  };
  readonly setAside: { add(item: SetAside): Promise<unknown>; clear(): Promise<void> };
}

export const NOTES = 'notes';

/** Whether the store that was seen is gone, though nobody has said that what is here is what should be here. */
export async function wasEmptied(notes: ReadableNotes, seen: string | undefined): Promise<boolean> {
  if (seen === undefined) return false;
  const { ledger, settledAt } = (await notes.get(NOTES)) ?? {};
  return ledger?.store !== seen && settledAt === undefined;
}

export function emptied<Set extends DocumentSet>(addresses: AddressesOf<Set>): StoreEmptied {
  // A set has one document at least.
  const { profile, name } = Object.values(addresses)[0] as Place;
  return { profile, name, error: { code: 'STORE_EMPTIED' } };
}

export async function loadFrom<Set extends DocumentSet>(
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

export async function changeIn<Set extends DocumentSet>(
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

export function changeOf<Set extends DocumentSet>(
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
export async function putChange(
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

export async function countChange(notes: Stores['notes']): Promise<Ledger> {
  const before = await notes.get(NOTES);
  const ledger = counted(before?.ledger);
  await notes.put({ ...before, ledger }, NOTES);
  return ledger;
}

/**
 * The count of a store's changes is what tells a document from an earlier state of it, in any tab: a new
 * store counts on from where no store before it can be.
 */
export function counted(ledger: Ledger | undefined): Ledger {
  return ledger
    ? { store: ledger.store, revision: ledger.revision + 1 }
    : { store: randomId(), revision: 1 + Math.floor(Math.random() * 2 ** 40) };
}

function revisionOf(head: unknown): number {
  const revision = (head as { revision?: unknown } | undefined)?.revision;
  return typeof revision === 'number' ? revision : 0;
}

function versionOf(head: unknown): unknown {
  return (head as { version?: unknown } | undefined)?.version;
}
