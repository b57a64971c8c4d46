import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: string;
  /** How one begins with it. */
  readonly children: ReactNode;
}

/** One of the ways by which devices meet, beside the others. */
export function Way({ title, text, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-3 border-s border-line ps-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
