import type { PageName } from '@trailbook/core/internal/pages';
import { ThingName } from './thing-name.tsx';

/** What a stat trace gives: the stat, and how much of it. */
export interface Caption {
  readonly stat: PageName;
  readonly figure: string;
}

interface Props {
  readonly caption: Caption | undefined;
  /** Its middle and its upper edge, in percent of the diagram. */
  readonly x: number;
  readonly top: number;
}

/**
 * Below a point of a diagram, for the eye alone: the point itself is called the same. Where the diagram is too
 * small for names, the sign in the point stands for the stat.
 */
export function TraceCaption({ caption, x, top }: Props) {
  if (!caption) return null;
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute flex w-max max-w-[11.5%] -translate-x-1/2 flex-wrap justify-center gap-x-1 pt-0.5 text-center text-xs leading-none text-ink-soft [text-shadow:0_0_3px_var(--ground),0_0_3px_var(--ground)]"
      style={{ left: `${x}%`, top: `${top}%` }}
    >
      <span className="figures">{caption.figure}</span>
      <ThingName
        name={caption.stat}
        className="hidden min-w-0 wrap-break-word hyphens-auto @lg:inline"
      />
    </span>
  );
}
