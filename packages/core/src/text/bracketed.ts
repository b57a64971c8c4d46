import type { Language } from '../basics/languages.ts';

/** Their brackets are as wide as their signs, and bring the room around them along. */
const WIDE: ReadonlySet<Language> = new Set(['cn', 'cht', 'jp']);

/**
 * A word with what tells it from others behind it in brackets, as the language sets them.
 *
 * @param room - what parts them in all other languages
 */
export function bracketed(
  language: Language,
  word: string,
  addition: string | number,
  room = ' ',
): string {
  return WIDE.has(language) ? `${word}（${addition}）` : `${word}${room}(${addition})`;
}
