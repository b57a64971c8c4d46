import { type EffectLine, paramLabels } from '@trailbook/core/internal/effects';
import { type FigureFormat, formatFigure, tellingFigures } from '@trailbook/core/internal/text';
import { useId } from 'react';
import { useI18n } from '../../../i18n/index.ts';

interface Props {
  /** One list a level. */
  readonly levels: readonly (readonly number[])[];
  readonly formats: readonly FigureFormat[];
  /** The same of the standard character, where these are otherwise. */
  readonly before?: readonly (readonly number[])[] | undefined;
  /** Which of the levels, from 0. */
  readonly at: number;
}

/** The figures of a description that is not there, in its order; those that grow are marked. */
export function Figures({ levels, before, formats, at }: Props) {
  const { t, language } = useI18n();
  const id = useId();
  const shown = levels[Math.min(at, levels.length - 1)] ?? [];
  const was = before?.[Math.min(at, before.length - 1)];
  const telling = tellingFigures(levels, before ?? []);
  if (telling.length === 0)
    return <p className="text-sm text-ink-faint">{t('detail.noFigures')}</p>;
  return (
    <div className="flex flex-col gap-1">
      {/* No heading: it stands on every depth of a page. */}
      <p id={id} className="text-xs text-ink-faint">
        {t('detail.figures')}
      </p>
      <ol aria-labelledby={id} className="figures flex flex-wrap gap-x-5 gap-y-1" data-figures>
        {telling.map((index) => {
          const figure = shown[index] ?? 0;
          const format = formats[index] ?? { format: 'm', isPercent: false };
          const grows = levels.some((level) => level[index] !== figure);
          return (
            <li key={index} className={grows ? 'text-lamp' : undefined}>
              <span className="text-xs text-ink-faint">#{index + 1}</span>{' '}
              {was && was[index] !== undefined && was[index] !== figure && (
                <del className="pe-1 text-ink-faint">
                  {formatFigure(language, was[index], format)}
                </del>
              )}
              {formatFigure(language, figure, format)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface TableProps extends Pick<Props, 'levels' | 'formats'> {
  /** What says what the figures are; without it they bear their numbers. */
  readonly lines?: readonly EffectLine[] | null;
  readonly caption: string;
  readonly columnOf: (level: number) => string;
}

/** Every figure at every level. */
export function FigureTable({ levels, formats, lines, caption, columnOf }: TableProps) {
  const { t, language, number } = useI18n();
  const labels = lines && paramLabels({ language, lines, levels, flat: t('detail.flat') });
  // What no line tells is for the game alone, or stands in a condition that other figures hang on.
  const growing = formats
    .map((format, index) => ({ format, index, label: labels?.get(index + 1) }))
    .filter(({ index }) => new Set(levels.map((level) => level[index])).size > 1)
    .filter(({ label }) => !labels || label !== undefined);
  if (growing.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="tap flex items-center text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {caption}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
        <table className="figures text-end">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line-strong text-ink-faint">
              <th scope="col" className="py-1.5 pe-3 text-start font-normal">
                {t('detail.figures')}
              </th>
              {levels.map((_, index) => (
                <th key={index} scope="col" className="px-2 py-1.5 font-normal">
                  {columnOf(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {growing.map(({ format, index, label }) => (
              <tr key={index} className="border-b border-line">
                <th
                  scope="row"
                  className="min-w-32 py-1.5 pe-3 text-start font-normal text-ink-faint"
                >
                  {label ?? `#${number(index + 1)}`}
                </th>
                {levels.map((level, at) => (
                  <td key={at} className="px-2 py-1.5 whitespace-nowrap">
                    {formatFigure(language, level[index] ?? 0, format)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
