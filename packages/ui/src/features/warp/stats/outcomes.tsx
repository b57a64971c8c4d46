import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
  rateInterval,
} from '@trailbook/core/internal/warp';
import { useI18n } from '../../../i18n/index.ts';
import { Figure } from '../parts/figure.tsx';
import { sampleSizeOf } from '../parts/sample-size.ts';

interface Props {
  readonly type: BannerType;
  readonly figures: BannerStatistics;
}

/** What the 5★s took on average, and how they came. Each figure says of how many it is. */
export function Outcomes({ type, figures }: Props) {
  const { t, number, figure, share } = useI18n();
  const { fiveStars, averagePity, pullsPerFeatured, won, lost, guaranteed, unknown } = figures;
  const { known, all, isFew } = sampleSizeOf(figures);
  const featured = fiveStars.filter(({ isFeatured }) => isFeatured).length;
  const { contests } = figures;
  const decided = contests.won + contests.lost;
  const [low, high] = rateInterval(contests.won, decided);
  const { featuredChance } = BANNER_RULES[type];
  const hasFeatured = featuredChance !== null;
  const ofGame = share(featuredChance ?? 1, 0);
  return (
    <section aria-label={t('warp.averages')}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
        <Figure
          label={t('warp.averagePity')}
          value={averagePity === null ? '—' : figure(averagePity)}
          detail={
            <>
              {known < all
                ? t('warp.ofKnownFiveStars', { number: known, all })
                : t('warp.ofFiveStars', { number: known })}
              {isFew && <span className="block">{t('warp.fewFiveStars')}</span>}
            </>
          }
          explain={t('warp.explains.averagePity')}
        />
        {hasFeatured && (
          <>
            <Figure
              label={t('warp.perFeatured')}
              value={pullsPerFeatured === null ? '—' : figure(pullsPerFeatured)}
              detail={t('warp.ofFeatured', { number: featured })}
              explain={t('warp.explains.perFeatured')}
            />
            <Figure
              label={t('warp.winRate')}
              value={decided === 0 ? '—' : share(contests.won / decided)}
              detail={
                decided === 0 ? (
                  won + lost === 0 ? (
                    t('warp.noContests')
                  ) : (
                    t('warp.contestsLeftOut', { number: won + lost })
                  )
                ) : (
                  <>
                    {t(decided < won + lost ? 'warp.winsOfKnown' : 'warp.winsOf', {
                      won: contests.won,
                      number: decided,
                    })}
                    <span className="block">
                      {t('warp.between', {
                        low: share(low, 0),
                        high: share(high, 0),
                        share: ofGame,
                      })}
                    </span>
                  </>
                )
              }
              explain={t('warp.explains.winRate', { share: ofGame })}
            />
            <Figure
              label={t('warp.wonLost')}
              value={`${number(won)} : ${number(lost)}`}
              detail={t('warp.guaranteedUnknown', { guaranteed, unknown })}
              explain={t('warp.explains.wonLost')}
            />
          </>
        )}
      </dl>
    </section>
  );
}
