import { useI18n } from '../../../i18n/index.ts';
import type { ForecastAnswer } from '../answer/forecast-answer.ts';
import { useSpan } from '../answer/use-span.ts';

interface Props {
  readonly answer: ForecastAnswer;
  /** What a target is called, by its place. */
  readonly label: (place: number) => string;
}

/** What skipping one target gives each of the others: its chance now, and without that one. */
export function SkipTable({ answer, label }: Props) {
  const { t, chance } = useI18n();
  const span = useSpan();
  const rows = answer.targets.map((_, skipped) => ({
    skipped,
    // What it changes by less than is shown, it does not change.
    changed: answer.targets.flatMap(({ chance: now, without }, place) => {
      const after = without[skipped];
      const shown = { before: span(now, chance), after: after ? span(after, chance) : '' };
      return !after || shown.before === shown.after ? [] : { name: label(place), ...shown };
    }),
  }));
  const telling = rows.filter(({ changed }) => changed.length > 0);
  if (telling.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('forecast.skip')}</h3>
      <dl className="figures border-t border-line text-sm">
        {telling.map(({ skipped, changed }) => (
          <div
            key={label(skipped)}
            className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <dt className="min-w-0 basis-56 text-ink-soft">
              {t('forecast.without', { name: label(skipped) })}
            </dt>
            {changed.map((shown) => (
              <dd key={shown.name}>
                {t('state.pair', {
                  label: shown.name,
                  value: `${shown.before} → ${shown.after}`,
                })}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
