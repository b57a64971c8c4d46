import {
  type BannerType,
  byRoll,
  type FiveStar,
  softPityFrom,
} from '@trailbook/core/internal/warp';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Bars } from '../charts/bars.tsx';
import { FiguresTable } from '../charts/figures-table.tsx';

/** After how many pulls the 5★s came. */
export function ByRoll({ type, fiveStars }: { type: BannerType; fiveStars: readonly FiveStar[] }) {
  const { t, number, share } = useI18n();
  const rolls = useMemo(() => byRoll(type, { fiveStars }), [type, fiveStars]);
  const soft = softPityFrom(type) ?? Number.POSITIVE_INFINITY;
  return (
    <section aria-labelledby="by-roll" className="flex min-w-0 flex-col gap-2">
      <h3 id="by-roll" className="font-display text-lg font-semibold">
        {t('warp.byRoll')}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('warp.byRollText')}</p>
      <Bars
        bars={rolls.map(({ roll, count }) => ({
          ...{ key: roll, value: count },
          ...{ isMarked: true, isInZone: roll >= soft },
        }))}
      />
      <p aria-hidden className="figures flex justify-between text-xs text-ink-faint">
        <span>{number(1)}</span>
        <span>{number(rolls.length)}</span>
      </p>
      <FiguresTable
        label={t('warp.figures')}
        columns={[t('warp.column.roll'), t('warp.column.fiveStars'), t('warp.column.share')]}
        rows={rolls
          .filter(({ count }) => count > 0)
          .map(({ roll, count, share: reached }) => ({
            key: roll,
            cells: [number(roll), number(count), share(reached)],
          }))}
      />
    </section>
  );
}
