import { foldText } from '@trailbook/core/internal/search';

/** Stands where a name is to be put in. */
const GAP = '{{name}}';

/** Thai and what comes after it, which is written without spaces once folded. */
const UNSPACED = /[\u0e00-\uffff]/;

/** What follows a name in Korean: 를 a vowel and 을 a consonant, which tells them from the end of '노을'. */
const OBJECT = new RegExp(
  `([\u1161-\u1175])${foldText('를')}$|([\u1100-\u1112])${foldText('을')}$`,
);

/**
 * What is left of a query when the words of a command are taken off it: 'seele' of 'add seele to pl' where the command
 * is 'Add {{name}} to planner'. In any order, as far as they are typed; folded where nothing parts the words.
 *
 * @returns undefined where the query has none of the command's words, or nothing but them
 */
export function nameInCommand(query: string, command: string): string | undefined {
  const parts = command.split(GAP).map((part) => foldText(part));
  if (parts.some((part) => UNSPACED.test(part))) {
    return withoutWords(query, command.split(GAP).flatMap(wordsOf));
  }
  const own = parts.flatMap((part) => part.split(' ')).filter(Boolean);
  const words = query.split(/\s+/).filter(Boolean);
  const others = words.filter((word) => !own.some((mine) => mine.startsWith(foldText(word))));
  return others.length > 0 && others.length < words.length ? others.join(' ') : undefined;
}

/** Where words are written together, the command's stand before the name and after it, in any order. */
function withoutWords(query: string, words: readonly string[]): string | undefined {
  const whole = foldText(query);
  // The last may be typed in part.
  let rest = whole.slice(0, whole.length - begunAtEnd(whole, words));
  for (let length = Infinity; rest.length < length; ) {
    length = rest.length;
    for (const word of words) {
      // A single sign is the command's only where more of it is there.
      if (word.length === 1 && rest.length === whole.length) continue;
      if (rest.startsWith(word)) rest = rest.slice(word.length);
      if (rest.endsWith(word)) rest = rest.slice(0, -word.length);
    }
  }
  if (rest.length === whole.length) return undefined;
  return rest.trim().replace(OBJECT, '$1$2') || undefined;
}

/** The words of a part of a command, the longest first: parted after particles, and with those of place and without. */
function wordsOf(part: string): string[] {
  return part
    .replace(/[をに]/g, '$& ')
    .split(/\s+/)
    .flatMap((word) => [word, word.replace(/[에に]$/, '')])
    .map(foldText)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
}

/** How much of one of the words a text ends with, two signs at least. */
function begunAtEnd(text: string, words: readonly string[]): number {
  for (const word of words) {
    for (let length = word.length; length > 1; length--) {
      if (text.endsWith(word.slice(0, length))) return length;
    }
  }
  return 0;
}
