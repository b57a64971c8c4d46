import type { OddsTarget } from '@trailbook/core/internal/user-data';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { Button, SwitchField } from '../../../primitives/index.ts';
import { useDocuments } from '../../../shell/recovery/parts/use-device.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { AchievementsStore } from '../../achievements/store/achievements-store.ts';
import type { PlannerStore } from '../../planner/store/planner-store.ts';
import { useCollection } from '../collection/use-collection.ts';
import { readerDay } from '../parts/server-day.ts';
import { nameOf } from '../parts/things.ts';
import { useStanding } from '../parts/use-statistics.ts';
import { type OddsDocuments, type OddsStore, oddsActions } from '../store/odds-store.ts';
import type { WarpDocuments } from '../store/warps-store.ts';
import { OddsResults } from './odds-results.tsx';
import { plannedTargets } from './planned.ts';
import { dayWith, questionOf } from './question-of.ts';
import { SavingsForm } from './savings-form.tsx';
import { TargetsForm } from './targets-form.tsx';
import { type JadeLeftState, useJadeLeft } from './use-jade-left.ts';
import { useOdds } from './use-odds.ts';

interface Props {
  readonly store: OddsStore;
  readonly planner: PlannerStore;
  readonly warps: WarpDocuments;
  readonly achievements: AchievementsStore;
}

/** How likely the player is to get what they wish for, from where they stand. */
export function OddsView({ store, planner, warps, achievements }: Props) {
  const { t } = useI18n();
  const game = useGame('warp');
  const { documents, act } = useDocuments(store);
  const { odds } = documents;
  const standing = useStanding(warps);
  const today = useMemo(() => readerDay(Date.now()), []);
  const left = useJadeLeft(achievements);
  const { jade } = left;
  const isWaiting = odds.achievements === true && left.status === 'loading';
  const toAsk = useMemo(() => {
    const question = questionOf(game, odds, { standing, today, jadeLeft: jade });
    return question && !isWaiting ? { question, targets: odds.targets } : undefined;
  }, [game, odds, standing, today, jade, isWaiting]);
  const dayOf = (pulls: number) => dayWith(game, odds, { today, jadeLeft: jade, pulls });
  const { answered, input, isBusy } = useOdds(toAsk);
  return (
    <section aria-labelledby="odds" className="flex min-w-0 flex-col gap-6">
      <h2 id="odds" className="font-display text-lg font-semibold">
        {t('warp.odds.title')}
      </h2>
      <p className="max-w-prose text-sm text-ink-soft">{t('warp.odds.text')}</p>
      <TargetsForm odds={odds} standing={standing} act={act} />
      <PlannedTargets {...{ planner, warps, act }} targets={odds.targets} />
      <SavingsForm odds={odds} today={today} act={act}>
        <AchievementSavings
          left={left}
          isCounted={odds.achievements === true}
          onCount={(isOn) => act(oddsActions.change({ achievements: isOn }))}
        />
      </SavingsForm>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {isBusy ? t('warp.odds.busy') : odds.targets.length === 0 && t('warp.odds.none')}
      </p>
      {input && answered?.ok && (
        <OddsResults answer={answered.value} {...input} isBusy={isBusy} dayWith={dayOf} act={act} />
      )}
    </section>
  );
}

interface PlannedTargetsProps {
  readonly planner: PlannerStore;
  readonly warps: WarpDocuments;
  readonly targets: readonly OddsTarget[];
  readonly act: (recipe: (documents: OddsDocuments) => OddsDocuments) => void;
}

/** Offers what the plan holds and the player does not, to be wished for. */
export function PlannedTargets({ planner, warps, targets, act }: PlannedTargetsProps) {
  const { t } = useI18n();
  const game = useGame('warp');
  const collection = useCollection(warps);
  const { documents } = useDocuments(planner);
  const offered = plannedTargets(game, documents.planner.entries, collection).filter(
    ({ itemId }) => !targets.some((target) => target.itemId === itemId),
  );
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-ink-soft">{t('warp.odds.planned')}</span>
      {offered.map((target) => (
        <Button key={target.itemId} onClick={() => act(oddsActions.add(target))}>
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          <ThingName name={nameOf(game, target.itemId ?? 0)} />
        </Button>
      ))}
    </div>
  );
}

interface AchievementSavingsProps {
  readonly left: JadeLeftState;
  readonly isCounted: boolean;
  readonly onCount: (isCounted: boolean) => void;
}

/** Offers to count what achievements still give among the savings. */
export function AchievementSavings({ left, isCounted, onCount }: AchievementSavingsProps) {
  const { t, number, language } = useI18n();
  const { status, jade = 0, hasMarks, retry } = left;
  if (status === 'failed') {
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p>{t('warp.odds.achievements.failed')}</p>
        <Button onClick={retry}>{t('action.retry')}</Button>
      </div>
    );
  }
  // Nothing is left to earn; what is counted can still be left out.
  if (status === 'loading' || (jade === 0 && !isCounted)) return null;
  return (
    <div className="flex flex-col">
      <SwitchField
        label={t('warp.odds.achievements.count', { number: number(jade) })}
        isOn={isCounted}
        onChange={onCount}
      />
      <p className="max-w-prose text-xs text-ink-faint">
        {t('warp.odds.achievements.from')}{' '}
        {hasMarks === false && `${t('warp.odds.achievements.unmarked')} `}
        <Link
          to={`/${language}/achievements`}
          className="underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {t('nav.achievements')}
        </Link>
      </p>
    </div>
  );
}
