import type { Language } from '@trailbook/core/internal/dataset';
import { openSearch, type SearchIndex, type SearchPack } from '@trailbook/core/internal/search';

const loaded = new Map<Language, Promise<SearchIndex>>();

/** Brings the search of a language, once a visit; what could not be brought is asked for again. */
export function loadSearch(language: Language): Promise<SearchIndex> {
  const known = loaded.get(language);
  if (known) return known;
  const pending = fetchSearch(language);
  loaded.set(language, pending);
  pending.catch(() => loaded.delete(language));
  return pending;
}

async function fetchSearch(language: Language): Promise<SearchIndex> {
  const answer = await fetch(`/data/${language}/search.json`);
  if (!answer.ok) throw new Error(`The search could not be loaded: ${answer.status}.`);
  // Made by our own server of checked data: not checked again here.
  return openSearch((await answer.json()) as SearchPack);
}
