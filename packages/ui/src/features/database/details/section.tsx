import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Where it has an address of its own. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading. */
export function Section({ title, anchor, children }: Props) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="font-display text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
