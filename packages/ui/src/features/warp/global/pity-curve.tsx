import type { GlobalStatistics } from '@trailbook/core/internal/global-statistics';
import { useI18n } from '../../../i18n/index.ts';
import { FiguresTable } from '../charts/figures-table.tsx';
import { useMeasures } from './measured.tsx';

const WIDTH = 600;
const HEIGHT = 200;
const LINES = [0, 0.25, 0.5, 0.75, 1];

/** The chance of a 5★ by warp number: what was measured, with its intervals, and what the model says. */
export function PityCurve({ byRoll }: Pick<GlobalStatistics, 'byRoll'>) {
  const { t, number, share } = useI18n();
  const { rate, ofWarps } = useMeasures();
  const x = (roll: number) => (WIDTH * (roll - 0.5)) / byRoll.length;
  const y = (chance: number) => HEIGHT * (1 - chance);
  const model = byRoll.map((one) => `${x(one.roll)} ${y(one.model)}`).join('L');
  const measured = byRoll.filter(({ chance }) => chance.n > 0);
  return (
    <section aria-labelledby="global-curve" className="flex min-w-0 flex-col gap-2">
      <h3 id="global-curve" className="font-display text-lg font-semibold">
        {t('globalStats.curve')}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('globalStats.curveText')}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
        <div aria-hidden className="figures relative text-end text-xs text-ink-faint">
          {/* As wide as the longest of the figures that stand over one another. */}
          <span className="invisible">{share(1, 0)}</span>
          {LINES.map((chance) => (
            <span
              key={chance}
              className="absolute end-0 -translate-y-1/2"
              style={{ top: `${100 * (1 - chance)}%` }}
            >
              {share(chance, 0)}
            </span>
          ))}
        </div>
        {/* The dot of the last, sure warp stands on the upper edge, and half of it above. */}
        <svg
          aria-hidden
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-52 w-full overflow-visible border-s border-b border-line-strong"
          fill="none"
        >
          {LINES.map((chance) => (
            <path
              key={chance}
              d={`M0 ${y(chance)}H${WIDTH}`}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={`M${model}`} stroke="var(--lamp)" vectorEffect="non-scaling-stroke" />
          {measured.map(({ roll, chance: { interval } }) => (
            <path
              key={roll}
              d={`M${x(roll)} ${y(interval[0])}V${y(interval[1])}`}
              stroke="var(--line-strong)"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {measured.map(({ roll, chance }) => (
            // A line without length and with round ends is a dot, however the drawing is stretched.
            <path
              key={roll}
              d={`M${x(roll)} ${y(chance.rate ?? 0)}h0`}
              stroke="var(--rarity-5)"
              strokeWidth={5}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <p
          aria-hidden
          className="figures col-start-2 flex justify-between pt-1 text-xs text-ink-faint"
        >
          <span>{number(1)}</span>
          <span>{number(byRoll.length)}</span>
        </p>
      </div>
      <FiguresTable
        label={t('warp.figures')}
        columns={[
          t('warp.column.roll'),
          t('warp.column.fiveStars'),
          t('warp.column.share'),
          t('globalStats.measured'),
          t('globalStats.interval'),
          t('globalStats.model'),
        ]}
        rows={byRoll.map(({ roll, fiveStars, share: reached, chance, model: expected }) => ({
          key: roll,
          cells: [
            number(roll),
            number(fiveStars),
            share(reached),
            rate(chance),
            ofWarps(chance),
            share(expected, 2),
          ],
        }))}
      />
    </section>
  );
}
