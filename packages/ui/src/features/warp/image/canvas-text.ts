export interface Font {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly family: string;
}

/** Sets the font that is measured and written with. */
export function setFont(context: CanvasRenderingContext2D, { size, weight, family }: Font): void {
  context.font = `${weight} ${size}px ${family}`;
}

/**
 * A text in lines of a width, in the font that is set. Lines break between words, within one only where it is wider
 * than all of the width; what is left after the last line is told by its end.
 */
export function wrapped(
  context: CanvasRenderingContext2D,
  text: string,
  { width, lines, tag }: { readonly width: number; readonly lines: number; readonly tag: string },
): string[] {
  const fits = (line: string) => context.measureText(line.trimEnd()).width <= width;
  const made = [''];
  for (const word of wordsOf(text, tag)) {
    const parts = fits(word) ? [word] : (word.match(CLUSTERS) ?? []);
    // What breaks within itself begins a line.
    if (parts.length > 1 && made.at(-1) !== '') made.push('');
    for (const part of parts) {
      const line = made.at(-1) ?? '';
      if (line === '' || fits(line + part)) made[made.length - 1] = line + part;
      else made.push(part);
    }
  }
  const shown = made.slice(0, lines).map((line) => line.trimEnd());
  if (made.length <= lines) return shown;
  let last = shown.at(-1) ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.replace(LAST_CLUSTER, '');
  return [...shown.slice(0, -1), `${last.trimEnd()}…`];
}

/** Words of a text, and how wide they are in the font that is set: by itself each, and with what follows it. */
export function wordWidths(
  context: CanvasRenderingContext2D,
  text: string,
  tag: string,
): [alone: number, spaced: number][] {
  const width = (word: string) => context.measureText(word).width;
  return wordsOf(text, tag).map((word) => [width(word.trimEnd()), width(word)]);
}

/** A letter with all that is written over and under it. */
const CLUSTERS = /\P{M}\p{M}*/gu;
const LAST_CLUSTER = /\P{M}\p{M}*$/u;

/** Words with the marks and spaces that follow them, after which a line may end. */
function wordsOf(text: string, tag: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(
    text,
  )) {
    const isJoined = !isWordLike && !OPENS.test(segment);
    const before = words.at(-1);
    if (before !== undefined && (isJoined || OPENS.test(before) || ENDS_JOINED.test(before))) {
      words[words.length - 1] = before + segment;
    } else words.push(segment);
  }
  return words;
}

/** What no line may end with. */
const OPENS = /[(（「『“«]$/u;
/** Not after an apostrophe or a hyphen within a word: those are of the word. */
const ENDS_JOINED = /[’'\-\u00a0]$/u;
