import type { ReactNode } from 'react';

/** A part of a page that is read: a heading, and what there is to say. */
export function AboutSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
