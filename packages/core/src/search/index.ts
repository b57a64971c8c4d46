export { consumableWords } from './consumable-words.ts';
export { foldText } from './fold-text.ts';
export type { SearchKind, ThingKind } from './kinds.ts';
export { SEARCH_KINDS } from './kinds.ts';
export type { SearchEntry, SearchIndex } from './open-search.ts';
export { openSearch } from './open-search.ts';
export type { SearchGroup, SearchPack, SearchPage } from './pack-search.ts';
export { packSearch } from './pack-search.ts';
export { search } from './search.ts';
