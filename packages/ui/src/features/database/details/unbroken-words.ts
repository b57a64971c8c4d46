/** So many letters fit side by side in the narrowest column that effects stand in. */
const MOST = 12;

export interface Word {
  readonly text: string;
  /** Whether no line ends within it. */
  readonly isKept: boolean;
}

/**
 * What stands between the spaces of a text. A script without spaces between words leaves a browser to guess where they
 * end, and it takes those that it does not know apart: what is short stays on one line.
 */
export function unbrokenWords(text: string): Word[] {
  return text
    .split(/( +)/)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      isKept: /\p{Script=Thai}/u.test(part) && widthOf(part) <= MOST,
    }));
}

/** Marks above and below the letters take no room of their own. */
function widthOf(word: string): number {
  return word.replace(/\p{M}/gu, '').length;
}
