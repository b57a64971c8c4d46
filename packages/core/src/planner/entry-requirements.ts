import type { ExperienceItem, ItemId, PlannerTables } from '../dataset/index.ts';
import type { Entry } from './entry.ts';
import { experienceBands, experienceItemsFor } from './experience.ts';
import { itemCosts } from './requirements.ts';

/** What an entry needs before any stock. */
export interface EntryRequirements {
  readonly items: ReadonlyMap<ItemId, number>;
  /** Experience, a figure for each ascension on the way. */
  readonly bands: readonly number[];
  /** What gives that experience. */
  readonly fodder: readonly ExperienceItem[];
}

/** Works out what an entry needs. */
export type RequirementsOf = (tables: PlannerTables, entry: Entry) => EntryRequirements;

export function requirementsOf(tables: PlannerTables, entry: Entry): EntryRequirements {
  return {
    items: itemCosts(tables, entry),
    bands: experienceBands(tables, entry),
    fodder: experienceItemsFor(tables, entry),
  };
}

/** The same, worked out once: entries of the house never change, they are replaced. */
export function cachedRequirements(tables: PlannerTables, entry: Entry): EntryRequirements {
  const known = cache.get(tables) ?? new WeakMap<Entry, EntryRequirements>();
  cache.set(tables, known);
  const required = known.get(entry) ?? requirementsOf(tables, entry);
  known.set(entry, required);
  return required;
}

const cache = new WeakMap<PlannerTables, WeakMap<Entry, EntryRequirements>>();
