import { BANNER_TYPES, isFinished } from '@trailbook/core/internal/warp';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { AchievementsStore } from '../../achievements/store/achievements-store.ts';
import type { PlannerStore } from '../../planner/store/planner-store.ts';
import { readerDay } from '../parts/server-day.ts';
import { useStanding } from '../parts/use-statistics.ts';
import { type OddsStore, oddsActions } from '../store/odds-store.ts';
import type { WarpDocuments } from '../store/warps-store.ts';
import { AchievementSavings } from './achievement-savings.tsx';
import { OddsResults } from './odds-results.tsx';
import { PlannedTargets } from './planned-targets.tsx';
import { dayWith, questionOf } from './question-of.ts';
import { SavingsForm } from './savings-form.tsx';
import { TargetsForm } from './targets-form.tsx';
import { useJadeLeft } from './use-jade-left.ts';
import { useOdds } from './use-odds.ts';

interface Props {
  readonly store: OddsStore;
  readonly planner: PlannerStore;
  readonly warps: WarpDocuments;
  readonly achievements: AchievementsStore;
}

/** How likely the player is to get what they wish for, from where they stand. */
export function OddsView({ store, planner, warps, achievements }: Props) {
  const { t, language } = useI18n();
  const game = useGame('warp');
  const { documents, act } = useDocuments(store);
  const { odds } = documents;
  const standing = useStanding(warps);
  const today = useMemo(() => readerDay(Date.now()), []);
  const left = useJadeLeft(achievements);
  const { jade } = left;
  const isWaiting = odds.achievements === true && left.status === 'loading';
  const finished = useMemo(
    () => BANNER_TYPES.filter((type) => isFinished(type, warps[type].pulls.length)),
    [warps],
  );
  const vain = odds.targets.find(({ type }) => finished.includes(type));
  const isAsking = !isWaiting && !vain;
  const toAsk = useMemo(() => {
    const question = questionOf(game, odds, { standing, today, jadeLeft: jade });
    return question && isAsking ? { question, targets: odds.targets } : undefined;
  }, [game, odds, standing, today, jade, isAsking]);
  const dayOf = (pulls: number) => dayWith(game, odds, { today, jadeLeft: jade, pulls });
  const { answered, input, isBusy } = useOdds(toAsk);
  return (
    <section aria-labelledby="odds" className="flex min-w-0 flex-col gap-6">
      <h2 id="odds" className="font-display text-lg font-semibold">
        {t('warp.odds.title')}
      </h2>
      <p className="max-w-prose text-sm text-ink-soft">
        {t('warp.odds.text')}{' '}
        <Link
          to={`/${language}/forecast`}
          className="underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {t('nav.forecast')}
        </Link>
      </p>
      <TargetsForm odds={odds} standing={standing} finished={finished} act={act} />
      <PlannedTargets {...{ planner, warps, act }} targets={odds.targets} />
      <SavingsForm odds={odds} today={today} act={act}>
        <AchievementSavings
          left={left}
          isCounted={odds.achievements === true}
          onCount={(isOn) => act(oddsActions.change({ achievements: isOn }))}
        />
      </SavingsForm>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {vain && t('warp.odds.finished', { banner: t(`warp.banner.${vain.type}`) })}
        {isBusy ? t('warp.odds.busy') : odds.targets.length === 0 && t('warp.odds.none')}
      </p>
      {input && answered?.ok && (
        <OddsResults answer={answered.value} {...input} isBusy={isBusy} dayWith={dayOf} act={act} />
      )}
    </section>
  );
}
