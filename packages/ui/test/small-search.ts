import { openSearch, type SearchIndex, type SearchKind } from '@trailbook/core/internal/search';

/** A search, in English, for things of which nothing but the name is known. */
export function smallSearch(
  names: Readonly<Partial<Record<SearchKind, readonly string[]>>>,
): SearchIndex {
  return openSearch({
    format: 1,
    language: 'en',
    abouts: [],
    groups: (Object.entries(names) as [SearchKind, readonly string[]][]).map(([kind, named]) => ({
      kind,
      ids: named.map((_, at) => at + 1),
      pageIds: named.map(() => 0 as const),
      names: named,
      english: named.map(() => 0 as const),
      abouts: named.map(() => 0),
    })),
  });
}
