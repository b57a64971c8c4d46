import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
} from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';
import { Figure } from '../parts/figure.tsx';

interface Props {
  readonly type: BannerType;
  readonly figures: BannerStatistics;
}

/**
 * How many of each rarity came, and what share of all that is.
 * Rule W11.
 */
export function Rarities({ type, figures: { pulls, fiveStars, fourStars } }: Props) {
  const { t, number, share } = useI18n();
  const published = BANNER_RULES[type].publishedShares;
  const counts = {
    5: fiveStars.length,
    4: fourStars.length,
    3: pulls - fiveStars.length - fourStars.length,
  };
  return (
    <section aria-label={t('warp.rarities')}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-4">
        {([5, 4, 3] as const).map((rarity) => (
          <Figure
            key={rarity}
            label={t('rarity.stars', { rarity })}
            value={number(counts[rarity])}
            detail={t('warp.shareOfAll', { share: share(counts[rarity] / pulls, 2) })}
            explain={
              published && rarity > 3
                ? t('warp.explains.rarity', { share: share(published[rarity === 5 ? 5 : 4], 2) })
                : t('warp.explains.rarityPlain')
            }
          />
        ))}
      </dl>
    </section>
  );
}
