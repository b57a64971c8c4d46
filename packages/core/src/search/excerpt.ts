import { foldText } from './fold-text.ts';
import { isStart, isUnspaced } from './letter-codes.ts';
import { wordsOf } from './search.ts';

/** A run of an excerpt. */
export interface ExcerptPart {
  readonly text: string;
  /** Whether it is one of the words that were looked for. */
  readonly isMatch: boolean;
}

/** So many signs are shown of a sentence. */
const LONGEST = 84;
/** So many of them before the words. */
const BEFORE = 20;
/** How far a cut moves to come between two words. */
const NEAR = 14;

/** The signs of a sentence that a word of the query covers, the last one excluded. */
interface Match {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The piece of a sentence around the place where most words of a query stand, cut between words, or between signs where
 * there are none; its beginning where no word of the query is in it.
 */
export function excerptOf(text: string, query: string): ExcerptPart[] {
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const folded = foldSigns(signs);
  const matches = wordsOf(query)
    .flatMap((word) => matchesOf(folded, word))
    .sort((a, b) => a.start - b.start);
  const [start, end] = rangeOf(signs, startOfMost(matches));
  const covered = new Set(
    matches.flatMap((match) =>
      Array.from({ length: match.end - match.start }, (_, at) => match.start + at),
    ),
  );
  const parts: { text: string; isMatch: boolean }[] = [];
  const add = (text: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
  };
  if (start > 0) add('…', false);
  for (let at = start; at < end; at++) add(signs[at] as string, covered.has(at));
  if (end < signs.length) add('…', false);
  return parts;
}

interface FoldedSigns {
  readonly text: string;
  /** The sign that each letter is of. */
  readonly signAt: readonly number[];
}

/** Texts are made of few signs, and folding one by one is slow. */
const foldedSigns = new Map<string, string>();

/** As `foldText` folds the whole, with the way back to its signs. */
function foldSigns(signs: readonly string[]): FoldedSigns {
  let text = '';
  const signAt: number[] = [];
  let isParted = false;
  signs.forEach((sign, at) => {
    const folded = foldSign(sign);
    if (folded === ' ') isParted = true;
    if (folded.trim() === '') return;
    const needsSpace = isParted && text !== '' && !touchesUnspaced(text, folded);
    const added = needsSpace ? ` ${folded}` : folded;
    text += added;
    for (let letter = 0; letter < added.length; letter++) signAt.push(at);
    isParted = false;
  });
  return { text, signAt };
}

function touchesUnspaced(before: string, after: string): boolean {
  return isUnspaced(before.charCodeAt(before.length - 1)) || isUnspaced(after.charCodeAt(0));
}

/** Nothing for an apostrophe, which parts no words; a space for other marks. */
function foldSign(sign: string): string {
  const known = foldedSigns.get(sign);
  if (known !== undefined) return known;
  const within = foldText(`a${sign}a`).slice(1, -1);
  const folded = within === '' || within === ' ' ? within : foldText(sign);
  foldedSigns.set(sign, folded);
  return folded;
}

function matchesOf({ text, signAt }: FoldedSigns, word: string): Match[] {
  const matches: Match[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isStart(text, at)) continue;
    const last = wordEnd(text, at + word.length) - 1;
    matches.push({ word, start: signAt[at] as number, end: (signAt[last] as number) + 1 });
  }
  return matches;
}

/** Where the word ends that a place is in; the place itself in scripts that part no words. */
function wordEnd(text: string, at: number): number {
  let end = at;
  const isWithin = () =>
    end < text.length && text[end] !== ' ' && !isUnspaced(text.charCodeAt(end));
  while (isWithin() && !isUnspaced(text.charCodeAt(end - 1))) end++;
  return end;
}

/** Where the first of the matches stands around which most words are seen. */
function startOfMost(matches: readonly Match[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const seen = matches.filter(
      (match) => match.start >= start && match.end <= start + LONGEST - BEFORE,
    );
    const count = new Set(seen.map(({ word }) => word)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The signs to show around one, the last one excluded. */
function rangeOf(signs: readonly string[], around: number): [start: number, end: number] {
  const { length } = signs;
  if (length <= LONGEST) return [0, length];
  const earliest = Math.max(0, Math.min(around - BEFORE, length - LONGEST));
  const isSpace = (at: number) => signs[at]?.trim() === '';
  let start = earliest;
  if (earliest > 0) {
    while (start < around && start < earliest + NEAR && !isSpace(start - 1)) start++;
    if (start < around && !isSpace(start - 1)) start = earliest;
  }
  const latest = Math.min(length, earliest + LONGEST);
  let end = latest;
  if (latest < length) {
    while (end > latest - NEAR && !isSpace(end)) end--;
    if (!isSpace(end)) end = latest;
  }
  return [start, end];
}
