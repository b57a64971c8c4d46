import type { MouseEvent, ReactNode } from 'react';

interface Props {
  readonly href: string;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A way past what stands between: seen by whoever comes to it by keyboard, and by nobody else. */
export function SkipLink({ href, onClick, children }: Props) {
  return (
    <a
      href={href}
      onClick={onClick}
      className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:rounded-control focus:bg-lamp focus:px-4 focus:py-2 focus:text-lamp-ink"
    >
      {children}
    </a>
  );
}
