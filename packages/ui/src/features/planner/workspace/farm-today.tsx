import type { DayRun, FarmedRun, PlannerSettings } from '@trailbook/core/internal/planner';
import { farmedOn } from '@trailbook/core/internal/planner';
import { useId } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';
import type { GameServer } from '../../warp/store/game-server.ts';
import { RunItems, RunText } from '../parts/run-parts.tsx';
import type { Outlook } from '../plan/use-outlook.ts';

interface Props {
  readonly settings: PlannerSettings;
  readonly outlook: Outlook;
  readonly server: GameServer;
  readonly onTick: (run: DayRun) => void;
  readonly onUntick: (run: FarmedRun) => void;
  /** Leads to the days that follow, and to whose days they are. */
  readonly onFarm: () => void;
}

/** Today's runs, to be ticked off; those that are stay, to be taken back. Rule P39. */
export function FarmToday({ settings, outlook, server, onTick, onUntick, onFarm }: Props) {
  const { t } = useI18n();
  const title = useId();
  const [next] = outlook.days;
  const runs = next?.day === 0 ? next.runs : [];
  const farmed = farmedOn(settings, outlook.today);
  if (farmed.length === 0 && !next) return null;
  const rows = keyed([
    ...farmed.map((run) => ({ run, isDone: true, onToggle: () => onUntick(run) })),
    ...runs.map((run) => ({ run, isDone: false, onToggle: () => onTick(run) })),
  ]);
  return (
    <section aria-labelledby={title} className="min-w-0 lg:col-start-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={title} className="font-display text-lg font-semibold">
          {t('plan.farmToday')}
        </h2>
        <button
          type="button"
          className="tap text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
          onClick={onFarm}
        >
          {t('state.pair', { label: t('server.title'), value: t(`server.${server.region}`) })}
        </button>
      </div>
      <p className="pb-2 text-sm text-ink-soft">
        {runs.length > 0 ? t('plan.todayHint') : t('plan.restToday')}
      </p>
      <ul className="divide-y divide-line border-y border-line" data-today>
        {rows.map(({ key, row }) => (
          <Row key={key} {...row} />
        ))}
      </ul>
    </section>
  );
}

interface RunRow {
  readonly run: DayRun | FarmedRun;
  readonly isDone: boolean;
  readonly onToggle: () => void;
}

/** A run keeps its row, and the focus in it, when it is ticked off; the same run may be there several times. */
function keyed(rows: readonly RunRow[]) {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const items = row.run.items.join();
    const before = seen.get(items) ?? 0;
    seen.set(items, before + 1);
    return { key: `${items} ${before}`, row };
  });
}

function Row({ run, isDone, onToggle }: RunRow) {
  return (
    <li>
      <label className="tap flex flex-wrap items-center gap-x-3 py-1 text-sm">
        <input
          type="checkbox"
          className="size-5 accent-lamp"
          checked={isDone}
          onChange={onToggle}
        />
        <span className="w-19 shrink-0">
          <RunItems ids={run.items} />
        </span>
        <span
          className={classNames(
            'figures min-w-0 flex-1 basis-32 leading-snug',
            isDone && 'text-ink-faint line-through',
          )}
        >
          <RunText run={run} />
        </span>
      </label>
    </li>
  );
}
