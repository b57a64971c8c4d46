import { type FilterOption, passesFilters } from './filters.ts';
import { type Searched, searched } from './searched.ts';

/** How a list's filters and its search ask for one of its things. */
export interface Asked<Thing> {
  /** The thing's value in a group of filters, or its values. */
  readonly fieldOf: (thing: Thing, group: string) => string | readonly string[];
  /** What it is searched by: folded texts, a line each. */
  readonly keyOf: (thing: Thing) => string;
}

/**
 * What a list shows of its things: those that hold what is searched for, or are close to it where none does, and pass
 * every group of filters. What a search finds is the same under all filters.
 */
export function narrowed<Thing>(
  things: readonly Thing[],
  { active, search }: { readonly active: readonly FilterOption[]; readonly search: string },
  { fieldOf, keyOf }: Asked<Thing>,
): Searched<Thing> {
  const { found, isClose } = searched(things, search, keyOf);
  const shown = found.filter((thing) => passesFilters(active, (group) => fieldOf(thing, group)));
  return { found: shown, isClose: isClose && shown.length > 0 };
}
