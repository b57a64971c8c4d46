import { type ReactNode, useId } from 'react';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { useOnDemand } from '../../../primitives/index.ts';
import type { FiguresOf } from './explained-figures.tsx';

const loadExplainedFigures = withTexts(
  ['sheets'],
  async () => (await import('./explained-figures.tsx')).ExplainedFigures,
);

interface Props {
  /** What the figures are of. */
  readonly name: string;
  readonly of: FiguresOf;
  readonly children: ReactNode;
}

/** Figures with a small button at the edge beside them, which tells below what they mean. */
export function FigureDetails({ name, of, children }: Props) {
  const { t } = useI18n();
  const lines = useId();
  const { shown, ask, close, trouble } = useOnDemand(loadExplainedFigures);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-x-1">
        <div className="min-w-0 flex-1">{children}</div>
        <button
          type="button"
          aria-label={t('planner.ask', { name })}
          aria-expanded={shown !== undefined}
          aria-controls={shown && lines}
          onClick={() => (shown ? close() : ask(undefined))}
          className="tap inline-flex min-w-11 shrink-0 items-center justify-center rounded-control text-ink-faint hover:text-ink"
        >
          <span
            aria-hidden
            className="inline-flex size-4 items-center justify-center rounded-full border border-current font-display text-xs leading-none"
          >
            i
          </span>
        </button>
      </div>
      {shown && <shown.part id={lines} of={of} />}
      {trouble}
    </div>
  );
}
