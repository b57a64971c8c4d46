/** Scripts that write a word, or most of one, in a character. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Signs of which one is enough, and more than one is too small to be read. */
const FULL = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The letters that a name is recognised by: the first of its first two words, or the first two of its only
 * one. Marks, such as those of a protagonist's gender, are no words; small words are none where there are others.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const great = words.filter((word) => firstOf(word) === lettersOf(word)[0]);
  const [first = '', second = ''] = great.length > 1 ? great : words;
  if (second === '' || DENSE.test(first)) return lettersOf(first).slice(0, 2).join('');
  return firstOf(first) + firstOf(second);
}

/** As few of them as a small sign has room for. */
export function signInitialsOf(name: string): string {
  const initials = initialsOf(name);
  return FULL.test(initials) ? (lettersOf(initials)[0] ?? '') : initials;
}

function firstOf(word: string): string {
  return lettersOf(word)[0]?.toLocaleUpperCase() ?? '';
}

/** With the marks that stand on them, and in Thai with the vowel that is written before. */
function lettersOf(word: string): string[] {
  return word.match(/[เ-ไ]?\P{M}\p{M}*/gu) ?? [];
}
