import type { Voice } from '@trailbook/core/internal/dataset';
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

/** What an operator's manifest says of the pictures and clips that a page may show. Rule C12. */
export interface KnownAssets {
  /** By path; a picture that is not named is not there. */
  readonly pictures: Readonly<Record<string, KnownPicture>>;
  /** The clips that are there, by the language in which they are spoken. */
  readonly clips: Readonly<Partial<Record<Voice, readonly string[]>>>;
}

/** A picture's own size and, of what is shown large, a tiny WebP in base64 that stands for it meanwhile. */
export type KnownPicture = readonly [width: number, height: number, placeholder?: string];

/** Null where no manifest says what is there: then pages try all of it. */
export const KnownAssetsContext = createContext<KnownAssets | null>(null);

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
