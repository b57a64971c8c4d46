export type {
  SearchEntry,
  SearchGroup,
  SearchIndex,
  SearchKind,
  SearchPack,
  SearchPage,
  ThingKind,
} from '../search/index.ts';
export { foldText, openSearch, packSearch, SEARCH_KINDS, search } from '../search/index.ts';
