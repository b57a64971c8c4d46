import { type FarmDay, farmStretches } from '@trailbook/core/internal/planner';
import { useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { RunItems, RunText } from '../../parts/run-parts.tsx';

/** How many stretches are shown at once; the rest follow on demand. */
const SHOWN = 14;

/** Day by day what to run; equal days that follow each other are one row. */
export function FarmDays({ days }: { days: readonly FarmDay[] }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(SHOWN);
  const stretches = farmStretches(days);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('farm.byDay')}</h3>
      <ol className="divide-y divide-line border-y border-line">
        {stretches.slice(0, shown).map(({ from, to, runs }) => (
          <li
            key={from}
            className="grid grid-cols-1 gap-x-3 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <span className="figures text-sm text-ink-faint">
              {from === to
                ? t('planner.day', { day: from + 1 })
                : t('farm.days', { from: from + 1, to: to + 1 })}
            </span>
            <ul>
              {runs.map((run) => (
                <li key={run.items.join()} className="flex flex-wrap items-center gap-x-3 text-sm">
                  <span className="w-19 shrink-0">
                    <RunItems ids={run.items} />
                  </span>
                  <span className="figures min-w-0 flex-1 basis-32 leading-snug">
                    <RunText run={run} isDaily={from !== to} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {stretches.length > shown && (
        <button
          type="button"
          className="tap self-start text-sm underline underline-offset-4"
          onClick={() => setShown((count) => count + 60)}
        >
          {t('farm.more', { number: stretches.length - shown })}
        </button>
      )}
    </section>
  );
}
