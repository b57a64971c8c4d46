export type { Narrowing, OfferedFilters, Query } from './address.ts';
export { narrowingOf, queryOf, unknownIn } from './address.ts';
export type { ActiveFilters, FilterOption } from './filters.ts';
export {
  chooseOption,
  clearGroup,
  filtersOf,
  isSame,
  optionsOf,
  passesFilters,
  toggleOption,
} from './filters.ts';
export type { Asked } from './narrowed.ts';
export { narrowed } from './narrowed.ts';
export type { Searched } from './searched.ts';
export { searched } from './searched.ts';
