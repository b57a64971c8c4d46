export type { Narrowing, OfferedFilters, Query } from './address.ts';
export { narrowingOf, queryOf, unknownIn } from './address.ts';
export type { ActiveFilters, FilterOption, ItemReader } from './filters.ts';
export {
  chooseOption,
  clearGroup,
  filtersOf,
  isSame,
  narrowed,
  optionsOf,
  passesFilters,
  toggleOption,
} from './filters.ts';
export type { Searched } from './search-list.ts';
export { searched } from './search-list.ts';
