import { type BannerStatistics, byDay, type Pull } from '@trailbook/core/warp';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Bars } from '../charts/bars.tsx';
import { FiguresTable } from '../charts/figures-table.tsx';

/** As many of the latest days with pulls as there is room for on a phone. */
const SHOWN = 60;

interface Props {
  readonly pulls: readonly Pull[];
  readonly figures: BannerStatistics;
}

/** On which days of the server's pulls were made. */
export function ByDay({ pulls, figures }: Props) {
  const { t, number, day } = useI18n();
  const days = useMemo(() => byDay(pulls, figures), [pulls, figures]);
  const shown = days.slice(-SHOWN);
  return (
    <section aria-labelledby="by-day" className="flex min-w-0 flex-col gap-2">
      <h3 id="by-day" className="font-display text-lg font-semibold">
        {t('warp.byDay')}
      </h3>
      <Bars
        bars={shown.map((one) => ({
          key: one.day,
          value: one.pulls,
          isMarked: one.fiveStars > 0,
        }))}
      />
      <p aria-hidden className="figures flex justify-between text-xs text-ink-faint">
        <span>{day(shown[0]?.day ?? '')}</span>
        <span>{day(shown.at(-1)?.day ?? '')}</span>
      </p>
      <FiguresTable
        label={t('warp.figures')}
        columns={[t('warp.column.day'), t('warp.total'), t('warp.column.fiveStars')]}
        rows={days
          .map((one) => ({
            key: one.day,
            cells: [day(one.day), number(one.pulls), number(one.fiveStars)],
          }))
          .reverse()}
      />
    </section>
  );
}
