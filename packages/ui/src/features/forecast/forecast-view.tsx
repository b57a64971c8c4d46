import type { BannerPhase } from '@trailbook/pages';
import { useMemo, useState } from 'react';
import { useServerAhead } from '../../client/use-server-ahead.ts';
import { useI18n } from '../../i18n/index.ts';
import { Loaded, UndoBar } from '../../primitives/index.ts';
import { useDocuments } from '../../shell/recovery/parts/use-device.ts';
import { useGame } from '../../shell/screen/use-game.ts';
import { useLastEdit } from '../../shell/screen/use-last-edit.ts';
import type { Device } from '../../storage/stores/device.ts';
import type { AchievementsStore } from '../achievements/store/achievements-store.ts';
import type { PlannerStore } from '../planner/store/planner-store.ts';
import { AchievementSavings } from '../warp/odds/achievement-savings.tsx';
import { FeaturedChoice } from '../warp/odds/featured-choice.tsx';
import { useJadeLeft } from '../warp/odds/use-jade-left.ts';
import { gameDay } from '../warp/parts/server-day.ts';
import { useStanding } from '../warp/parts/use-statistics.ts';
import { useGameServer } from '../warp/store/game-server.ts';
import type { OddsStore } from '../warp/store/odds-store.ts';
import type { WarpDocuments } from '../warp/store/warps-store.ts';
import { questionOf, stillOpen } from './answer/question-of.ts';
import { useForecast } from './answer/use-forecast.ts';
import { IncomeForm } from './income/income-form.tsx';
import { SavingsPart } from './income/savings-part.tsx';
import { useForecastLinks } from './links/use-forecast-links.tsx';
import { type ForecastStore, forecastActions } from './store/forecast-store.ts';
import { AddTarget } from './targets/add-target.tsx';
import { comingBanners } from './targets/known-banners.ts';
import { ComingMonths } from './timeline/coming-months.tsx';
import { daysOf, timelineSpan } from './timeline/timeline-layout.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly store: ForecastStore;
  readonly odds: OddsStore;
  readonly planner: PlannerStore;
  readonly achievements: AchievementsStore;
  readonly warps: WarpDocuments;
  readonly phases: readonly BannerPhase[];
  readonly plannerUrl: string;
}

// What a newcomer does not look at comes when there is something to show.
const loadTargets = async () => {
  const [{ TargetList }, { ReadyLines }] = await Promise.all([
    import('./targets/target-list.tsx'),
    import('./targets/ready-lines.tsx'),
  ]);
  return { TargetList, ReadyLines };
};
const loadResults = async () => (await import('./results/forecast-results.tsx')).ForecastResults;

// Rule W57.
/** What a player is waiting for, how likely it is by when, and what it rests on. */
export function ForecastView(props: Props) {
  const { device, profile, store, odds, planner, achievements, warps, phases } = props;
  const { t } = useI18n();
  const game = useGame('warp');
  const { documents, act } = useDocuments(store);
  const { forecast } = documents;
  const { targets } = forecast;
  const [known] = useState(() => new Set(targets.map(({ targetId }) => targetId)));
  const standing = useStanding(warps);
  const { region } = useGameServer(device, profile);
  const today = gameDay(Date.now() + useServerAhead(), region);
  const left = useJadeLeft(achievements);
  const isWaiting = forecast.achievements && left.status === 'loading';
  const banners = useMemo(() => comingBanners(game, today), [game, today]);
  const span = useMemo(
    () =>
      timelineSpan(
        today,
        [...targets, ...banners].map(({ until }) => until),
      ),
    [today, targets, banners],
  );
  const toAsk = useMemo(() => {
    const open = stillOpen(targets, today);
    if (open.length === 0 || isWaiting) return undefined;
    const circumstances = { standing, today, jadeLeft: left.jade, until: span.until };
    return {
      asked: questionOf(
        game,
        { ...forecast, targets: open },
        { ...circumstances, days: daysOf(span) },
      ),
      targets: open,
      listed: targets,
    };
  }, [game, forecast, targets, standing, today, left.jade, isWaiting, span]);
  const { answered, input, isBusy } = useForecast(toAsk);
  const answer = answered?.ok ? answered.value : undefined;
  const { done, setDone, forget } = useLastEdit(store);
  const links = useForecastLinks(store, today, setDone);
  const answerOf = (targetId: number) =>
    answer?.targets[input?.targets.findIndex((target) => target.targetId === targetId) ?? -1];
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {targets.length === 0 && <p className="max-w-prose text-ink-soft">{t('forecast.intro')}</p>}
      <ComingMonths {...{ span, targets, banners, phases, today }} savings={answer?.savings} />
      <section aria-labelledby="targets" className="flex min-w-0 flex-col gap-4">
        <h2 id="targets" tabIndex={-1} className="font-display text-lg font-semibold outline-none">
          {t(targets.length === 0 ? 'forecast.first' : 'warp.odds.targets')}
        </h2>
        {targets.length === 0 ? (
          <p className="max-w-prose text-sm text-ink-soft">{t('forecast.firstText')}</p>
        ) : (
          <Loaded load={loadTargets} waiting={null}>
            {({ TargetList, ReadyLines }) => (
              <TargetList
                {...{ targets, known, banners, standing, today, answerOf, isBusy, act, setDone }}
                readyOf={(target) => (
                  <ReadyLines
                    {...{ device, profile, planner, target }}
                    dataUrl={props.plannerUrl}
                  />
                )}
              />
            )}
          </Loaded>
        )}
        <AddTarget {...{ targets, banners, phases, today, act }} />
        <p role="status" className="min-h-5 text-sm text-ink-soft">
          {isBusy ? t('warp.odds.busy') : ''}
        </p>
      </section>
      {answer && input && targets.length > 0 && (
        <Loaded load={loadResults} waiting={null}>
          {(ForecastResults) => (
            <ForecastResults
              {...{ answer, isBusy, act, setDone, input }}
              onShareLink={links.share}
            />
          )}
        </Loaded>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <SavingsPart {...{ forecast, today, odds, planner, act, setDone }}>
          <FeaturedChoice
            featured={forecast.featured}
            onChange={(featured) => act(forecastActions.change({ featured }))}
          />
        </SavingsPart>
        <IncomeForm {...{ forecast, today, act, setDone }}>
          {/* It comes after all else, which therefore stands still. */}
          <AchievementSavings
            left={left}
            isCounted={forecast.achievements}
            onCount={(isOn) => act(forecastActions.change({ achievements: isOn }))}
          />
        </IncomeForm>
      </div>
      {links.sheet}
      <UndoBar done={done} onGone={forget} />
    </div>
  );
}
