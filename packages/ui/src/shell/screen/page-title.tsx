import type { ReactNode } from 'react';

/** The page's name, once, at its top. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="min-w-0 page-title font-display text-xl font-semibold sm:text-2xl">
      {children}
    </h1>
  );
}
