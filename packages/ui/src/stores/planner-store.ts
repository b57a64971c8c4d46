import { addEntry, type Entry, removeEntry, replaceEntry } from '@trailbook/core/planner';
import { type Documents, kindOf } from '@trailbook/core/userdata';
import { type Device, storeOf } from './device.ts';
import type { DocumentStore } from './document-store.ts';

type Plan = { readonly planner: Documents['planner'] };

export type PlannerStore = DocumentStore<Plan>;

/** The plan of one profile. */
export function plannerStore(device: Device, profile: string): PlannerStore {
  return storeOf(
    device,
    `planner of ${profile}`,
    { planner: { profile, name: 'planner' } },
    { planner: kindOf('planner').empty },
  );
}

/** What a player does with entries; each is one action that is kept whole. */
export const planActions = {
  add: (entry: Entry) => withEntries((entries) => addEntry(entries, entry)),
  replace: (entry: Entry) => withEntries((entries) => replaceEntry(entries, entry)),
  remove: (entryId: number) => withEntries((entries) => removeEntry(entries, entryId)),
  setEnabled: (entryId: number, enabled: boolean) =>
    withEntries((entries) =>
      entries.map((entry) => (entry.entryId === entryId ? { ...entry, enabled } : entry)),
    ),
} as const;

function withEntries(change: (entries: readonly Entry[]) => Entry[]) {
  return ({ planner }: Plan): Plan => ({
    planner: { ...planner, entries: change(planner.entries) },
  });
}
