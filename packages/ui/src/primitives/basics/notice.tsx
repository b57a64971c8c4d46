import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What happened, that nothing was lost, and what to do. */
export function Notice({ title, children, actions }: Props) {
  return (
    <section
      role="alert"
      className="flex flex-col gap-3 rounded-sheet border border-line-strong bg-surface p-5"
    >
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </section>
  );
}
