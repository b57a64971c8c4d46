import { useI18n } from '../../../i18n/index.ts';
import { Bars } from './bars.tsx';
import { FiguresTable } from './figures-table.tsx';

/** As many of the latest days with pulls as there is room for on a phone. */
const SHOWN = 60;

interface Props {
  readonly id: string;
  /** Oldest first. */
  readonly days: readonly {
    readonly day: string;
    readonly pulls: number;
    /** Null where it is not told. */
    readonly fiveStars: number | null;
  }[];
  /** Whether days on which a 5★ came stand out; where many pull, it is every day. */
  readonly isMarking?: boolean;
}

/** On which days of the server's pulls were made: a player's, or those of all contributors. */
export function DayFigures({ id, days, isMarking = false }: Props) {
  const { t, number, day } = useI18n();
  const shown = days.slice(-SHOWN);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="font-display text-lg font-semibold">
        {t('warp.byDay')}
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {t(isMarking ? 'warp.byDayMarked' : 'warp.byDayText')}
      </p>
      <Bars
        bars={shown.map((one) => ({
          key: one.day,
          value: one.pulls,
          isMarked: isMarking && (one.fiveStars ?? 0) > 0,
        }))}
      />
      <p aria-hidden className="figures flex justify-between text-xs text-ink-faint">
        <span>{day(shown[0]?.day ?? '')}</span>
        <span>{day(shown.at(-1)?.day ?? '')}</span>
      </p>
      {shown.length < days.length && (
        <p className="text-xs text-ink-faint">
          {t('warp.byDayLatest', { shown: shown.length, number: days.length })}
        </p>
      )}
      <FiguresTable
        label={t('warp.figures')}
        columns={[t('warp.column.day'), t('warp.total'), t('warp.column.fiveStars')]}
        rows={days
          .map((one) => ({
            key: one.day,
            cells: [
              day(one.day),
              number(one.pulls),
              one.fiveStars === null ? '–' : number(one.fiveStars),
            ],
          }))
          .reverse()}
      />
    </section>
  );
}
