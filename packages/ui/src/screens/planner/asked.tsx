import { Info } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';

interface Props {
  /** What the figures are of. */
  readonly name: string;
  readonly children: ReactNode;
  /** What the figures mean, a line each; a new function once they have changed. */
  readonly tell: () => Promise<readonly string[]>;
}

/** Figures with a small button behind them, which tells below what they mean. */
export function Asked({ name, children, tell }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<readonly string[]>([]);
  const lines = useId();
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    tell().then(
      (text) => isWanted && setTold(text),
      // Without a network there are the figures alone.
      () => isWanted && setOpen(false),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, tell]);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-x-1">
        {children}
        <button
          type="button"
          aria-label={t('planner.ask', { name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? lines : undefined}
          onClick={() => setOpen(!isOpen)}
          className="tap inline-flex min-w-11 shrink-0 items-center justify-center rounded-control text-ink-faint hover:text-ink"
        >
          <Info size={15} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
      {isOpen && (
        <ul
          id={lines}
          data-told
          className="figures flex max-w-prose flex-col gap-1 border-s-2 border-line-strong ps-3 text-sm text-ink-soft"
        >
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
