import { type DayRun, type FarmStretch, stretchesOf } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../i18n/index.ts';
import { RunItems, useStageName } from '../../planner/run-parts.tsx';
import type { Outlook } from '../../planner/use-outlook.ts';

/** So many runs have room. */
const SHOWN = 4;

/** What of the plan is left to run today, by the power of the day; where there is room, what follows. */
export function TodaysRuns({ outlook }: { outlook: Outlook }) {
  const { t } = useI18n();
  const stretches = stretchesOf(outlook.days);
  const today = stretches.find(({ from }) => from === 0)?.runs ?? [];
  const rows = stretches.flatMap(({ runs, ...days }) =>
    runs.map((run) => ({ run, days: days.from === 0 ? undefined : days })),
  );
  return (
    <ul className="flex h-full flex-col divide-y divide-line">
      {today.length === 0 && (
        <li className="flex min-h-12 flex-1 items-center text-ink-soft">{t('farm.restToday')}</li>
      )}
      {rows.slice(0, today.length === 0 ? SHOWN - 1 : SHOWN).map(({ run, days }) => (
        <Run key={`${days?.from ?? 0} ${run.items.join()}`} run={run} days={days} />
      ))}
    </ul>
  );
}

/** A run, and when it is, where that is not today. */
function Run({ run, days }: { run: DayRun; days: Omit<FarmStretch, 'runs'> | undefined }) {
  const { t } = useI18n();
  const stageName = useStageName();
  const when =
    days &&
    (days.from === days.to
      ? t('planner.day', { day: days.from + 1 })
      : t('farm.days', { from: days.from + 1, to: days.to + 1 }));
  return (
    <li className="flex min-h-12 flex-1 items-center gap-3 text-sm @max-[14rem]:flex-wrap @max-[14rem]:py-1">
      <RunItems ids={run.items} />
      <span className="figures line-clamp-2 min-w-0 leading-snug hyphens-auto wrap-anywhere @max-[14rem]:line-clamp-none">
        {stageName(run.stage, run.items)}{' '}
        <span className="text-xs text-ink-soft">
          {when && `${when} · `}
          {t('farm.attempts', { number: run.attempts, power: run.power })}
        </span>
      </span>
    </li>
  );
}
