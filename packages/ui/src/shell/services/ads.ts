/** A floating video. Rule S19. */
export interface VideoAd {
  readonly kind: 'video';
  readonly format: 'floating';
  readonly refreshLimit: number;
  readonly refreshTime: number;
  readonly mobileSize: 'reduced';
  readonly report: AdReport;
}

/** A strip at the edge of the window, on the screens that its query fits. */
export interface AnchorAd {
  readonly kind: 'anchor';
  readonly refreshLimit: number;
  /** In seconds. */
  readonly refreshTime: number;
  readonly media: string;
  readonly size: readonly [width: number, height: number];
  readonly report: AdReport;
}

interface AdReport {
  readonly isEnabled: true;
  readonly wording: 'Report Ad';
  readonly place: 'top-left';
}

/** All that a provider of ads has to do; an operator's script puts one in `window.adProvider`. */
export interface AdProvider {
  /** @returns what takes the ad away */
  readonly show: (ad: VideoAd | AnchorAd) => () => void;
}

const REPORT: AdReport = { isEnabled: true, wording: 'Report Ad', place: 'top-left' };
const ANCHOR = { kind: 'anchor', refreshLimit: 10, refreshTime: 90, report: REPORT } as const;

/** Rules S9, S19. */
export const ADS: readonly (VideoAd | AnchorAd)[] = [
  {
    ...{ kind: 'video', format: 'floating', mobileSize: 'reduced', report: REPORT },
    ...{ refreshLimit: 0, refreshTime: 30 },
  },
  { ...ANCHOR, media: '(width < 768px)', size: [320, 50] },
  { ...ANCHOR, media: '(width >= 768px)', size: [728, 90] },
];

/** @returns what puts all ads up anew: those of the page before go first. */
export function createAds(provider: AdProvider): () => void {
  let shown: readonly (() => void)[] = [];
  return () => {
    for (const takeAway of shown) takeAway();
    shown = ADS.map((ad) => provider.show(ad));
  };
}

/** Whether a page may have ads at all: on the web, where an operator has set them up and the reader has agreed. */
export function mayShowAds(page: {
  readonly script: string | null;
  readonly hasConsent: boolean;
  readonly isDesktop: boolean;
}): boolean {
  return page.script !== null && page.hasConsent && !page.isDesktop;
}
