import { askWarpStatistics } from '@trailbook/api/calls/warp-fetch';
import type { GlobalStatistics } from '@trailbook/core/internal/global-statistics';
import { BANNER_RULES, type BannerType } from '@trailbook/core/internal/warp';
import { useCallback, useState } from 'react';
import { answerOf, countsNothing, ownSite } from '../../../client/site-calls.ts';
import { useI18n } from '../../../i18n/index.ts';
import { SelectField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { Bars } from '../charts/bars.tsx';
import { DayFigures } from '../charts/day-figures.tsx';
import { FiguresTable } from '../charts/figures-table.tsx';
import { jadeWords } from '../parts/jade-words.ts';
import { nameOf } from '../parts/things.ts';
import { Measured, useMeasures } from './measured.tsx';
import { PityCurve } from './pity-curve.tsx';
import { useAnswer } from './use-answer.ts';

const NOTHING = 'nothing';

/** What all contributors' pulls come to. Rule W19. */
export function GlobalStats({ type }: { type: BannerType }) {
  const { t, day } = useI18n();
  const game = useGame('warp');
  const [banner, setBanner] = useState<number>(type);
  const [compared, setCompared] = useState<number | undefined>(undefined);
  const ask = useCallback(
    (signal: AbortSignal) => {
      const compare = compared === undefined ? {} : { compare_id: String(compared) };
      return answerOf(askWarpStatistics(ownSite, { bannerId: String(banner), ...compare }, signal));
    },
    [banner, compared],
  );
  const answered = useAnswer(ask);
  const choices = [
    { value: String(type), label: t(`warp.banner.${type}`) },
    ...[...game.banners.values()]
      .filter((one) => one.type === type && one.start !== undefined)
      .sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? 1 : -1))
      .map(({ id, featured, start }) => ({
        value: String(id),
        label: `${featured ? nameOf(game, featured).text : id} · ${day(start ?? '')}`,
      })),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {choices.length > 2 && (
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <SelectField
            label={t('globalStats.banner')}
            value={String(banner)}
            options={choices}
            onChange={(chosen) => setBanner(Number(chosen))}
          />
          <SelectField
            label={t('globalStats.compare')}
            value={compared === undefined ? NOTHING : String(compared)}
            options={[{ value: NOTHING, label: t('globalStats.compareNone') }, ...choices]}
            onChange={(chosen) => setCompared(chosen === NOTHING ? undefined : Number(chosen))}
          />
        </div>
      )}
      {answered.state === 'waiting' && (
        <p aria-busy="true" className="min-h-96 text-ink-faint">
          {t('state.loading')}
        </p>
      )}
      {(answered.state === 'failed' ||
        (answered.state === 'there' && answered.value.pulls === 0)) && (
        <p role="status" className="border-y border-line py-10">
          {answered.state === 'failed' && countsNothing(answered.error)
            ? t('globalStats.elsewhere')
            : t('globalStats.none')}
          {answered.state === 'there' && (
            <span className="block max-w-prose pt-2 text-ink-soft">{t('globalStats.fills')}</span>
          )}
        </p>
      )}
      {answered.state === 'there' && answered.value.pulls > 0 && (
        <Figures type={type} figures={answered.value} compared={answered.value.compare} />
      )}
    </div>
  );
}

interface Props {
  readonly type: BannerType;
  readonly figures: GlobalStatistics;
  readonly compared: GlobalStatistics | null;
}

function Figures({ type, figures, compared }: Props) {
  const { t, share } = useI18n();
  const { count, rate, ofWarps, ofContests, lackOfCases, mean, ofRuns } = useMeasures();
  const { featuredChance, publishedShares } = BANNER_RULES[type];
  const ofRarity = (rarity: 4 | 5) =>
    publishedShares
      ? t('globalStats.explains.share', { share: share(publishedShares[rarity], 2) })
      : t('globalStats.explains.sharePlain');
  const { contributors, pulls, jade, rates, averagePity, outcomes, censored } = figures;
  const beside = (word: (one: GlobalStatistics) => string) =>
    compared ? word(compared) : undefined;
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft">
        {t('globalStats.note', { number: contributors })}
      </p>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-3">
        <Measured
          label={t('globalStats.contributors')}
          value={count(contributors)}
          compared={beside((one) => count(one.contributors))}
          explain={t('globalStats.explains.contributors')}
        />
        <Measured
          label={t('warp.total')}
          value={count(pulls)}
          compared={beside((one) => count(one.pulls))}
          explain={t('globalStats.explains.total')}
        />
        <Measured
          label={t('warp.jade')}
          value={count(jade)}
          compared={beside((one) => count(one.jade))}
          explain={t(jadeWords(type))}
        />
        <Measured
          label={t('globalStats.five')}
          value={rate(rates.five)}
          detail={ofWarps(rates.five)}
          lack={lackOfCases(rates.five)}
          compared={beside((one) => rate(one.rates.five))}
          explain={ofRarity(5)}
        />
        <Measured
          label={t('globalStats.four')}
          value={rate(rates.four)}
          detail={ofWarps(rates.four)}
          lack={lackOfCases(rates.four)}
          compared={beside((one) => rate(one.rates.four))}
          explain={ofRarity(4)}
        />
        <Measured
          label={t('warp.averagePity')}
          value={mean(averagePity.five)}
          detail={ofRuns(averagePity.five)}
          compared={beside((one) => mean(one.averagePity.five))}
          explain={t('warp.explains.averagePity')}
        />
        <Measured
          label={t('globalStats.averageFour')}
          value={mean(averagePity.four)}
          detail={ofRuns(averagePity.four)}
          compared={beside((one) => mean(one.averagePity.four))}
          explain={t('globalStats.explains.averageFour')}
        />
        {outcomes && (
          <Measured
            label={t('warp.winRate')}
            value={rate(outcomes.winRate)}
            detail={ofContests(outcomes.winRate)}
            lack={lackOfCases(outcomes.winRate)}
            compared={
              beside((one) => (one.outcomes ? rate(one.outcomes.winRate) : '–')) ?? undefined
            }
            explain={t('warp.explains.winRate', { share: share(featuredChance ?? 1, 0) })}
          />
        )}
      </dl>
      <p className="max-w-prose text-sm text-ink-soft">{t('globalStats.averageText')}</p>
      {censored.n > 0 && (
        <p className="max-w-prose text-sm text-ink-soft">
          {t('globalStats.censored', { number: censored.n })}
        </p>
      )}
      <PityCurve byRoll={figures.byRoll} />
      <div className="grid min-w-0 gap-8 xl:grid-cols-2">
        <Rolls figures={figures} />
        <DayFigures id="global-days" days={figures.byDay} />
      </div>
      <Items figures={figures} />
      <p className="text-sm text-ink-soft">
        {t('globalStats.download')} <Download format="csv" />
        <Download format="json" />
      </p>
    </>
  );
}

/** A download, also where it fails: the desktop's window has no way back from what is no page of ours. */
function Download({ format }: { format: 'csv' | 'json' }) {
  return (
    <a
      href={`/api/v1/aggregates/${format}`}
      download={`trailbook-aggregates.${format}`}
      className="tap inline-flex items-center px-2 underline"
    >
      {format.toUpperCase()}
    </a>
  );
}

function Rolls({ figures: { byRoll } }: Pick<Props, 'figures'>) {
  const { t, number } = useI18n();
  return (
    <section aria-labelledby="global-rolls" className="flex min-w-0 flex-col gap-2">
      <h3 id="global-rolls" className="font-display text-lg font-semibold">
        {t('warp.byRoll')}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('warp.byRollText')}</p>
      <Bars
        bars={byRoll.map(({ roll, fiveStars }) => ({
          key: roll,
          value: fiveStars,
          isMarked: true,
        }))}
      />
      <p aria-hidden className="figures flex justify-between text-xs text-ink-faint">
        <span>{number(1)}</span>
        <span>{number(byRoll.length)}</span>
      </p>
    </section>
  );
}

function Items({ figures: { items } }: Pick<Props, 'figures'>) {
  const { t, number } = useI18n();
  const { rate, ofWarps } = useMeasures();
  const game = useGame('warp');
  return (
    <section aria-labelledby="global-items" className="flex min-w-0 flex-col gap-2">
      <h3 id="global-items" className="font-display text-lg font-semibold">
        {t('globalStats.items')}
      </h3>
      <FiguresTable
        label={t('warp.figures')}
        columns={[
          t('warp.column.name'),
          t('warp.total'),
          t('globalStats.measured'),
          t('globalStats.interval'),
        ]}
        rows={items.map(({ itemId, share: part }) => ({
          key: itemId,
          cells: [nameOf(game, itemId).text, number(part.count), rate(part), ofWarps(part)],
        }))}
      />
    </section>
  );
}
