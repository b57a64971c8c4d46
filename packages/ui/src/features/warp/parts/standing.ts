import {
  BANNER_RULES,
  BANNER_TYPES,
  type BannerType,
  type WarpState,
} from '@trailbook/core/internal/warp';

/** Where a player stands. */
export interface Standing {
  /** What is not known is taken at its least. */
  readonly state: WarpState;
  /** Banner types of which nobody can tell whether the next 5★ is guaranteed. */
  readonly open: readonly BannerType[];
}

/** Where a player stands, by the figures of each banner type. */
export function standingOf(
  figures: (type: BannerType) => {
    readonly pulls: number;
    readonly pity5: number;
    readonly guarantee: boolean | null;
  },
): Standing {
  const state = Object.fromEntries(
    BANNER_TYPES.map((type) => {
      const { pity5, guarantee } = figures(type);
      const most = BANNER_RULES[type].fiveStarLimit - 1;
      return [type, { pity: Math.min(pity5, most), guaranteed: guarantee === true }];
    }),
  );
  // Who has pulled nothing yet stands at the beginning, as far as anybody knows.
  const open = BANNER_TYPES.filter((type) => {
    const { pulls, guarantee } = figures(type);
    return pulls > 0 && guarantee === null;
  });
  return { state, open };
}
