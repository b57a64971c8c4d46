import { type DayRun, type FarmStretch, farmStretches } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../i18n/index.ts';
import { RunItems, useRunName } from '../../planner/parts/run-parts.tsx';
import type { Outlook } from '../../planner/plan/use-outlook.ts';

/** So many runs have room. */
const SHOWN = 4;

/** What of the plan is left to run today, by the power of the day; where there is room, what follows. */
export function TodaysRuns({ outlook }: { outlook: Outlook }) {
  const { t } = useI18n();
  const stretches = farmStretches(outlook.days);
  const today = stretches.find(({ from }) => from === 0)?.runs ?? [];
  const later = stretches
    .filter(({ from }) => from > 0)
    .flatMap(({ runs, ...days }) => runs.map((run) => ({ run, days })))
    // What is said of today, and the heading, have a row each.
    .slice(0, Math.max(0, SHOWN - Math.max(1, today.length) - 1));
  return (
    <div className="flex h-full flex-col divide-y divide-line">
      {today.length === 0 ? (
        <p className="flex min-h-12 grow items-center text-ink-soft">{t('plan.restToday')}</p>
      ) : (
        <ul className="flex grow flex-col divide-y divide-line">
          {today.slice(0, SHOWN).map((run) => (
            <Run key={run.items.join()} run={run} />
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <>
          <h3 className="flex min-h-12 items-end pb-1 font-semibold">{t('farm.after')}</h3>
          <ul className="flex grow flex-col divide-y divide-line">
            {later.map(({ run, days }) => (
              <Run key={`${days.from} ${run.items.join()}`} run={run} days={days} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A run, and when it is, where that is not today. */
function Run({ run, days }: { run: DayRun; days?: Omit<FarmStretch, 'runs'> }) {
  const { t } = useI18n();
  const { kind, text, place } = useRunName()(run);
  const isDaily = days !== undefined && days.from !== days.to;
  const when =
    days &&
    (!isDaily
      ? t('planner.day', { day: days.from + 1 })
      : t('farm.days', { from: days.from + 1, to: days.to + 1 }));
  return (
    <li className="flex min-h-12 flex-1 items-center gap-3 text-sm @max-[14rem]:flex-wrap @max-[14rem]:py-1">
      <RunItems ids={run.items} />
      <span className="figures line-clamp-2 min-w-0 leading-snug hyphens-auto wrap-anywhere @max-[14rem]:line-clamp-none">
        {/* Beside kinds of places, which are long, pictures say what for: the figures keep their room. */}
        {kind ? text : place}{' '}
        <span className="text-xs text-ink-soft">
          {when && `${when} · `}
          {t(isDaily ? 'plan.attemptsDaily' : 'plan.attempts', {
            number: run.attempts,
            power: run.power,
          })}
        </span>
      </span>
    </li>
  );
}
