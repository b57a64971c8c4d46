/** Signs of folded texts, by their codes: Hangul stands there as its single letters, kana with their marks apart. */

export const NEW_LINE = 0x0a;
const SPACE = 0x20;

/**
 * Whether a word begins at a place of a folded text. In scripts that part no words each sign begins one, so that what
 * stands in the middle of a name is found like what stands at its beginning.
 */
export function isStart(text: string, at: number): boolean {
  const here = text.charCodeAt(at);
  if (isPartOfSign(here)) return false;
  const before = at === 0 ? NEW_LINE : text.charCodeAt(at - 1);
  return before === SPACE || before === NEW_LINE || isUnspaced(here) || isUnspaced(before);
}

/** Whether a sign is of Thai, Hangul, kana or Han, which are written without spaces or may be. */
export function isUnspaced(code: number): boolean {
  return (
    (code >= 0x0e00 && code <= 0x0e7f) ||
    isHangul(code) ||
    (code >= 0x3005 && code <= 0x9fff) ||
    (code >= 0xd800 && code <= 0xdfff)
  );
}

/** Where the sign begins that a place is in: a syllable of Hangul, a kana with its mark. */
export function signStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !beginsSign(text, start)) start--;
  return start;
}

/** Where the next sign begins. */
export function signEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && !beginsSign(text, end)) end++;
  return end;
}

function beginsSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isPartOfSign(code)) return false;
  // A consonant before no vowel ends the syllable before it.
  const isFinal = isHangul(code) && !isVowel(text.charCodeAt(at + 1));
  return !(isFinal && isHangul(text.charCodeAt(at - 1)));
}

/** Thai vowels and tones, Hangul vowels, marks on kana, the second half of a pair. */
function isPartOfSign(code: number): boolean {
  return (
    (code >= 0x0e2f && code <= 0x0e3a) ||
    (code >= 0x0e45 && code <= 0x0e4e) ||
    isVowel(code) ||
    code === 0x3099 ||
    code === 0x309a ||
    (code >= 0xdc00 && code <= 0xdfff)
  );
}

function isHangul(code: number): boolean {
  return code >= 0x1100 && code <= 0x11ff;
}

function isVowel(code: number): boolean {
  return code >= 0x1161 && code <= 0x11a7;
}
