import type { ReactNode } from 'react';

/** One way to come by an item, under its name. */
export function SourcePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-display text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
