import type { Language } from '../basics/languages.ts';
import type { TextTree } from '../text/nodes.ts';
import { parseText } from '../text/parse.ts';
import type { TextKind } from './kinds.ts';
import { fallbackOrder } from './names.ts';
import type { Texts } from './schema.ts';

/** The sentences that an operator's dump gave, by language; empty where none was read for them. */
export type TextBooks = Readonly<Partial<Record<Language, Texts>>>;

/** A text ready to be shown, with its language where it is not the page's. */
export interface PageText {
  readonly tree: TextTree;
  readonly lang?: Language | undefined;
}

/** The text of a thing in the language, else in English. */
export function textOf(
  books: TextBooks,
  language: Language,
  kind: TextKind,
  key: number,
): PageText | undefined {
  for (const candidate of fallbackOrder(language)) {
    const text = books[candidate]?.[kind]?.[key];
    if (text) {
      const tree = parseText(text);
      return candidate === language ? { tree } : { tree, lang: candidate };
    }
  }
  return undefined;
}
