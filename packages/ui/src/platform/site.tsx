import { createContext, useContext } from 'react';
import type { Feature } from './features.ts';
import type { Services } from './services.ts';

/** What the server tells every part of a page. */
export interface Site {
  /** Where pictures and voices are, without a slash at its end; null where there are none. */
  readonly assetsUrl: string | null;
  /** The version of the game that all figures are of; null where the server could not say. */
  readonly gameVersion: string | null;
  /** Which release made the page; null where the server could not say. */
  readonly revision: string | null;
  /** What the browser keeps of the site is of this release; null where it shall keep nothing. */
  readonly release: string | null;
  /** The parts that this deployment shows, of those that may be held back. */
  readonly features: readonly Feature[];
  /** What the operator has set up beside the site itself. */
  readonly services: Services | null;
  /** Whether what players contribute is counted here; on the desktop it is not. */
  readonly countsWarps: boolean;
  /** Whether players may sync by Google Drive. */
  readonly hasDrive: boolean;
  /** Where the site's people meet, as far as there are such places. */
  readonly communities: Communities;
  /** What the panel for developers tells of the deployment, where that does not hide it. */
  readonly debug: { readonly branch: string; readonly features: readonly Feature[] } | null;
}

/** Rule S5. */
export interface Communities {
  readonly chat?: string | undefined;
  readonly social?: string | undefined;
  readonly translation?: string | undefined;
}

export const SiteContext = createContext<Site>({
  assetsUrl: null,
  gameVersion: null,
  revision: null,
  release: null,
  features: [],
  services: null,
  countsWarps: false,
  hasDrive: false,
  communities: {},
  debug: null,
});

export function useSite(): Site {
  return useContext(SiteContext);
}
