import { useI18n } from '../../../i18n/index.ts';
import { RunItems, useStageName } from '../../planner/run-parts.tsx';
import type { Outlook } from '../../planner/use-outlook.ts';

/** So many runs have room. */
const SHOWN = 4;

/** What of the plan is left to run today, by the power of the day. */
export function TodaysRuns({ outlook }: { outlook: Outlook }) {
  const { t } = useI18n();
  const stageName = useStageName();
  const [first] = outlook.days;
  const runs = first?.day === 0 ? first.runs : [];
  if (runs.length === 0) return <p className="py-4 text-ink-soft">{t('farm.restToday')}</p>;
  return (
    <ul className="divide-y divide-line">
      {runs.slice(0, SHOWN).map((run) => (
        <li
          key={run.items.join()}
          className="flex h-12 items-center gap-3 text-sm @max-[14rem]:h-auto @max-[14rem]:flex-wrap @max-[14rem]:py-1"
        >
          <RunItems ids={run.items} />
          <span className="figures line-clamp-2 min-w-0 leading-snug hyphens-auto wrap-anywhere @max-[14rem]:line-clamp-none">
            {stageName(run.stage, run.items)}{' '}
            <span className="text-xs text-ink-soft">
              {t('farm.attempts', { number: run.attempts, power: run.power })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
