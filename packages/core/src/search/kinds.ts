/** What can be found, in the order in which players look for it most. */
export const SEARCH_KINDS = [
  'character',
  'lightCone',
  'relic',
  'feat', // what players ask who can do
  'relicPiece',
  'material',
  'page',
  'consumable',
  'stage', // leads to what it is run for
  'cavern', // leads to the relic sets that drop there
  'book',
  'icon',
  'world',
  'blessing',
  'curio',
  'achievement',
] as const;
/** One of the {@link SEARCH_KINDS}. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A kind of what the game has: all but the pages of a site. */
export type ThingKind = Exclude<SearchKind, 'page'>;
