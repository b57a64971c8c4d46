import { foldText } from './fold-text.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { isStart, isUnspaced, NEW_LINE } from './letter-codes.ts';
import { forgivenIn, matchAt, matchWithSlip } from './match-at.ts';
import type { SearchEntry, SearchIndex, SearchSentence } from './open-search.ts';

/** How an entry was found, the best first. */
const FOUND = {
  whole: 0,
  plural: 1,
  beginning: 2,
  word: 3,
  words: 4,
  meant: 5, // a character's whole name with a slip, which is no word of another name
  inside: 6,
  wholeWithSlip: 7,
  beginningWithSlip: 8,
  wordWithSlip: 9,
  wordsWithSlip: 10,
  toldTogether: 11, // a sentence of it has the words side by side
  told: 12, // a sentence of it has all the words
  not: 13,
} as const;

/** Ways that count alike: among these, what players look up most comes first. By the numbers above. */
const TIERS = [0, 1, 1, 1, 1, 1, 2, 2, 5, 5, 5, 3, 4];

/**
 * When so few were found without a slip, and nothing that is called so, slips are looked for in whatever part of a name;
 * else only in whole names: “sele” begins other things, and is Seele all the same.
 */
const FEW = 3;
/** Inside a word, one or two letters are in everything. */
const LEAST_INSIDE = 3;
/** Shorter words that end so are no plurals. */
const LEAST_SINGULAR = 3;
/** More than any name has. */
const LONGEST = 120;
const MOST_WORDS = 8;

type Ways = Uint8Array;

/**
 * The entries that a query finds, the best first: those it names wholly, then those that it is the plural of or in which
 * its words begin words, in any order, and the character whose name one slip of the fingers parts from it, if nothing
 * has it as a word, then those which it is in the middle of or, where none is called so, whose whole name one slip parts
 * from it, then, where there are few of all these, those with a slip in a part of their name. Within each, what players
 * look up most comes first. What an operator's texts say in one sentence comes before a part of a name with a slip:
 * first where the words stand side by side, and of each kind in turn.
 *
 * @param limit - how many at most
 */
export function search(index: SearchIndex, query: string, limit = 10): SearchEntry[] {
  return [...searchWithSentences(index, query, limit).keys()];
}

/**
 * What {@link search} finds, each with the sentence by which it was found; without one where its name was.
 */
export function searchWithSentences(
  index: SearchIndex,
  query: string,
  limit: number,
): ReadonlyMap<SearchEntry, SearchSentence | undefined> {
  const phrase = foldText(query.slice(0, LONGEST));
  if (phrase === '') return new Map();
  const words = wordsOf(query);
  const ways = new Uint8Array(index.entries.length).fill(FOUND.not);
  findPhrase(index, phrase, ways);
  findSingular(index, phrase, ways);
  if (words.length > 1) findWords(index, words, ways);
  findInside(index, phrase, ways);
  if (!ways.includes(FOUND.whole)) findWithSlip(index, phrase, words, ways);
  const sentences = foundIn(ways) < limit ? findTold(index, phrase, words, ways) : new Map();
  return new Map(
    best(index, ways, limit).map((place) => [
      index.entries[place] as SearchEntry,
      sentences.get(place),
    ]),
  );
}

/** Words as they were typed: where folding leaves no space between them, they may still be of two names. */
export function wordsOf(query: string): string[] {
  const words = query
    .slice(0, LONGEST)
    .split(/\s+/)
    .flatMap((word) => foldText(word).split(' '))
    .filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

function findPhrase({ text, starts, entryAt }: SearchIndex, phrase: string, ways: Ways): void {
  const first = phrase.charCodeAt(0);
  for (let place = 0; place < starts.length; place++) {
    const at = starts[place] as number;
    if (text.charCodeAt(at) !== first) continue;
    const end = matchAt(text, at, phrase);
    if (end < 0) continue;
    note(ways, entryAt[place] as number, wayOf(text, at, end));
  }
}

/** “Credits” are many of one Credit: what is called so, without the letter that makes it many. */
function findSingular(index: SearchIndex, phrase: string, ways: Ways): void {
  const singular = phrase.slice(0, -1);
  if (!phrase.endsWith('s') || singular.length < LEAST_SINGULAR) return;
  const { text } = index;
  const line = `${singular}\n`;
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + 1)) {
    if (beginsName(text, at)) note(ways, entryAround(index, at), FOUND.plural);
  }
}

function wayOf(text: string, at: number, end: number): number {
  if (!beginsName(text, at)) return FOUND.word;
  return text.charCodeAt(end) === NEW_LINE ? FOUND.whole : FOUND.beginning;
}

function wayWithSlip(way: number): number {
  if (way === FOUND.whole) return FOUND.wholeWithSlip;
  return way === FOUND.beginning ? FOUND.beginningWithSlip : FOUND.wordWithSlip;
}

/** Whether something has a phrase as its words: then it is no slip, “book” no Hook. */
function holdsWord({ text, starts }: SearchIndex, phrase: string): boolean {
  return starts.some((at) => {
    const end = matchAt(text, at, phrase);
    return end >= 0 && (isWordEnd(text, end) || isStart(text, end));
  });
}

function isWordEnd(text: string, at: number): boolean {
  return text[at] === ' ' || text.charCodeAt(at) === NEW_LINE;
}

function beginsName(text: string, at: number): boolean {
  return at === 0 || text.charCodeAt(at - 1) === NEW_LINE;
}

function findWords(index: SearchIndex, words: readonly string[], ways: Ways): void {
  const each = words.map((word) => entriesWith(index, word, matchAt));
  for (let entry = 0; entry < ways.length; entry++) {
    if (each.every((has) => has[entry])) note(ways, entry, FOUND.words);
  }
}

/** By entry, 1 where one of its words matches. */
function entriesWith(
  { text, starts, entryAt, entries }: SearchIndex,
  word: string,
  match: typeof matchAt,
): Uint8Array {
  const has = new Uint8Array(entries.length);
  for (let place = 0; place < starts.length; place++) {
    if (match(text, starts[place] as number, word) >= 0) has[entryAt[place] as number] = 1;
  }
  return has;
}

function findInside(index: SearchIndex, phrase: string, ways: Ways): void {
  const { text } = index;
  if (phrase.length < LEAST_INSIDE) return;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    note(ways, entryAround(index, at), FOUND.inside);
  }
}

/** The entry whose word goes on at a place: that of the last start before it. */
function entryAround({ starts, entryAt }: SearchIndex, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return entryAt[low] as number;
}

function findWithSlip(
  index: SearchIndex,
  phrase: string,
  words: readonly string[],
  ways: Ways,
): void {
  const { text, starts, entryAt, entries } = index;
  const isFew = foundIn(ways) < FEW;
  const enough = forgivenIn(phrase);
  if (enough === 'nothing' || (!isFew && enough === 'whole')) return;
  const forgiven = isFew ? enough : 'whole';
  const mayBeMeant = !holdsWord(index, phrase);
  for (let place = 0; place < starts.length; place++) {
    const at = starts[place] as number;
    const end = matchWithSlip(text, at, phrase);
    if (end < 0) continue;
    const way = wayOf(text, at, end);
    if (forgiven === 'whole' && way !== FOUND.whole) continue;
    const entry = entryAt[place] as number;
    const isMeant = mayBeMeant && way === FOUND.whole && entries[entry]?.kind === 'character';
    note(ways, entry, isMeant ? FOUND.meant : wayWithSlip(way));
  }
  if (isFew && words.length > 1) findWordsWithSlip(index, words, ways);
}

/** All words, one of them with a slip. */
function findWordsWithSlip(index: SearchIndex, words: readonly string[], ways: Ways): void {
  const exact = words.map((word) => entriesWith(index, word, matchAt));
  words.forEach((word, slipped) => {
    if (forgivenIn(word) !== 'beginning') return;
    const like = entriesWith(index, word, matchWithSlip);
    for (let entry = 0; entry < ways.length; entry++) {
      const isFound = exact.every((has, at) => (at === slipped ? like[entry] : has[entry]));
      if (isFound) note(ways, entry, FOUND.wordsWithSlip);
    }
  });
}

/** Of shorter words every sentence has one that begins so; scripts without spaces say more with less. */
function isTelling(word: string): boolean {
  return word.length >= (isUnspaced(word.charCodeAt(0)) ? 2 : LEAST_INSIDE);
}

/** The sentences that have the words, by the entries of which no name has them. */
function findTold(
  { told = [] }: SearchIndex,
  phrase: string,
  words: readonly string[],
  ways: Ways,
): Map<number, SearchSentence> {
  const sentences = new Map<number, SearchSentence>();
  if (!words.some(isTelling)) return sentences;
  const hasAll = (text: string) => words.every((word) => hasWord(text, word));
  for (const { entry, text, written = [] } of told) {
    // Much is said of a character: only what stands together is meant.
    if (!hasAll(text)) continue;
    const lines = text.split('\n');
    const together = lines.findIndex((line) => hasWord(line, phrase));
    const line = together >= 0 ? together : lines.findIndex(hasAll);
    const way = together >= 0 ? FOUND.toldTogether : FOUND.told;
    if (line < 0 || way >= (ways[entry] as number)) continue;
    note(ways, entry, way);
    const sentence = written[line];
    if (sentence) sentences.set(entry, sentence);
  }
  return sentences;
}

/** Whether a word of a text begins with a word. */
function hasWord(text: string, word: string): boolean {
  let at = text.indexOf(word);
  while (at >= 0 && !isStart(text, at)) at = text.indexOf(word, at + 1);
  return at >= 0;
}

function note(ways: Ways, entry: number, way: number): void {
  if (way < (ways[entry] as number)) ways[entry] = way;
}

function foundIn(ways: Ways): number {
  return ways.reduce((sum, way) => sum + (way === FOUND.not ? 0 : 1), 0);
}

const KIND_ORDER: ReadonlyMap<string, number> = new Map(SEARCH_KINDS.map((kind, at) => [kind, at]));

/** The places of the best entries. */
function best({ entries }: SearchIndex, ways: Ways, limit: number): number[] {
  const found = entries.flatMap((entry, place) => {
    const way = ways[place] as number;
    if (way === FOUND.not) return [];
    const kind = KIND_ORDER.get(entry.kind) as number;
    const tier = TIERS[way] as number;
    return [{ place, way, tier, kind, length: entry.name.length }];
  });
  const sorted = found.sort(
    (a, b) =>
      a.tier - b.tier ||
      a.kind - b.kind ||
      a.way - b.way ||
      a.length - b.length ||
      a.place - b.place,
  );
  return kindsInTurn(sorted)
    .slice(0, limit)
    .map(({ place }) => place);
}

/**
 * Sorted entries, those that a sentence found with the first of each kind before the second of any: so much is said of
 * characters that nothing else would be seen. Rule S32.
 */
function kindsInTurn<Found extends { way: number; tier: number; kind: number }>(
  sorted: readonly Found[],
): Found[] {
  const counts = new Map<string, number>();
  const turnOf = ({ way, kind }: Found) => {
    if (way !== FOUND.told && way !== FOUND.toldTogether) return 0;
    const turn = counts.get(`${way} ${kind}`) ?? 0;
    counts.set(`${way} ${kind}`, turn + 1);
    return turn;
  };
  return sorted
    .map((found) => ({ found, turn: turnOf(found) }))
    .sort((a, b) => a.found.tier - b.found.tier || a.turn - b.turn)
    .map(({ found }) => found);
}
