/** What can be found, in the order in which players look for it most. */
export const SEARCH_KINDS = [
  'character',
  'lightCone',
  'relic',
  'relicPiece',
  'material',
  'page',
  'consumable',
  'book',
  'icon',
  'world',
  'achievement',
] as const;
/** One of the {@link SEARCH_KINDS}. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A kind of the game's things: all but the pages of a site. */
export type ThingKind = Exclude<SearchKind, 'page'>;
