export type { FilterOption } from './filters.ts';
export { clearGroup, isSame, passesFilters, searchKey, toggleOption } from './filters.ts';
