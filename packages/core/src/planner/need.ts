import type { ExperienceItem, ItemId, PlannerTables } from '../dataset/index.ts';
import type { Entry } from './entry.ts';
import { experienceBands, experienceItemsFor } from './experience.ts';
import { requirements } from './requirements.ts';

/** What an entry needs before any stock. */
export interface Need {
  readonly items: ReadonlyMap<ItemId, number>;
  /** Experience, a figure for each ascension on the way. */
  readonly bands: readonly number[];
  /** What gives that experience. */
  readonly fodder: readonly ExperienceItem[];
}

/** Works out what an entry needs. */
export type NeedOf = (tables: PlannerTables, entry: Entry) => Need;

export function needOf(tables: PlannerTables, entry: Entry): Need {
  return {
    items: requirements(tables, entry).items,
    bands: experienceBands(tables, entry),
    fodder: experienceItemsFor(tables, entry),
  };
}

/** The same, worked out once: entries of the house never change, they are replaced. */
export function rememberedNeed(tables: PlannerTables, entry: Entry): Need {
  const known = needs.get(tables) ?? new WeakMap<Entry, Need>();
  needs.set(tables, known);
  const need = known.get(entry) ?? needOf(tables, entry);
  known.set(entry, need);
  return need;
}

const needs = new WeakMap<PlannerTables, WeakMap<Entry, Need>>();
