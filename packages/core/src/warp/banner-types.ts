// Rule W1.
/**
 * Banner types of the warp records: standard, newcomers', character and light cone events, and those of
 * collaborations.
 */
export const BANNER_TYPES = [1, 2, 11, 12, 21, 22] as const;
/** One of the {@link BANNER_TYPES}. */
export type BannerType = (typeof BANNER_TYPES)[number];

/** What the game publishes of a banner type. Pity and guarantee are counted for each type on its own. */
export interface BannerRules {
  /** The pull that brings a 4★ at the latest. */
  readonly fourStarLimit: number;
  /** The pull that brings a 5★ at the latest. */
  readonly fiveStarLimit: number;
  /** Chance that a 5★ without a guarantee is the featured one; null where none is featured. */
  readonly featuredChance: number | null;
  /** What share of all pulls comes as 5★ and as 4★ on average, pity included; null where it is not published. */
  readonly publishedShares: { readonly 5: number; readonly 4: number } | null;
  /** How many pulls it gives in all; null where there is no end to them. */
  readonly pullsInAll: number | null;
}

// Rule W2.
const CHARACTERS = { 5: 0.016, 4: 0.13 } as const;
const LIGHT_CONES = { 5: 0.0187, 4: 0.148 } as const;

// Rule W1.
/** When a banner type brings what at the latest, and how likely the featured one is. */
export const BANNER_RULES: Readonly<Record<BannerType, BannerRules>> = {
  1: {
    fourStarLimit: 10,
    fiveStarLimit: 90,
    featuredChance: null,
    publishedShares: CHARACTERS,
    pullsInAll: null,
  },
  2: {
    fourStarLimit: 10,
    fiveStarLimit: 50,
    featuredChance: null,
    publishedShares: null,
    pullsInAll: 50,
  },
  11: {
    fourStarLimit: 10,
    fiveStarLimit: 90,
    featuredChance: 0.5,
    publishedShares: CHARACTERS,
    pullsInAll: null,
  },
  12: {
    fourStarLimit: 10,
    fiveStarLimit: 80,
    featuredChance: 0.75,
    publishedShares: LIGHT_CONES,
    pullsInAll: null,
  },
  21: {
    fourStarLimit: 10,
    fiveStarLimit: 90,
    featuredChance: 0.5,
    publishedShares: CHARACTERS,
    pullsInAll: null,
  },
  22: {
    fourStarLimit: 10,
    fiveStarLimit: 80,
    featuredChance: 0.75,
    publishedShares: LIGHT_CONES,
    pullsInAll: null,
  },
};

// Rule W39.
/** Whether a banner type has given all the pulls that it gives: nothing is left to be waited for on it. */
export function isFinished(type: BannerType, pulls: number): boolean {
  return pulls >= (BANNER_RULES[type].pullsInAll ?? Number.POSITIVE_INFINITY);
}

// Source: GachaBasicInfo.
const TYPES_BY_THOUSAND: Readonly<Record<number, BannerType>> = {
  ...{ 1: 1, 2: 11, 3: 12, 4: 2, 5: 21, 6: 22 },
};

/** The type of the banner with this number; undefined where the number tells none. */
export function bannerTypeOf(gachaId: number): BannerType | undefined {
  return TYPES_BY_THOUSAND[Math.floor(gachaId / 1000)];
}

/** Whether a value is one of the {@link BANNER_TYPES}. */
export function isBannerType(value: unknown): value is BannerType {
  return BANNER_TYPES.includes(value as BannerType);
}
