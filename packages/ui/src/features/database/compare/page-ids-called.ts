import type { Language } from '@trailbook/core/internal/dataset';
import { search } from '@trailbook/core/internal/search';
import { loadSearch } from '../../../client/search-file.ts';
import type { Kind } from './use-pair.ts';

const SEARCHED = { characters: 'character', lightcones: 'lightCone' } as const;

/** Finds the page ids of what is called so, the best first. */
export async function pageIdsCalled(
  language: Language,
  kind: Kind,
): Promise<(query: string) => readonly string[]> {
  const { index } = await loadSearch(language);
  return (query) =>
    search(index, query, index.entries.length)
      .filter((entry) => entry.kind === SEARCHED[kind])
      .map(({ pageId }) => pageId);
}
