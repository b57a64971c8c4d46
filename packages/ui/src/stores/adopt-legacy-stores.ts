import type { PlannerTables } from '@trailbook/core/internal/dataset';
import { ok, type Result } from '@trailbook/core/internal/result';
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
): Promise<Result<Adopted['leftBehind'] | undefined, LegacyError>> {
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
  const again = kept.ok ? await vault.load(addresses) : kept;
  // Unreadable documents of ours are told elsewhere; the older stores wait until those are settled.
  if (!again.ok || !holdsAll(again.value.documents, theirs)) return ok(undefined);
  await vault.keepAside({ at: now, what: 'older stores', value: block });
  removeLegacyStores(block);
  return ok(adopted.value?.leftBehind);
}

/** A plan and an inventory of the site that was here before, as a file of its holds them. */
export type OlderStores = Pick<LegacyBlock, 'calculator' | 'inventory'>;

/**
 * Merges such a plan and inventory with those of a profile, as one change.
 *
 * @returns whether they could be read
 */
export async function adoptStores(
  vault: Vault,
  profile: string,
  stores: OlderStores,
  tables: PlannerTables,
): Promise<boolean> {
  const adopted = adoptLegacy(stores, tables);
  if (!adopted.ok || !adopted.value) return false;
  const { planner, inventory } = adopted.value;
  const kept = await vault.change<Pick<Adopting, 'planner' | 'inventory'>>(
    { planner: { profile, name: 'planner' }, inventory: { profile, name: 'inventory' } },
    (mine) => ({
      planner: mergedPlans(mine.planner, planner),
      inventory: kindOf('inventory').merge(mine.inventory, inventory),
    }),
  );
  return kept.ok;
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

/** Where nothing was planned here yet, an older plan comes with its own settings. */
function mergedPlans(mine: Adopting['planner'], theirs: Adopting['planner']) {
  const isNew = mine.entries.length === 0 && theirs.entries.length > 0;
  return isNew ? theirs : kindOf('planner').merge(mine, theirs);
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
