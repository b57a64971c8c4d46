import type { LinePart } from './line.ts';

/** Lists of parts as one, with a separator between those that say something. */
export function joined(lists: readonly (readonly LinePart[])[], separator: string): LinePart[] {
  return lists
    .filter((list) => list.length > 0)
    .flatMap((list, place) => (place === 0 ? list : [separator, ...list]));
}

/** A pattern with parts in its holes. */
export function fill(
  pattern: string,
  holes: Readonly<Record<string, readonly LinePart[]>>,
): LinePart[] {
  return pattern
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => holes[piece.slice(1, -1)] ?? [piece]);
}

const NO_BREAK = '\u00a0';

/**
 * Figures with what makes them figures: no line ends after a sign that one follows, nor between a figure and its unit.
 * A language without spaces has its units in `forms`, which a page keeps on one line.
 */
export function bound(parts: readonly LinePart[]): LinePart[] {
  return parts.map((part, place) => {
    if (typeof part !== 'string') return part;
    const next = parts[place + 1];
    const signed = part.replace(/([/×=≥≤<>+−]) /g, `$1${NO_BREAK}`);
    const words = typeof next === 'string' ? `${part}${next}` : part;
    const isUnit = isBare(parts[place - 1]) && /^ \p{L}/u.test(words);
    const led = isUnit ? signed.replace(/^ /, NO_BREAK) : signed;
    return isBare(next) ? led.replace(/(?<=[^,]) $/, NO_BREAK) : led;
  });
}

/** A figure without a unit of its own. */
function isBare(part: LinePart | undefined): boolean {
  return typeof part === 'object' && part.forms === undefined;
}
