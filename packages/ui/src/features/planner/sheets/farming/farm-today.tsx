import type { DayRun, FarmedRun } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../../i18n/index.ts';
import { classNames } from '../../../../primitives/index.ts';
import { RunItems, RunText } from '../../parts/run-parts.tsx';

interface Props {
  readonly farmed: readonly FarmedRun[];
  /** What is left to run today. */
  readonly runs: readonly DayRun[];
  readonly onTick: (run: DayRun) => void;
  readonly onUntick: (run: FarmedRun) => void;
}

/** Today's runs, to be ticked off; those that are stay, to be taken back. */
export function FarmToday({ farmed, runs, onTick, onUntick }: Props) {
  const { t } = useI18n();
  const rows = keyed([
    ...farmed.map((run) => ({ run, isDone: true, onToggle: () => onUntick(run) })),
    ...runs.map((run) => ({ run, isDone: false, onToggle: () => onTick(run) })),
  ]);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('farm.today')}</h3>
      <p className="text-sm text-ink-soft">
        {runs.length > 0 ? t('farm.todayHint') : t('farm.restToday')}
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
