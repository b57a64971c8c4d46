import type { PlannerTables } from '@trailbook/core/internal/dataset';
import {
  addEntry,
  type DropTiers,
  type Entry,
  inOrder,
  type NotEnoughMaterials,
  removeEntry,
  reorderEntries,
  replaceEntry,
  type Upgraded,
  type UpgradeMode,
  type UpgradePart,
  upgrade,
} from '@trailbook/core/internal/planner';
import type { Result } from '@trailbook/core/internal/result';
import { type Documents, kindOf } from '@trailbook/core/internal/userdata';
import { castDraft, current, type Draft, produce } from 'immer';
import { type Device, storeOf } from './device.ts';
import type { DocumentStore } from './document-store.ts';

/** What a plan is made of: what shall be upgraded, and what there is for it. */
export type PlannerDocuments = {
  readonly planner: Documents['planner'];
  readonly inventory: Documents['inventory'];
};

export type PlannerStore = DocumentStore<PlannerDocuments>;
type Recipe = (documents: PlannerDocuments) => PlannerDocuments;

/** The plan and the inventory of one profile. */
export function plannerStore(device: Device, profile: string): PlannerStore {
  return storeOf(
    device,
    `planner of ${profile}`,
    {
      planner: { profile, name: 'planner' },
      inventory: { profile, name: 'inventory' },
    },
    { planner: kindOf('planner').empty, inventory: kindOf('inventory').empty },
  );
}

/**
 * What a player does with a plan; each is one action that is kept whole. Parts that an action leaves alone
 * keep their identity, so that the screen draws and reckons only the others anew.
 */
export const planActions = {
  add: (entry: Entry) => withEntries((entries) => addEntry(entries, entry)),
  replace: (entry: Entry) => withEntries((entries) => replaceEntry(entries, entry)),
  remove: (entryId: number) => withEntries((entries) => removeEntry(entries, entryId)),
  /** Puts a removed entry back where it was. */
  bringBack: (entry: Entry) =>
    withEntries((present) => {
      const entries = present.filter(({ entryId }) => entryId !== entry.entryId);
      const ids = inOrder(entries).map(({ entryId }) => entryId);
      ids.splice(entry.priority, 0, entry.entryId);
      return reorderEntries([...entries, entry], ids);
    }),
  setEnabled: (entryId: number, enabled: boolean) =>
    recipe(({ planner }) => {
      const entry = draftOf(planner.entries, entryId);
      if (entry) entry.enabled = enabled;
    }),
  reorder: (entryIds: readonly number[]) =>
    withEntries((entries) => reorderEntries(entries, entryIds)),
  setTiers: (settings: DropTiers) =>
    recipe(({ planner }) => {
      planner.settings = settings;
    }),
  /** Sets how many there are of some items. */
  setCounts: (counts: Readonly<Record<string, number>>) =>
    recipe(({ inventory }) => {
      Object.assign(inventory.items, counts);
    }),
  /** Takes an upgrade over: the entry as it is now, and what it took out of the inventory. */
  upgraded: ({ entry, spent }: Upgraded<Entry>) => changeCounts(entry, spent, -1),
  /** Takes an upgrade back: the entry as it was, and what it took. */
  undoUpgrade: (before: Entry, { spent }: Upgraded<Entry>) => changeCounts(before, spent, 1),
} as const;

/** What an upgrade would be; see core. */
export function upgradeIn(
  tables: PlannerTables,
  { inventory }: PlannerDocuments,
  step: { readonly entry: Entry; readonly until: Entry; readonly part: UpgradePart },
  mode: UpgradeMode,
): Result<Upgraded<Entry>, NotEnoughMaterials> {
  return upgrade(tables, { ...step, inventory: inventory.items }, mode);
}

/** Counts are changed by what was spent, so that changes made elsewhere meanwhile are kept. */
function changeCounts(entry: Entry, spent: Upgraded<Entry>['spent'], sign: 1 | -1): Recipe {
  return recipe(({ planner, inventory }) => {
    const { items } = inventory;
    for (const [id, count] of spent) items[id] = Math.max(0, (items[id] ?? 0) + sign * count);
    planner.entries = castDraft(replaceEntry(current(planner.entries), entry));
  });
}

function withEntries(change: (entries: readonly Entry[]) => Entry[]): Recipe {
  return ({ planner, inventory }) => ({
    inventory,
    planner: { ...planner, entries: change(planner.entries) },
  });
}

/** The draft of one entry. The others are looked over as they are: a draft of each would take longer. */
function draftOf(entries: Draft<readonly Entry[]>, entryId: number): Draft<Entry> | undefined {
  return entries[current(entries).findIndex((entry) => entry.entryId === entryId)];
}

/** What is done to a draft of the documents, as a function from these to others. */
function recipe(edit: (documents: Draft<PlannerDocuments>) => void): Recipe {
  return (documents) => produce(documents, edit);
}
