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
