import {
  type SearchEntry,
  type SearchIndex,
  type SearchSentence,
  searchWithSentences,
} from '@trailbook/core/internal/search';

/** More words than anybody types to find one thing. */
const MOST_WORDS = 8;
/** How much each part of a query gives. */
const MOST_OF_EACH = 4;
/** Fewer Latin letters begin too much: 'of', 'to'. */
const TOO_SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$/u;

/** What was found, with the sentence by which it was, if not by its name. */
type Found = readonly [entry: SearchEntry, sentence: SearchSentence | undefined];

/**
 * What the words of a query find where nothing is called by all of them: 'seele material' finds Seele, and 'energy
 * light cone' who gives energy, and the light cones. Words that belong together stay so; of each part the best comes
 * first.
 */
export function byWords(
  index: SearchIndex,
  query: string,
  most: number,
): ReadonlyMap<SearchEntry, SearchSentence | undefined> {
  const words = query.trim().split(/\s+/).slice(0, MOST_WORDS);
  if (words.length < 2) return new Map();
  const found = partsOf(index, words);
  const inTurn = Array.from({ length: MOST_OF_EACH }, (_, place) =>
    found.flatMap((entries) => entries.slice(place, place + 1)),
  ).flat();
  const named = new Set(inTurn.flatMap(([entry, sentence]) => (sentence ? [] : [entry])));
  const things = inTurn.map(
    ([entry, sentence]): Found => [entry, named.has(entry) ? undefined : sentence],
  );
  return new Map([...new Map(things)].slice(0, most));
}

/** What the longest parts find of which something is called so, from the first word to the last. */
function partsOf(index: SearchIndex, words: readonly string[]): Found[][] {
  const found: Found[][] = [];
  for (let at = 0; at < words.length; ) {
    const ends = words.slice(at).map((_, more) => words.length - more);
    const part = ends
      .map((end) => ({ end, entries: findPart(index, words.slice(at, end)) }))
      .find(({ entries }) => entries.length > 0);
    if (part) found.push(part.entries);
    at = part?.end ?? at + 1;
  }
  return found;
}

function findPart(index: SearchIndex, words: readonly string[]): Found[] {
  const [word = '', ...more] = words;
  return more.length === 0 && TOO_SHORT.test(word)
    ? []
    : [...searchWithSentences(index, words.join(' '), MOST_OF_EACH)];
}
