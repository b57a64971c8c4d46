export type { ActiveFilters, FilterOption } from './filters.ts';
export {
  clearGroup,
  filtersOf,
  isSame,
  optionsOf,
  passesFilters,
  searchKey,
  toggleOption,
} from './filters.ts';
