import type { Language, PageName } from '@trailbook/core/internal/dataset';
import type { WarpData, WarpThing } from '@trailbook/pages';

/** What a pulled thing is called; one that the data do not know yet, by its number. */
export function nameOf({ things }: WarpData, itemId: number): PageName {
  return things.get(itemId)?.name ?? { text: String(itemId) };
}

/** Things in the order of their names in a language. */
export function byName(game: WarpData, ids: Iterable<number>, language: Language): number[] {
  const { compare } = new Intl.Collator(language === 'cn' || language === 'cht' ? 'zh' : undefined);
  return [...ids].sort((a, b) => compare(nameOf(game, a).text, nameOf(game, b).text));
}

/** The address of a thing's page below the language. */
export function pathOf({ kind, pageId }: WarpThing): string {
  return `/${kind === 'character' ? 'character' : 'lightcone'}/${pageId}`;
}
