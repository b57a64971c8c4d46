/** What a line should not end within; scripts without spaces are broken by rules of their own. */
const WORDS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}@'’.,!:]+/gu;

/** How wide letters of the interface's font are, in em, by their shapes without marks. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}]/u, 0],
  [/[iljI'’.,!:]/, 0.27],
  [/[tfr]/, 0.35],
  [/[cszгтук]/, 0.48],
  [/[@mMwWœŒæÆШЩЖЮФМшщжюфмы]/, 0.86],
  [/\p{Lu}/u, 0.67],
];
const OTHERS = 0.56;

/** How wide the longest word of a text is, in em: rather too much than too little. */
export function longestWord(text: string): number {
  return Math.max(0, ...(text.match(WORDS) ?? []).map(widthOf));
}

function widthOf(word: string): number {
  const widths = [...word.normalize('NFD')].map(
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
