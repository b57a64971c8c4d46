import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import type { PlannerTables } from '@trailbook/core/internal/dataset';
import { DROP_SOURCES, type Entry } from '@trailbook/core/internal/planner';
import {
  type Adopted,
  adoptLegacy,
  DEVICE,
  type Documents,
  kindOf,
  type LegacyBlock,
  type LegacyError,
  type PlacedDocument,
  readLegacyList,
  readVoice,
} from '@trailbook/core/internal/user-data';
import type { DocumentAccess, DocumentDatabase } from '../documents/document-database.ts';
import type { AddressesOf } from '../documents/document-set.ts';
import { readLegacyStores, removeLegacyStores } from './legacy-stores.ts';

// A type, not an interface: sets of documents are records.
type Adopting = {
  readonly planner: Documents['planner'];
  readonly inventory: Documents['inventory'];
  readonly dismissals: Documents['dismissals'];
  readonly preferences: Documents['preferences'];
};

/** What the copy of them is called. */
const OLDER_STORES = 'older stores';
const PLAN_STORES = ['calculator', 'calculator-main', 'calculator-entries'] as const;

/** What became of the older stores: what had no place here, and why some could not be read at all. */
export type StoresAdopted = Pick<Adopted, 'leftBehind' | 'unread'>;

/**
 * Takes over the stores of the site that was here before, once: what they become and a copy of them are kept in one
 * transaction. They are removed only when that has been read back; those that could not be read stay.
 *
 * @returns undefined where there was nothing to take over
 */
export async function adoptLegacyStores(
  database: DocumentDatabase,
  profile: string,
  tables: PlannerTables,
  now: number,
): Promise<Result<StoresAdopted | undefined, LegacyError | { readonly code: 'STORE_FAILED' }>> {
  const block = readLegacyStores();
  if (Object.keys(block).length === 0) return ok(undefined);
  const adopted = adoptLegacy(block, tables);
  if (!adopted.ok) return adopted;
  const readable = readableOf(block, adopted.value?.unread);
  // A visit that ended before they were removed has taken them over: what was changed since then stays.
  if (!(await isKeptAside(database, readable))) {
    const theirs = documentsOf(block, adopted.value);
    const addresses: AddressesOf<Adopting> = {
      planner: { profile, name: 'planner' },
      inventory: { profile, name: 'inventory' },
      dismissals: { profile: DEVICE, name: 'dismissals' },
      preferences: { profile: DEVICE, name: 'preferences' },
    };
    const copy = { at: now, what: OLDER_STORES, value: readable };
    const kept = await database.changeBeside(addresses, (mine) => merged(mine, theirs), copy);
    // More than one plan may hold, together with what is here.
    if (!kept.ok && 'error' in kept.error && kept.error.error.code === 'CHANGE_REFUSED') {
      return fail({ code: 'STORE_FAILED' });
    }
    const again = kept.ok ? await database.load(addresses) : kept;
    // Unreadable documents of ours are told elsewhere; the older stores wait until those are settled.
    if (!again.ok || !holdsAll(again.value.documents, theirs)) return ok(undefined);
  }
  removeLegacyStores(readable);
  return ok(adopted.value);
}

/** The stores that could be read, where one of them could not. */
function readableOf(block: LegacyBlock, unread: LegacyError | undefined): LegacyBlock {
  if (!unread) return block;
  const isInventory = unread.code === 'LEGACY_BROKEN' && unread.store === 'inventory';
  const stay: readonly string[] = isInventory ? ['inventory'] : PLAN_STORES;
  return Object.fromEntries(Object.entries(block).filter(([store]) => !stay.includes(store)));
}

async function isKeptAside(database: DocumentDatabase, block: LegacyBlock): Promise<boolean> {
  const isCopy = (value: object) =>
    Object.entries(block).every(([store, text]) => Reflect.get(value, store) === text);
  return (await database.aside()).some(
    ({ what, value }) =>
      what === OLDER_STORES && typeof value === 'object' && value && isCopy(value),
  );
}

/** A plan and an inventory of the site that was here before, as a file of its holds them. */
export type OlderStores = Pick<LegacyBlock, (typeof PLAN_STORES)[number] | 'inventory'>;

/** Whether a store of such a file is one of them. */
export function isOlderStore(store: string): store is keyof OlderStores {
  return store === 'inventory' || PLAN_STORES.some((name) => name === store);
}

/** What came of an older plan and inventory beside a file's warps. */
export interface StoresTaken {
  /** Whether what can be read was stored. */
  readonly isKept: boolean;
  /** How many entries, items, skills and traces have no place here. */
  readonly left: number;
  /** The entries that are among them, or came along without some of these. */
  readonly names: readonly string[];
  /** Why the plan or the inventory could not be read at all. */
  readonly unread?: LegacyError | undefined;
  readonly news: PlanNews;
}

/** What of an older plan and inventory was not here before: what was stays as it is. */
export interface PlanNews {
  readonly entries: number;
  readonly items: number;
  /** Whether its difficulties came along. */
  readonly isEased: boolean;
}

const NO_NEWS: PlanNews = { entries: 0, items: 0, isEased: false };

/**
 * Merges such a plan and inventory with those of a profile, as one change. Stores of which anything is left are set
 * aside whole within it, so that a later version can read the rest.
 */
export async function adoptStores(
  database: DocumentAccess,
  profile: string,
  brought: { readonly at: number; readonly what: string; readonly value: OlderStores },
  tables: PlannerTables,
): Promise<StoresTaken> {
  const adopted = adoptLegacy(brought.value, tables);
  const found = adopted.ok ? adopted.value : undefined;
  const unread = adopted.ok ? found?.unread : adopted.error;
  const left = found ? countLeft(found.leftBehind) : 0;
  const copy = unread || left > 0 ? brought : undefined;
  const names = found ? namesLeft(found.leftBehind) : [];
  return { ...(await addTo(database, profile, found, copy)), left, names, unread };
}

/** How much of older stores has no place here. */
export function countLeft({ entries, items, points }: Adopted['leftBehind']): number {
  return entries.length + items.length + points;
}

/** The entries of which not all came along, as the older site calls what they are of. */
export function namesLeft({ entries, partly }: Adopted['leftBehind']): string[] {
  return [...new Set([...entries, ...partly].map((name) => name.replace(/^[cl]_/, '')))];
}

type Taken = Pick<Adopting, 'planner' | 'inventory'>;

async function addTo(
  database: DocumentAccess,
  profile: string,
  adopted: Adopted | undefined,
  copy: Parameters<DocumentDatabase['keepAside']>[0] | undefined,
): Promise<Pick<StoresTaken, 'isKept' | 'news'>> {
  if (!adopted) {
    if (copy) await database.keepAside(copy);
    return { isKept: true, news: NO_NEWS };
  }
  const addresses: AddressesOf<Taken> = {
    planner: { profile, name: 'planner' },
    inventory: { profile, name: 'inventory' },
  };
  // Told of within the change: it is merged anew with what another tab has stored a moment before.
  let news = NO_NEWS;
  const recipe = (mine: Taken) => {
    const all = {
      planner: mergedPlans(mine.planner, adopted.planner),
      inventory: kindOf('inventory').merge(mine.inventory, adopted.inventory),
    };
    news = newsOf(mine, all);
    return all;
  };
  const kept = await (copy
    ? database.changeBeside(addresses, recipe, copy)
    : database.change(addresses, recipe));
  return { isKept: kept.ok, news };
}

function newsOf(mine: Taken, all: Taken): PlanNews {
  const itemsIn = ({ inventory }: Taken) => Object.keys(inventory.items).length;
  return {
    entries: all.planner.entries.length - mine.planner.entries.length,
    items: itemsIn(all) - itemsIn(mine),
    isEased: DROP_SOURCES.some(
      (source) => all.planner.settings[source] !== mine.planner.settings[source],
    ),
  };
}

/**
 * Ids are moments: of two profiles made from one, two things may have the same. Each keeps its entry, and the same one
 * when the file is read again.
 */
function withOwnIds(mine: Adopting['planner'], theirs: Adopting['planner']): Adopting['planner'] {
  const thingOf = ({ kind, id }: Entry) => `${kind} ${id}`;
  const holders = new Map(mine.entries.map((entry) => [entry.entryId, thingOf(entry)]));
  const given = new Set<number>();
  const entries = theirs.entries.map((entry) => {
    const isFree = (id: number) => (holders.get(id) ?? thingOf(entry)) === thingOf(entry);
    let { entryId } = entry;
    while (given.has(entryId) || !isFree(entryId)) entryId++;
    given.add(entryId);
    return { ...entry, entryId };
  });
  return { ...theirs, entries };
}

/**
 * The same, as documents of a profile, for a file of such stores.
 *
 * @param mine - the profile's plan, where it can be read: the file may be merged with it
 */
export function adoptedData(
  block: LegacyBlock,
  profile: string,
  adopted: Adopted | undefined,
  mine: Adopting['planner'] = kindOf('planner').empty,
) {
  const { planner, inventory, dismissals, preferences } = documentsOf(block, adopted);
  const data: PlacedDocument[] = [
    { profile, name: 'planner', document: withOwnIds(mine, planner) },
    { profile, name: 'inventory', document: inventory },
    { profile: DEVICE, name: 'dismissals', document: dismissals },
    { profile: DEVICE, name: 'preferences', document: preferences },
  ];
  return data;
}

function documentsOf(block: LegacyBlock, adopted: Adopted | undefined): Adopting {
  return {
    planner: adopted?.planner ?? kindOf('planner').empty,
    inventory: adopted?.inventory ?? kindOf('inventory').empty,
    dismissals: {
      ...kindOf('dismissals').empty,
      promotions: readLegacyList(block, 'dismissedPromotions'),
      redDots: readLegacyList(block, 'reddot'),
    },
    preferences: {
      ...kindOf('preferences').empty,
      voice: block.audiolang === undefined ? null : readVoice(block.audiolang),
    },
  };
}

function mergedPlans(mine: Adopting['planner'], theirs: Adopting['planner']) {
  return kindOf('planner').merge(mine, withOwnIds(mine, theirs));
}

function merged(mine: Adopting, theirs: Adopting): Adopting {
  return {
    planner: mergedPlans(mine.planner, theirs.planner),
    inventory: kindOf('inventory').merge(mine.inventory, theirs.inventory),
    dismissals: kindOf('dismissals').merge(mine.dismissals, theirs.dismissals),
    preferences: kindOf('preferences').merge(mine.preferences, theirs.preferences),
  };
}

function holdsAll(stored: Adopting, theirs: Adopting): boolean {
  const ids = new Set(stored.planner.entries.map(({ entryId }) => entryId));
  return (
    theirs.planner.entries.every(({ entryId }) => ids.has(entryId)) &&
    Object.keys(theirs.inventory.items).every((id) => Object.hasOwn(stored.inventory.items, id))
  );
}
