import {
  BANNER_RULES,
  type BannerStatistics,
  type BannerType,
  byDay,
  byRoll,
  type FiveStar,
  type Pull,
  softPityFrom,
} from '@trailbook/core/internal/warp';
import { useMemo } from 'react';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { Loaded } from '../../../primitives/index.ts';
import { Bars } from '../charts/bars.tsx';
import { DayFigures } from '../charts/day-figures.tsx';
import { FiguresTable } from '../charts/figures-table.tsx';
import { CoverageSection } from '../coverage/coverage-section.tsx';
import { PullLine } from '../line/pull-line.tsx';
import { Figure } from '../parts/figure.tsx';
import { useStatistics } from '../parts/use-statistics.ts';
import type { WarpDocuments, WarpsStore } from '../store/warps-store.ts';
import { Counters } from './counters.tsx';
import { LuckSection } from './luck.tsx';
import { Outcomes } from './outcomes.tsx';
import { Recent } from './recent.tsx';

const loadRanks = withTexts(
  ['globalStats'],
  async () => (await import('../global/ranks.tsx')).Ranks,
);

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
  readonly store: WarpsStore;
}

/** What the player's own pulls on a banner type come to. */
export function PersonalStats({ type, documents, store }: Props) {
  const { figures, history } = useStatistics(documents, type);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Counters type={type} figures={figures} />
      {figures.fiveStars.length > 0 && <PullLine figures={figures} />}
      <Outcomes type={type} figures={figures} />
      <Rarities type={type} figures={figures} />
      <LuckSection type={type} documents={documents} />
      <Loaded load={loadRanks} waiting={null}>
        {(Ranks) => <Ranks type={type} figures={figures} />}
      </Loaded>
      <Recent fiveStars={figures.fiveStars} />
      <div className="grid min-w-0 gap-8 xl:grid-cols-2">
        {figures.fiveStars.length > 0 && <ByRoll type={type} fiveStars={figures.fiveStars} />}
        <ByDay pulls={history.pulls} figures={figures} />
      </div>
      <CoverageSection {...{ type, documents, store }} />
    </div>
  );
}

interface ByDayProps {
  readonly pulls: readonly Pull[];
  readonly figures: BannerStatistics;
}

/** On which days of the server's a player's pulls were made. */
function ByDay({ pulls, figures }: ByDayProps) {
  const days = useMemo(() => byDay(pulls, figures), [pulls, figures]);
  return <DayFigures id="by-day" days={days} isMarking />;
}

/** After how many pulls the 5★s came. */
export function ByRoll({ type, fiveStars }: { type: BannerType; fiveStars: readonly FiveStar[] }) {
  const { t, number, share } = useI18n();
  const rolls = useMemo(() => byRoll(type, { fiveStars }), [type, fiveStars]);
  const soft = softPityFrom(type) ?? Number.POSITIVE_INFINITY;
  return (
    <section aria-labelledby="by-roll" className="flex min-w-0 flex-col gap-2">
      <h3 id="by-roll" className="font-display text-lg font-semibold">
        {t('warp.byRoll')}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('warp.byRollText')}</p>
      <Bars
        bars={rolls.map(({ roll, count }) => ({
          ...{ key: roll, value: count },
          ...{ isMarked: true, isInZone: roll >= soft },
        }))}
      />
      <p aria-hidden className="figures flex justify-between text-xs text-ink-faint">
        <span>{number(1)}</span>
        <span>{number(rolls.length)}</span>
      </p>
      <FiguresTable
        label={t('warp.figures')}
        columns={[t('warp.column.roll'), t('warp.column.fiveStars'), t('warp.column.share')]}
        rows={rolls
          .filter(({ count }) => count > 0)
          .map(({ roll, count, share: reached }) => ({
            key: roll,
            cells: [number(roll), number(count), share(reached)],
          }))}
      />
    </section>
  );
}

interface RaritiesProps {
  readonly type: BannerType;
  readonly figures: BannerStatistics;
}

/**
 * How many of each rarity came, and what share of all that is.
 * Rule W11.
 */
export function Rarities({ type, figures: { pulls, fiveStars, fourStars } }: RaritiesProps) {
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
