import { type Dataset, LANGUAGES, type Language } from '@trailbook/core/internal/dataset';
import {
  openSearch,
  packSearch,
  SEARCH_KINDS,
  type SearchIndex,
  search,
} from '@trailbook/core/internal/search';
import * as z from 'zod/mini';
import { count } from './figures.ts';

export const searchCase = z.strictObject({
  version: z.literal(1),
  kind: z.literal('search'),
  name: z.string(),
  input: z.strictObject({
    language: z.enum(LANGUAGES),
    query: z.string(),
    /** What the query means. */
    entry: z.strictObject({ kind: z.enum(SEARCH_KINDS), id: z.int() }),
  }),
  expected: z.strictObject({
    /** Among how many of the first it is to be found. */
    amongFirst: count,
  }),
});

/** What is found further down, or nowhere, is told by its place: the first is 1, none is 0. */
export function searchOf(
  dataset: Dataset,
  { input: { language, query, entry }, expected }: z.infer<typeof searchCase>,
) {
  const found = search(indexOf(dataset, language), query, 100);
  const place = 1 + found.findIndex(({ kind, id }) => kind === entry.kind && id === entry.id);
  return { amongFirst: place > 0 && place <= expected.amongFirst ? expected.amongFirst : place };
}

/** Of all kinds of things, whatever a site has pages of; made once for all cases of a language. */
function indexOf(dataset: Dataset, language: Language): SearchIndex {
  const indexes = kept.get(dataset) ?? new Map<Language, SearchIndex>();
  kept.set(dataset, indexes);
  const index = indexes.get(language) ?? openSearch(packSearch(dataset, language));
  indexes.set(language, index);
  return index;
}

const kept = new WeakMap<Dataset, Map<Language, SearchIndex>>();
