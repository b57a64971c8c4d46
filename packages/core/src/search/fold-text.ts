/** What stands within a word, seen or unseen, and is left out as often as not; accents are letters of their own once taken apart. */
const LEFT_OUT = /[\u0300-\u036f\u00ad\u200b-\u200d\u2060'’‘ʼʻ′]/g;

/** Hiragana, which have their katakana at the same distance. */
const HIRAGANA = /[\u3041-\u3096\u309d\u309e]/g;
const TO_KATAKANA = 0x60;

/** Letters that are written with one sign or two, and Hangul that is typed with two keys or stands at a syllable's end. */
const OTHERWISE: ReadonlyMap<string, string> = new Map(
  [
    'ßss æae œoe øo đd łl ðd þth ıi ςσ',
    'ᅪᅩᅡ ᅫᅩᅢ ᅬᅩᅵ ᅯᅮᅥ ᅰᅮᅦ ᅱᅮᅵ ᅴᅳᅵ',
    'ᆨᄀ ᆩᄁ ᆪᄀᄉ ᆫᄂ ᆬᄂᄌ ᆭᄂᄒ ᆮᄃ ᆯᄅ ᆰᄅᄀ ᆱᄅᄆ ᆲᄅᄇ ᆳᄅᄉ ᆴᄅᄐ ᆵᄅᄑ',
    'ᆶᄅᄒ ᆷᄆ ᆸᄇ ᆹᄇᄉ ᆺᄉ ᆻᄊ ᆼᄋ ᆽᄌ ᆾᄎ ᆿᄏ ᇀᄐ ᇁᄑ ᇂᄒ',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const WRITTEN_OTHERWISE = new RegExp(`[${[...OTHERWISE.keys()].join('')}]`, 'g');

/** What is no letter, no figure and no part of one. */
const MARKS = /[^\p{L}\p{N}\p{M}\n]+/gu;

/** Thai, Hangul, kana and Han: written without spaces, or with as many as one likes. */
const UNSPACED =
  '\\u0e00-\\u0e7f\\u1100-\\u11ff\\u3005-\\u3007\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u9fff\\u{20000}-\\u{3ffff}';
const SPACES_ASIDE = new RegExp(` ?([${UNSPACED}\\n]+) ?`, 'gu');

/**
 * A text as it is compared: without case and accents, full-width as half-width, hiragana as katakana, Hangul as its
 * single letters, marks as spaces; and without spaces in Chinese, Japanese, Korean and Thai, which need none. What is
 * folded once stays as it is.
 */
export function foldText(text: string): string {
  return foldLines(text.replaceAll('\n', ' '));
}

/** As {@link foldText}, each line for itself: once for a whole index takes a tenth of once a name. */
export function foldLines(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD');
  const folded = plain
    .replace(LEFT_OUT, '')
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
    .replace(WRITTEN_OTHERWISE, (letter) => OTHERWISE.get(letter) ?? letter)
    .replace(MARKS, ' ')
    .replace(SPACES_ASIDE, '$1')
    .split('\n');
  const lines = plain.split('\n');
  // Where there are marks only, such as in “…?”, they are the name.
  return folded.map((line, at) => line.trim() || spaced(lines[at] ?? '')).join('\n');
}

function spaced(line: string): string {
  return line.replace(/\s+/g, ' ').trim();
}
