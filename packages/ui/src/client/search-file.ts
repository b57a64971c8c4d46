import type { Language } from '@trailbook/core/internal/dataset';
import {
  openSearch,
  type SearchFile,
  type SearchIndex,
  type SentencePack,
  withSentences,
} from '@trailbook/core/internal/search';

interface Loaded {
  /** Finds things by their names. */
  readonly index: SearchIndex;
  /** Finds them by an operator's texts as well; null where there are none, or they did not come. */
  readonly full: Promise<SearchIndex | null>;
}

const loaded = new Map<Language, Promise<Loaded>>();

/** Brings the search of a language, once a visit; what could not be brought is asked for again. */
export function loadSearch(language: Language): Promise<Loaded> {
  const known = loaded.get(language);
  if (known) return known;
  const pending = fetchSearch(language);
  loaded.set(language, pending);
  pending.catch(() => loaded.delete(language));
  return pending;
}

// What comes was made by our own server of checked data: it is not checked again here.
async function fetchSearch(language: Language): Promise<Loaded> {
  const { hasSentences, ...pack }: SearchFile = await fetchJson(`/data/${language}/search.json`);
  const index = openSearch(pack);
  const full = hasSentences
    ? fetchJson<SentencePack>(`/data/${language}/sentences.json`).then(
        (sentences) => withSentences(index, sentences),
        () => null,
      )
    : Promise.resolve(null);
  return { index, full };
}

async function fetchJson<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The search could not be loaded: ${answer.status}.`);
  return (await answer.json()) as Content;
}
