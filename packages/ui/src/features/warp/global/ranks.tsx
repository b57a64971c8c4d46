import { askWarpRanks } from '@trailbook/api/calls/warp-rank';
import type { Ranks as RankAnswer } from '@trailbook/core/internal/global-statistics';
import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
} from '@trailbook/core/internal/warp';
import { useCallback } from 'react';
import { answerOf, ownSite } from '../../../client/site-calls.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Figure } from '../parts/figure.tsx';
import { ENOUGH, hasTooFewPulls } from '../parts/too-few-pulls.ts';
import { otherSide, standingWords } from './standing-words.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  readonly type: BannerType;
  readonly figures: BannerStatistics;
}

type Rank = NonNullable<RankAnswer['pulls']>;

/**
 * Where the player's figures stand among contributors. Without the server nothing stands there: all else on the page
 * needs none. Rule W20.
 */
export function Ranks({ type, figures }: Props) {
  const { t } = useI18n();
  const ask = useCallback(
    (signal: AbortSignal) => answerOf(askWarpRanks(ownSite, type, figures, signal)),
    [type, figures],
  );
  const answered = useAnswer(ask);
  if (answered.state !== 'there') return null;
  const { pulls, averagePity, winRate, floors } = answered.value;
  // Nobody has given any.
  if (!pulls) return null;
  const known = figures.fiveStars.filter(({ pity }) => pity !== null).length;
  const contests = figures.contests.won + figures.contests.lost;
  const { featuredChance, pullsInAll } = BANNER_RULES[type];
  const hasContests = featuredChance !== null;
  /** Nobody is asked for more warps than there are. */
  const isReached = (pulls: number) => pulls <= (pullsInAll ?? pulls);
  return (
    <section aria-labelledby="ranks" className="flex flex-col gap-3">
      <h3 id="ranks" className="font-display text-lg font-semibold">
        {t('globalStats.ranks')}
      </h3>
      <dl className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        {/* Who needs fewer pulls for a 5★ is luckier. */}
        {averagePity ? (
          <Place label={t('warp.averagePity')} rank={averagePity} isFewerBetter />
        ) : (
          isReached(floors.averagePity.pulls) && (
            <TooFew
              label={t('warp.averagePity')}
              words="globalStats.needsPity"
              has={{ pulls: figures.pulls, fiveStars: known }}
              floor={floors.averagePity}
            />
          )
        )}
        {winRate ? (
          <Place label={t('warp.winRate')} rank={winRate} />
        ) : (
          hasContests && (
            <TooFew
              label={t('warp.winRate')}
              words="globalStats.needsWins"
              has={{ pulls: figures.pulls, fiveStars: contests }}
              floor={floors.winRate}
            />
          )
        )}
        <Place label={t('warp.total')} rank={pulls} isAmount />
      </dl>
    </section>
  );
}

type Floor = RankAnswer['floors']['winRate'];

interface TooFewProps {
  readonly label: string;
  readonly words: 'globalStats.needsPity' | 'globalStats.needsWins';
  readonly has: Floor;
  readonly floor: Floor;
}

/** What a rank still needs; nothing where only the others have too little. */
function TooFew({ label, words, has, floor }: TooFewProps) {
  const { t } = useI18n();
  if (has.pulls >= floor.pulls && has.fiveStars >= floor.fiveStars) return null;
  return (
    <Figure
      label={label}
      value={t('warp.luck.tooFew')}
      detail={t(words, {
        ...{ pulls: has.pulls, neededPulls: floor.pulls },
        ...{ stars: has.fiveStars, needed: floor.fiveStars },
      })}
      explain={t('globalStats.explains.rank')}
    />
  );
}

interface PlaceProps {
  readonly label: string;
  readonly rank: Rank;
  /** Whether those with a higher figure are the ones behind. */
  readonly isFewerBetter?: boolean;
  /** More and fewer, rather than lucky and unlucky. */
  readonly isAmount?: boolean;
}

function Place({ label, rank, isFewerBetter = false, isAmount = false }: PlaceProps) {
  const { t, share } = useI18n();
  const { n, below, interval } = rank;
  const words = standingWords(
    ...(isFewerBetter ? otherSide(below, interval) : ([below, interval] as const)),
  );
  const [more, fewer] = isAmount
    ? (['globalStats.more', 'globalStats.fewer'] as const)
    : (['globalStats.luckier', 'globalStats.unluckier'] as const);
  const [low, high] = words.interval;
  // Among very few, the player perhaps one of them, a place says nothing.
  const isVague = hasTooFewPulls(words.interval);
  const [few, whom] = words.isAhead ? (['top', more] as const) : (['bottom', fewer] as const);
  return (
    <Figure
      label={label}
      value={
        isVague ? t('warp.luck.tooFew') : t(`globalStats.${few}`, { share: share(words.place, 0) })
      }
      detail={
        isVague ? (
          <>
            {t('state.pair', { label: t('globalStats.contributors'), value: n })}
            <span className="block">{t('globalStats.toldFrom', { number: ENOUGH })}</span>
          </>
        ) : (
          <>
            {t(whom, { share: share(words.others, 0) })}
            <span className="block">
              {t('globalStats.ofContributors', {
                ...{ number: n, low: share(low, 0), high: share(high, 0) },
              })}
            </span>
          </>
        )
      }
      explain={t('globalStats.explains.rank')}
    />
  );
}
