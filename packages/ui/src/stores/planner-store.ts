import { addEntry, type Entry, removeEntry, replaceEntry } from '@trailbook/core/planner';
import {
  type DocumentError,
  emptyPlanner,
  PLANNER_VERSION,
  readPlanner,
} from '@trailbook/core/userdata';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Documents } from '../storage/documents.ts';

const KEY = 'default/planner';

export interface PlannerState {
  readonly status:
    | 'loading'
    | 'ready'
    /** What is stored cannot be used; nothing is written until the player decides. */
    | 'unreadable'
    /** The browser gives no storage: the plan lives until the page closes. */
    | 'unsaved';
  readonly problem: DocumentError | undefined;
  /** What is stored, as it is, when it cannot be used. */
  readonly raw: unknown;
  readonly entries: readonly Entry[];
  readonly load: () => Promise<void>;
  readonly add: (entry: Entry) => void;
  readonly replace: (entry: Entry) => void;
  readonly remove: (entryId: number) => void;
  readonly setEnabled: (entryId: number, enabled: boolean) => void;
  /** Moves an unreadable document out of the way and starts with an empty plan. */
  readonly startAnew: (now: number) => Promise<void>;
}

export function createPlannerStore(documents: Documents): StoreApi<PlannerState> {
  return createStore<PlannerState>((set, get) => {
    let saving: Promise<void> = Promise.resolve();

    /** Saves in the order of the player's actions; a save that fails is told. */
    function commit(entries: readonly Entry[]): void {
      set({ entries });
      if (get().status !== 'ready') return;
      saving = saving
        .then(() => documents.write(KEY, { version: PLANNER_VERSION, entries }))
        .catch(() => set({ status: 'unsaved' }));
    }

    async function load(): Promise<void> {
      try {
        const stored = await documents.read(KEY);
        const read = readPlanner(stored === undefined ? emptyPlanner() : stored);
        if (read.ok) set({ status: 'ready', entries: read.value.entries, problem: undefined });
        else set({ status: 'unreadable', problem: read.error, raw: stored });
      } catch {
        set({ status: 'unsaved' });
      }
    }

    return {
      status: 'loading',
      problem: undefined,
      raw: undefined,
      entries: [],
      load,
      add: (entry) => commit(addEntry(get().entries, entry)),
      replace: (entry) => commit(replaceEntry(get().entries, entry)),
      remove: (entryId) => commit(removeEntry(get().entries, entryId)),
      setEnabled: (entryId, enabled) =>
        commit(
          get().entries.map((entry) => (entry.entryId === entryId ? { ...entry, enabled } : entry)),
        ),
      startAnew: async (now) => {
        await documents.setAside(KEY, now);
        set({ status: 'ready', entries: [], problem: undefined, raw: undefined });
      },
    };
  });
}
