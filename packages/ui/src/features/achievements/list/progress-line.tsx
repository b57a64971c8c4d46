import type { Progress } from '@trailbook/core/internal/achievements';
import { useI18n } from '../../../i18n/index.ts';

interface Props {
  readonly progress: Progress & { readonly isKnown: boolean };
  /** What it is the progress of. */
  readonly label: string;
}

/** How far one is, as a bar, in figures, and what is left to earn. */
export function ProgressLine({ progress, label }: Props) {
  const { t, number } = useI18n();
  const { done, total, jadeLeft, isKnown } = progress;
  const state = done === 0 ? 'none' : done === total ? 'all' : 'some';
  return (
    <div data-state={isKnown ? state : undefined} className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="figures">
          {t('achievements.progress', { done: isKnown ? number(done) : '–', total })}
        </span>
        <span className="figures text-ink-soft">
          {isKnown && state === 'all'
            ? t('achievements.allDone')
            : t('achievements.jadeLeft', { number: isKnown ? number(jadeLeft) : '–' })}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={isKnown ? done : undefined}
        className="h-1.5 overflow-hidden rounded-full border border-line-strong bg-ground"
      >
        <span
          className="block h-full bg-lamp"
          style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }}
        />
      </div>
    </div>
  );
}
