import type { ReactNode } from 'react';

interface Props {
  /** The outline, on a grid of 24 by 24. */
  readonly d: string;
  readonly className?: string | undefined;
  readonly color?: string | undefined;
  readonly strokeWidth?: number;
  /** Further marks over the outline. */
  readonly children?: ReactNode;
}

/** The frame of every sign that the site draws itself: one line with round ends, in the colour of the text. */
export function LineGlyph({
  d,
  className = 'size-full',
  color,
  strokeWidth = 1.5,
  children,
}: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`drawn-in-lines ${className}`}
      strokeWidth={strokeWidth}
      style={color ? { color } : undefined}
    >
      <path d={d} />
      {children}
    </svg>
  );
}
