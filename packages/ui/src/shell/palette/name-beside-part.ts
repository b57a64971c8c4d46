import { foldText } from '@trailbook/core/internal/search';

/** Scripts in which words stand beside one another without a space once they are folded. */
const UNSPACED = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]/;
/** Fewer letters begin too much, and are a word only beside a number: 'E2'. */
const LEAST_LETTERS = 3;

/**
 * What is left of a query when a word for a part of a page is taken off its end or its beginning, with the number that
 * it may have: 'castorice' of 'castorice e2', 'eidolon 2 castorice' and 'castorice eido'.
 *
 * @param words - what the part is called; the first letters of one will do
 * @returns undefined where there is no such word, or nothing else
 */
export function nameBesidePart(query: string, words: readonly string[]): string | undefined {
  const folded = words.map(foldText);
  const typed = query.trim().split(/\s+/);
  // Longer parts first: 'basic attack' is one.
  for (let length = typed.length - 1; length > 0; length--) {
    const isPart = (part: readonly string[]) => isOneOf(part.map(foldText).join(' '), folded);
    if (isPart(typed.slice(-length))) return typed.slice(0, -length).join(' ');
    if (isPart(typed.slice(0, length))) return typed.slice(length).join(' ');
  }
  const whole = withoutNumber(foldText(query));
  const end = folded.find((word) => UNSPACED.test(word) && whole.endsWith(word));
  return end === undefined ? undefined : withoutNumber(whole.slice(0, -end.length)) || undefined;
}

function withoutNumber(text: string): string {
  return text.replace(/ ?[1-6]? ?$/, '');
}

function isOneOf(part: string, words: readonly string[]): boolean {
  const letters = part.replace(/^[1-6] ?| ?[1-6]$/g, '');
  if (letters === '') return false;
  const hasNumber = letters !== part;
  const isLong = letters.length >= LEAST_LETTERS;
  return words.some((word) =>
    isLong ? word.startsWith(letters) : word === letters && (hasNumber || UNSPACED.test(word)),
  );
}
