import { type Searched, searched } from './search-list.ts';

/** One choice of a filter group: the field of an item that must have the value. */
export interface FilterOption {
  readonly group: string;
  readonly value: string;
}

/**
 * Whether an item is kept: in every group with an active option it matches at least one of them.
 * Rule D3.
 *
 * @param fieldOf - the item's value in a group
 */
export function passesFilters(
  active: readonly FilterOption[],
  fieldOf: (group: string) => string | readonly string[],
): boolean {
  const groups = new Set(active.map((option) => option.group));
  for (const group of groups) {
    const field = fieldOf(group);
    const values = typeof field === 'string' ? [field] : field;
    const wanted = active.filter((option) => option.group === group);
    if (!wanted.some((option) => values.includes(option.value))) return false;
  }
  return true;
}

/** The active options with one switched on or off. */
export function toggleOption(
  active: readonly FilterOption[],
  option: FilterOption,
): FilterOption[] {
  const without = active.filter((other) => !isSame(other, option));
  return without.length === active.length ? [...active, option] : without;
}

/** The active options with one as the only of its group: a dropdown's choice. */
export function chooseOption(
  active: readonly FilterOption[],
  option: FilterOption,
): FilterOption[] {
  return [...clearGroup(active, option.group), option];
}

/** The active options with none of a group: the choice 'All'. */
export function clearGroup(active: readonly FilterOption[], group: string): FilterOption[] {
  return active.filter((option) => option.group !== group);
}

/** Active options as they are kept: their values by group. */
export type ActiveFilters = Readonly<Record<string, readonly string[]>>;

export function optionsOf(filters: ActiveFilters): FilterOption[] {
  return Object.entries(filters).flatMap(([group, values]) =>
    values.map((value) => ({ group, value })),
  );
}

export function filtersOf(options: readonly FilterOption[]): ActiveFilters {
  const filters: Record<string, string[]> = {};
  for (const { group, value } of options) filters[group] = [...(filters[group] ?? []), value];
  return filters;
}

export function isSame(a: FilterOption, b: FilterOption): boolean {
  return a.group === b.group && a.value === b.value;
}

/** How the filters and the search of a list read one of its things. */
export interface ItemReader<Thing> {
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
  { fieldOf, keyOf }: ItemReader<Thing>,
): Searched<Thing> {
  const { found, isClose } = searched(things, search, keyOf);
  const shown = found.filter((thing) => passesFilters(active, (group) => fieldOf(thing, group)));
  return { found: shown, isClose: isClose && shown.length > 0 };
}
