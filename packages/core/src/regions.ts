/** The servers of the game; each has its own day. */
export const REGIONS = ['america', 'europe', 'asia', 'taiwan', 'china'] as const;
/** One of the {@link REGIONS}. */
export type Region = (typeof REGIONS)[number];
