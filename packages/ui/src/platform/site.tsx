import { createContext, useContext } from 'react';

/** What the server tells every part of a page. */
export interface Site {
  /** Where pictures and voices are, without a slash at its end; null where there are none. */
  readonly assetsUrl: string | null;
  /** The form in which texts speak of the player, as far as it is known. */
  readonly gender: 'M' | 'F' | null;
}

export const SiteContext = createContext<Site>({ assetsUrl: null, gender: null });

export function useSite(): Site {
  return useContext(SiteContext);
}
