import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  /** What the figure means, in words; said when asked for. */
  readonly explain: string;
}

/** One figure of a list of them, and what it means. */
export function Figure({ label, value, detail, explain }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="flex items-center gap-1 text-sm text-ink-soft">
        <span className="min-w-0 hyphens-auto wrap-anywhere">{label}</span>
        <button
          type="button"
          aria-label={t('warp.explain', { name: label })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="-my-2 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-faint hover:text-ink"
        >
          <Info size={15} strokeWidth={1.5} aria-hidden />
        </button>
      </dt>
      <dd className="figures font-display text-xl font-semibold">{value}</dd>
      {detail && <dd className="figures text-sm text-ink-soft">{detail}</dd>}
      {isOpen && (
        <dd
          id={id}
          className="max-w-prose border-s-2 border-line-strong ps-3 text-sm text-ink-soft"
        >
          {explain}
        </dd>
      )}
    </div>
  );
}
