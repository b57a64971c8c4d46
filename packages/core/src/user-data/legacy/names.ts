/** Names of the older stores. Rule U5. */
export const LEGACY_STORES = [
  'calculator',
  'inventory',
  'calculator-main',
  'calculator-entries',
  'dismissedPromotions',
  'reddot',
  'audiolang',
] as const;

export type LegacyStore = (typeof LEGACY_STORES)[number];

/** The older stores as they were found: texts, or what they hold where a file gives them parsed. */
export type LegacyBlock = Readonly<Partial<Record<LegacyStore, unknown>>>;
