import { type FigureFormat, formatFigure, tellingFigures } from '@trailbook/core/internal/text';
import { useI18n } from '../../i18n/index.ts';

interface Props {
  /** One list a level. */
  readonly levels: readonly (readonly number[])[];
  readonly formats: readonly FigureFormat[];
  /** Which of the levels, from 0. */
  readonly at: number;
}

/** The figures of a description that is not there, on one line and in its order; those that grow are marked. */
export function FigureLine({ levels, formats, at }: Props) {
  const { t, language } = useI18n();
  const shown = levels[Math.min(at, levels.length - 1)] ?? [];
  // What a level lacks is 0 there.
  const telling = tellingFigures(levels).filter((index) => shown[index] !== 0);
  if (telling.length === 0) return null;
  return (
    <ol aria-label={t('detail.figures')} className="figures flex flex-wrap gap-x-4 text-sm">
      {telling.map((index) => {
        const figure = shown[index] ?? 0;
        const grows = levels.some((level) => level[index] !== figure);
        return (
          <li key={index} className={grows ? 'text-lamp' : 'text-ink-soft'}>
            <span className="text-xs text-ink-faint">#{index + 1}</span>{' '}
            {formatFigure(language, figure, formats[index] ?? { format: 'm', isPercent: false })}
          </li>
        );
      })}
    </ol>
  );
}
