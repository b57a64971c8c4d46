import type { PlannerTables } from '@trailbook/core/internal/dataset';
import { DEFAULT_TIERS, type Entry } from '@trailbook/core/internal/planner';
import { fail, ok, type Result } from '@trailbook/core/internal/result';
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
} from '@trailbook/core/internal/userdata';
import {
  type AddressesOf,
  readLegacyStores,
  removeLegacyStores,
  type Vault,
} from '../storage/index.ts';

// A type, not an interface: sets of documents are records.
type Adopting = {
  readonly planner: Documents['planner'];
  readonly inventory: Documents['inventory'];
  readonly dismissals: Documents['dismissals'];
  readonly preferences: Documents['preferences'];
};

/**
 * Takes over the stores of the site that was here before, once. They are removed only when what they
 * became has been read back; a copy of them is kept.
 *
 * @returns what had no place here, undefined where there was nothing to take over
 */
export async function adoptLegacyStores(
  vault: Vault,
  profile: string,
  tables: PlannerTables,
  now: number,
): Promise<
  Result<Adopted['leftBehind'] | undefined, LegacyError | { readonly code: 'STORE_FAILED' }>
> {
  const block = readLegacyStores();
  if (Object.keys(block).length === 0) return ok(undefined);
  const adopted = adoptLegacy(block, tables);
  if (!adopted.ok) return adopted;
  const theirs = documentsOf(block, adopted.value);
  const addresses: AddressesOf<Adopting> = {
    planner: { profile, name: 'planner' },
    inventory: { profile, name: 'inventory' },
    dismissals: { profile: DEVICE, name: 'dismissals' },
    preferences: { profile: DEVICE, name: 'preferences' },
  };
  const kept = await vault.change(addresses, (mine) => merged(mine, theirs));
  // More than one plan may hold, together with what is here.
  if (!kept.ok && 'error' in kept.error && kept.error.error.code === 'CHANGE_REFUSED') {
    return fail({ code: 'STORE_FAILED' });
  }
  const again = kept.ok ? await vault.load(addresses) : kept;
  // Unreadable documents of ours are told elsewhere; the older stores wait until those are settled.
  if (!again.ok || !holdsAll(again.value.documents, theirs)) return ok(undefined);
  await vault.keepAside({ at: now, what: 'older stores', value: block });
  removeLegacyStores(block);
  return ok(adopted.value?.leftBehind);
}

/** A plan and an inventory of the site that was here before, as a file of its holds them. */
export type OlderStores = Pick<LegacyBlock, 'calculator' | 'inventory'>;

/** What came of an older plan and inventory beside a file's warps. */
export interface StoresTaken {
  /** Whether what can be read was stored. */
  readonly isKept: boolean;
  /** How many entries, items, skills and traces have no place here. */
  readonly left: number;
  /** Why the plan could not be read at all. */
  readonly unread?: LegacyError | undefined;
}

/**
 * Merges such a plan and inventory with those of a profile, as one change. Stores of which anything is left are set
 * aside whole beside that, so that a later version can read the rest.
 */
export async function adoptStores(
  vault: Vault,
  profile: string,
  brought: { readonly at: number; readonly what: string; readonly value: OlderStores },
  tables: PlannerTables,
): Promise<StoresTaken> {
  const whole = adoptLegacy(brought.value, tables);
  // An inventory says as much without its plan.
  const adopted = whole.ok ? whole : adoptLegacy({ inventory: brought.value.inventory }, tables);
  const found = adopted.ok ? adopted.value : undefined;
  const left = found ? countLeft(found.leftBehind) : 0;
  const isKept = !found || (await addTo(vault, profile, found));
  if (!whole.ok || left > 0) await vault.keepAside(brought);
  return { isKept, left, unread: whole.ok ? undefined : whole.error };
}

/** How much of older stores has no place here. */
export function countLeft({ entries, items, points }: Adopted['leftBehind']): number {
  return entries.length + items.length + points;
}

async function addTo(vault: Vault, profile: string, adopted: Adopted): Promise<boolean> {
  const kept = await vault.change<Pick<Adopting, 'planner' | 'inventory'>>(
    { planner: { profile, name: 'planner' }, inventory: { profile, name: 'inventory' } },
    (mine) => ({
      planner: mergedPlans(mine.planner, adopted.planner),
      inventory: kindOf('inventory').merge(mine.inventory, adopted.inventory),
    }),
  );
  return kept.ok;
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

/** The same, as documents of a profile, for a file of such stores. */
export function adoptedData(block: LegacyBlock, profile: string, adopted: Adopted | undefined) {
  const { planner, inventory, dismissals, preferences } = documentsOf(block, adopted);
  const data: PlacedDocument[] = [
    { profile, name: 'planner', document: planner },
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

/** Where nobody has set drop tiers yet, an older plan comes with its own. */
function mergedPlans(mine: Adopting['planner'], theirs: Adopting['planner']) {
  const merged = kindOf('planner').merge(mine, withOwnIds(mine, theirs));
  const isUnset = TIERS.every((tier) => mine.settings[tier] === DEFAULT_TIERS[tier]);
  if (!isUnset || theirs.entries.length === 0) return merged;
  return { ...merged, settings: { ...merged.settings, ...theirs.settings } };
}

const TIERS = ['gold', 'crimson', 'echo', 'shadow'] as const;

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
