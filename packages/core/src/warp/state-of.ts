import { BANNER_RULES, BANNER_TYPES, type BannerType } from './banner-types.ts';
import type { WarpState } from './odds.ts';
import type { BannerStatistics } from './statistics.ts';

/** Where a player stands. */
export interface Standing {
  /** For `odds`. What is not known is taken at its least. */
  readonly state: WarpState;
  /** Banner types of which nobody can tell whether the next 5★ is guaranteed. */
  readonly open: readonly BannerType[];
}

/** Where a player stands, by the statistics of each banner type; one that is left out is at its beginning. */
export function stateOf(
  statistics: {
    readonly [Type in BannerType]?: Pick<BannerStatistics, 'pulls' | 'pity5' | 'guarantee'>;
  },
): Standing {
  const told = BANNER_TYPES.flatMap((type) => {
    const figures = statistics[type];
    return figures ? [{ type, ...figures }] : [];
  });
  const state = Object.fromEntries(
    told.map(({ type, pity5, guarantee }) => {
      const most = BANNER_RULES[type].fiveStarLimit - 1;
      return [type, { pity: Math.min(pity5, most), guaranteed: guarantee === true }];
    }),
  );
  // Who has pulled nothing yet stands at the beginning, as far as anybody knows.
  const open = told.filter(({ pulls, guarantee }) => pulls > 0 && guarantee === null);
  return { state, open: open.map(({ type }) => type) };
}
