import type { BannerType } from '@trailbook/core/internal/warp';

/** What the tabs of the warp pages are called in addresses, in every language. */
const BANNER_TABS = {
  'Char Event': 11,
  'LC Event': 12,
  Stellar: 1,
  Departure: 2,
  'Char Collab': 21,
  'LC Collab': 22,
} as const satisfies Readonly<Record<string, BannerType>>;

/** Tabs beside the banner types, about all of them. */
const OTHER_TABS = ['Inventory', 'Memory', 'Odds'] as const;

export type BannerTab = keyof typeof BANNER_TABS;
export type OtherTab = (typeof OTHER_TABS)[number];
export type Section = BannerTab | OtherTab;
export type View = (typeof VIEWS)[number];

/** The first level of tabs. */
export const SECTIONS: readonly Section[] = [
  // The keys of a literal are what its type says.
  ...(Object.keys(BANNER_TABS) as BannerTab[]),
  ...OTHER_TABS,
];

/** The second level, within a banner type. */
export const VIEWS = ['Personal Stats', 'History', 'Global Stats'] as const;

/** Where a player is on the warp pages. */
export interface WarpPlace {
  readonly section: Section;
  readonly view: View;
}

/** The banner type of a tab. */
export function bannerOf(tab: BannerTab): BannerType {
  return BANNER_TABS[tab];
}

/** Where the statistics of a banner type are. */
export function placeOfBanner(type: BannerType): WarpPlace {
  const section = SECTIONS.find((tab) => isBannerTab(tab) && bannerOf(tab) === type);
  return { section: section ?? 'Char Event', view: VIEWS[0] };
}

export function isBannerTab(section: Section): section is BannerTab {
  return section in BANNER_TABS;
}

/**
 * The place that an address names; its first where it names none.
 * Rule W16.
 */
export function placeOf(hash: string): WarpPlace {
  const [section, view] = hash.replace(/^#/, '').split(/\||%7C/i);
  return { section: named(SECTIONS, section), view: named(VIEWS, view) };
}

/** The address of a place, one segment a level. */
export function hashOf({ section, view }: WarpPlace): string {
  const segments = view === VIEWS[0] ? [section] : [section, view];
  return `#${segments.map(segmentOf).join('|')}`;
}

function named<Name extends string>(names: readonly Name[], segment: string | undefined): Name {
  return names.find((name) => segmentOf(name) === segment) ?? (names[0] as Name);
}

function segmentOf(name: string): string {
  return name.toLowerCase().replace(' ', '_');
}
