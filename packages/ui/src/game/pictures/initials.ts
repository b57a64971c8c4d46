/** Scripts that write a word, or most of one, in a character. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The letters that a name is recognised by: the first of its first two words, or the first two of its only
 * one. Marks, such as those of a protagonist's gender, are no words.
 */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const [first = '', second = ''] = words;
  if (second === '' || DENSE.test(first)) return lettersOf(first).slice(0, 2).join('');
  return firstOf(first) + firstOf(second);
}

function firstOf(word: string): string {
  return lettersOf(word)[0]?.toLocaleUpperCase() ?? '';
}

/** With the marks that stand on them, and in Thai with the vowel that is written before. */
function lettersOf(word: string): string[] {
  return word.match(/[เ-ไ]?\P{M}\p{M}*/gu) ?? [];
}
