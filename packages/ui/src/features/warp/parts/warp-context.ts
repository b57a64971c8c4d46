import type { PageName } from '@trailbook/core/internal/dataset';
import type { WarpData, WarpThing } from '@trailbook/pages';
import { createContext, useContext } from 'react';

export const WarpDataContext = createContext<WarpData | undefined>(undefined);

/** What the warp pages know of the game, below a screen whose data has been loaded. */
export function useGame(): WarpData {
  const data = useContext(WarpDataContext);
  if (!data) throw new Error('The warp data is not there yet.');
  return data;
}

/** What a pulled thing is called; one that the data do not know yet, by its number. */
export function nameOf({ things }: WarpData, itemId: number): PageName {
  return things.get(itemId)?.name ?? { text: String(itemId) };
}

/** The address of a thing's page below the language. */
export function pathOf({ kind, pageId }: WarpThing): string {
  return `/${kind === 'character' ? 'character' : 'lightcone'}/${pageId}`;
}
