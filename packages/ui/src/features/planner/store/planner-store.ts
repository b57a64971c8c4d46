import {
  addEntry,
  canTakeBack,
  type DropTiers,
  type Entry,
  type EntryPlace,
  type FarmedRun,
  type Holdings,
  inOrder,
  isListed,
  MAX_OWN_PRESETS,
  markUpgraded,
  type OwnPreset,
  type PaceChoice,
  type PlannerSettings,
  removeEntry,
  reorderEntries,
  replaceEntry,
  takeUpgradeBack,
  type Upgraded,
  withFarmed,
  withoutFarmed,
} from '@trailbook/core/internal/planner';
import { type Documents, kindOf } from '@trailbook/core/internal/user-data';
import { castDraft, current, type Draft, produce } from 'immer';
import type { AddressesOf } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import type { DocumentStore } from '../../../storage/stores/document-store.ts';
import { storeOf } from '../../../storage/stores/store-of.ts';

/** What a plan is made of: what shall be upgraded, and what there is for it. */
export type PlannerDocuments = {
  readonly planner: Documents['planner'];
  readonly inventory: Documents['inventory'];
};

export type PlannerStore = DocumentStore<PlannerDocuments>;
export type Recipe = (documents: PlannerDocuments) => PlannerDocuments;

/** The plan and the inventory of one profile. */
export function plannerStore(device: Device, profile: string): PlannerStore {
  return storeOf(device, `planner of ${profile}`, plannerAddresses(profile), NO_PLAN);
}

/** Where the plan of a profile stands. */
export function plannerAddresses(profile: string): AddressesOf<PlannerDocuments> {
  return { planner: { profile, name: 'planner' }, inventory: { profile, name: 'inventory' } };
}

export const NO_PLAN: PlannerDocuments = {
  planner: kindOf('planner').empty,
  inventory: kindOf('inventory').empty,
};

/**
 * What a player does with a plan; each is one action that is kept whole. Parts that an action leaves alone
 * keep their identity, so that the screen draws and reckons only the others anew.
 */
export const planActions = {
  /** Adds an entry where the player says, and the next ones there as well. Rule P40. */
  add:
    (entry: Entry, place?: EntryPlace): Recipe =>
    ({ planner, inventory }) => {
      const settings = place ? { ...planner.settings, newEntries: place } : planner.settings;
      const entries = addEntry(planner.entries, entry, settings.newEntries);
      return { inventory, planner: { ...planner, settings, entries } };
    },
  /** Adds what was asked for, unless that is done already, by another tab or before the page was left. */
  addPending: (entry: Entry) =>
    withEntries((entries, { newEntries }) =>
      findPlanned(entries, entry) ? entries : addEntry(entries, entry, newEntries),
    ),
  /** Moves an entry to one end of the plan, where the next ones go as well. Rule P40. */
  moveTo:
    (entryId: number, place: EntryPlace): Recipe =>
    (documents) => {
      const rest = inOrder(documents.planner.entries).flatMap((other) =>
        other.entryId === entryId ? [] : [other.entryId],
      );
      const order = place === 'top' ? [entryId, ...rest] : [...rest, entryId];
      const { inventory, planner } = planActions.reorder(order)(documents);
      const settings = { ...planner.settings, newEntries: place };
      return { inventory, planner: { ...planner, settings } };
    },
  replace: (entry: Entry) => withEntries((entries) => replaceEntry(entries, entry)),
  remove: (entryId: number) => withEntries((entries) => removeEntry(entries, entryId)),
  /** Puts a removed entry back where it was, unless it is in the plan again by other means. */
  bringBack: (entry: Entry) =>
    withEntries((entries) => {
      const isTaken = entries.some(({ entryId }) => entryId === entry.entryId);
      if (isTaken || isListed(entries, entry)) return entries;
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
  setTiers: ({ gold, crimson, echo, shadow }: DropTiers) =>
    recipe(({ planner }) => {
      Object.assign(planner.settings, { gold, crimson, echo, shadow });
    }),
  setPace: (pace: PaceChoice) =>
    recipe(({ planner }) => {
      planner.settings.pace = pace;
    }),
  /** Keeps a goal under its name; another of that name gives way. Rule P41. */
  keepPreset: (preset: OwnPreset) =>
    recipe(({ planner }) => {
      const presets = current(planner.settings).ownPresets ?? [];
      const others = presets.filter(
        ({ kind, name }) => kind !== preset.kind || name !== preset.name,
      );
      if (others.length >= MAX_OWN_PRESETS) return;
      planner.settings.ownPresets = castDraft([...others, preset]);
    }),
  setPresets: (presets: readonly OwnPreset[]) =>
    recipe(({ planner }) => {
      planner.settings.ownPresets = castDraft(presets);
    }),
  /** Ticks runs off on a day of the server: what they give on average is in the inventory. */
  farmed: (day: number, run: FarmedRun) =>
    recipe(({ planner, inventory }) => {
      planner.settings.today = castDraft(withFarmed(current(planner.settings), day, run));
      for (const [id, count] of Object.entries(run.gained)) {
        inventory.items[id] = (inventory.items[id] ?? 0) + count;
      }
    }),
  /**
   * Takes back what was ticked off, where all that it gave is still there: were only the rest taken, an upgrade that
   * is taken back, or the run ticked off anew, would make items of nothing.
   */
  notFarmed: (day: number, run: FarmedRun) =>
    recipe(({ planner, inventory }) => {
      const settings = current(planner.settings);
      const left = withoutFarmed(settings, day, run);
      if (!left || !canTakeBack({ settings, owned: current(inventory.items) }, day, run)) return;
      planner.settings.today = castDraft(left);
      for (const [id, count] of Object.entries(run.gained)) {
        inventory.items[id] = (inventory.items[id] ?? 0) - count;
      }
    }),
  /** Sets how many there are of some items. */
  setCounts: (counts: Readonly<Record<string, number>>) =>
    recipe(({ inventory }) => {
      Object.assign(inventory.items, counts);
    }),
  /** Puts plan and inventory back to what they were. */
  putBack:
    (before: PlannerDocuments): Recipe =>
    () =>
      before,
  /** Takes an upgrade over: the entry as it is now, and what it took out of the inventory. */
  upgraded: (before: Entry, upgraded: Upgraded<Entry>) =>
    withHoldings((holdings) => markUpgraded(holdings, before, upgraded)),
  /** Takes an upgrade back: the entry as it was, and what it took. */
  undoUpgrade: (before: Entry, upgraded: Upgraded<Entry>) =>
    withHoldings((holdings) => takeUpgradeBack(holdings, before, upgraded)),
} as const;

/** Nobody asks for the same twice within this; the id of what was asked for once moves on where another entry has it. */
const A_MOMENT_MS = 100;

/** The entry of what was asked for: of a character there is one, of a light cone one for each time it was asked for. */
export function findPlanned(
  entries: readonly Entry[],
  { kind, id, entryId }: Entry,
): Entry | undefined {
  return entries.find((other) => {
    const later = other.entryId - entryId;
    const isOfThen = later >= 0 && later < A_MOMENT_MS;
    return other.kind === kind && other.id === id && (kind === 'character' || isOfThen);
  });
}

/** Changes entries and inventory together, or nothing. */
function withHoldings(change: (holdings: Holdings) => Holdings | undefined): Recipe {
  return recipe(({ planner, inventory }) => {
    const { entries } = current(planner);
    const after = change({ entries, items: current(inventory.items) });
    if (!after) return;
    planner.entries = castDraft(after.entries);
    Object.assign(inventory.items, after.items);
  });
}

/** Changes the entries; nothing where they stay as they are. */
export function withEntries(
  change: (entries: readonly Entry[], settings: PlannerSettings) => readonly Entry[],
): Recipe {
  return (documents) => {
    const { planner, inventory } = documents;
    const entries = change(planner.entries, planner.settings);
    return entries === planner.entries
      ? documents
      : { inventory, planner: { ...planner, entries } };
  };
}

/** The draft of one entry. The others are looked over as they are: a draft of each would take longer. */
function draftOf(entries: Draft<readonly Entry[]>, entryId: number): Draft<Entry> | undefined {
  return entries[current(entries).findIndex((entry) => entry.entryId === entryId)];
}

/** What is done to a draft of the documents, as a function from these to others. */
function recipe(edit: (documents: Draft<PlannerDocuments>) => void): Recipe {
  return (documents) => produce(documents, edit);
}
