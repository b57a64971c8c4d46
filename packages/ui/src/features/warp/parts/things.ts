import type { PageName } from '@trailbook/core/internal/dataset';
import type { WarpData, WarpThing } from '@trailbook/pages';

/** What a pulled thing is called; one that the data do not know yet, by its number. */
export function nameOf({ things }: WarpData, itemId: number): PageName {
  return things.get(itemId)?.name ?? { text: String(itemId) };
}

/** The address of a thing's page below the language. */
export function pathOf({ kind, pageId }: WarpThing): string {
  return `/${kind === 'character' ? 'character' : 'lightcone'}/${pageId}`;
}
