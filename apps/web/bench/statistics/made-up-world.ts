import type { KeptHistory, KeptPull } from '@trailbook/core/internal/global-statistics';
import {
  BANNER_RULES,
  BANNER_TYPES,
  type BannerType,
  fiveStarChance,
} from '@trailbook/core/internal/warp';
import { seeded } from '@trailbook/fakes';

/** What a made-up world was made with: what its figures must come near to. */
export interface Truth {
  /** By banner type: 5★s of all pulls that were made up, and those won of those that could be. */
  readonly byType: ReadonlyMap<BannerType, TypeTruth>;
}

interface TypeTruth {
  pulls: number;
  fiveStars: number;
  won: number;
  lost: number;
}

const FIRST_DAY = 20_400;
const DAYS = 365;
/** Banner periods of three weeks each. */
const PERIOD_DAYS = 21;
const FIRST_BANNER: Readonly<Record<BannerType, number>> = {
  ...{ 1: 1001, 2: 4001, 11: 2090, 12: 3090, 21: 5001, 22: 6001 },
};
/** How many pulls an account has of each banner type, on average; newcomers have fifty. */
const MEAN_PULLS: Readonly<Record<BannerType, number>> = {
  ...{ 1: 30, 2: 50, 11: 60, 12: 25, 21: 10, 22: 8 },
};
const NEWCOMER_PULLS = 50;

/** Makes up contributors by the game's own odds: the same for the same seed. */
export function madeUpWorld(seed: number): { account(): KeptHistory[]; truth: Truth } {
  const random = seeded(seed);
  const byType = new Map(
    BANNER_TYPES.map((type) => [type, { pulls: 0, fiveStars: 0, won: 0, lost: 0 }]),
  );

  function history(type: BannerType): KeptHistory {
    const truth = byType.get(type) ?? { pulls: 0, fiveStars: 0, won: 0, lost: 0 };
    // A few pull much, most pull little.
    const wanted = Math.ceil(-Math.log(1 - random()) * MEAN_PULLS[type]);
    const length = type === 2 ? NEWCOMER_PULLS : wanted;
    const pulls: KeptPull[] = [];
    let [day, sinceFive, sinceFour, isSure] = [FIRST_DAY, 0, 0, false];
    // The account is older than its records: it stands somewhere in a run.
    if (type !== 2) sinceFive = Math.floor(random() * 60);
    while (pulls.length < length) {
      if (pulls.length % 10 === 0) day += Math.floor((random() * 2 * DAYS * 10) / (length + 10));
      day = Math.min(day, FIRST_DAY + DAYS);
      const gachaId = bannerAt(type, day);
      sinceFive++;
      sinceFour++;
      truth.pulls++;
      if (random() < fiveStarChance(type, sinceFive)) {
        sinceFive = 0;
        truth.fiveStars++;
        const { featuredChance } = BANNER_RULES[type];
        const isFeatured = featuredChance === null ? null : isSure || random() < featuredChance;
        if (isFeatured !== null && !isSure) truth[isFeatured ? 'won' : 'lost']++;
        isSure = isFeatured === false;
        const itemId = isFeatured === true ? gachaId : 1001 + Math.floor(random() * 7);
        pulls.push({ gachaId, itemId, day, rarity: 5, isFeatured });
      } else if (sinceFour >= 10 || random() < 0.051) {
        sinceFour = 0;
        const itemId = 21_000 + Math.floor(random() * 40);
        pulls.push({ gachaId, itemId, day, rarity: 4, isFeatured: null });
      } else {
        const itemId = 20_000 + Math.floor(random() * 20);
        pulls.push({ gachaId, itemId, day, rarity: 3, isFeatured: null });
      }
    }
    return { type, pulls, gapsAt: [], isComplete: type === 2 };
  }

  return { account: () => BANNER_TYPES.map(history), truth: { byType } };
}

function bannerAt(type: BannerType, day: number): number {
  const isStanding = type === 1 || type === 2;
  return FIRST_BANNER[type] + (isStanding ? 0 : Math.floor((day - FIRST_DAY) / PERIOD_DAYS));
}
