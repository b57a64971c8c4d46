import { foldText } from '../search/fold-text.ts';
import { type FilterOption, passesFilters } from './filters.ts';

/** How a list's filters and its search ask for one of its things. */
export interface Asked<Thing> {
  /** The thing's value in a group of filters, or its values. */
  readonly fieldOf: (thing: Thing, group: string) => string | readonly string[];
  /** What it is searched by, folded. */
  readonly keyOf: (thing: Thing) => string;
}

/** What a list shows of its things: those that pass every group of filters and hold what is searched for. */
export function narrowed<Thing>(
  things: readonly Thing[],
  { active, search }: { readonly active: readonly FilterOption[]; readonly search: string },
  { fieldOf, keyOf }: Asked<Thing>,
): Thing[] {
  const wanted = foldText(search);
  return things.filter(
    (thing) =>
      passesFilters(active, (group) => fieldOf(thing, group)) && keyOf(thing).includes(wanted),
  );
}
