import type { StoredTarget } from '@trailbook/core/internal/user-data';
import type { BannerPhase } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { FiguresTable } from '../../warp/charts/figures-table.tsx';
import type { ForecastAnswer } from '../answer/forecast-answer.ts';
import { hasKnownDays, type KnownBanner } from '../targets/known-banners.ts';
import { useTargetName } from '../targets/target-name.ts';
import { phaseLanes, phasesBeside } from './phase-lanes.ts';
import { type Lane, Timeline } from './timeline.tsx';
import type { Span } from './timeline-layout.ts';

interface Props {
  readonly span: Span;
  readonly targets: readonly StoredTarget[];
  readonly banners: readonly KnownBanner[];
  readonly phases: readonly BannerPhase[];
  readonly today: string;
  readonly savings: ForecastAnswer['savings'] | undefined;
}

/** The player's own timeline: what they want, what else runs, and how savings grow. */
export function ComingMonths({ span, targets, banners, phases, today, savings }: Props) {
  const { t, day, number } = useI18n();
  const nameOf = useTargetName();
  const wanted = targets
    .filter(({ from, until }) => from <= until && today <= until && from <= span.until)
    .map((target): Lane => {
      const { targetId: key, from, until } = target;
      const look = hasKnownDays(target, banners) ? 'wanted' : 'expected';
      const label = (
        <>
          {`${targets.indexOf(target) + 1}. `}
          <ThingName name={nameOf(target)} />
        </>
      );
      return { key, from, until, look, label };
    });
  const others = phaseLanes(phasesBeside(phases, targets))
    .filter(({ until }) => today <= until)
    .map(
      ({ names, ...lane }): Lane => ({
        ...lane,
        label: names.map(({ text }) => text).join(' · '),
      }),
    );
  if (wanted.length + others.length === 0 && !savings) return null;
  return (
    <section aria-labelledby="months" className="flex min-w-0 flex-col gap-2">
      <h2 id="months" className="font-display text-lg font-semibold">
        {t('forecast.months')}
      </h2>
      <Timeline span={span} lanes={[...wanted, ...others]} savings={savings} />
      <p className="max-w-prose text-xs text-ink-soft">{t('forecast.legend')}</p>
      {savings && (
        <FiguresTable
          label={t('warp.figures')}
          columns={[t('warp.column.day'), t('forecast.unspent')]}
          rows={savings.map((point) => ({
            key: point.day,
            cells: [day(point.day), number(point.pulls)],
          }))}
        />
      )}
    </section>
  );
}
