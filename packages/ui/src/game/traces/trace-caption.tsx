import type { PageName } from '@trailbook/core/internal/dataset';
import { LANGUAGE_TAGS } from '@trailbook/core/internal/dataset';
import { Fragment } from 'react';
import { classNames } from '../../primitives/index.ts';
import type { CaptionSide } from './caption-side.ts';

/** What a stat trace gives: the stat, and how much of it. */
export interface Caption {
  readonly stat: PageName;
  readonly figure: string;
}

interface Props {
  readonly caption: Caption | undefined;
  /** Its middle, and the edge that it has to its point, in percent of the diagram. */
  readonly x: number;
  readonly y: number;
  readonly side: CaptionSide;
}

/**
 * Beside a point of a diagram, for the eye alone: the point itself is called the same. Where the diagram is too
 * small for names, the sign in the point stands for the stat. A line that has no other way goes on behind it.
 */
export function TraceCaption({ caption, x, y, side }: Props) {
  if (!caption) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute w-max max-w-[14%] -translate-x-1/2 bg-ground py-0.5 in-[dialog]:bg-surface text-center text-[length:min(0.75rem,4.4cqi)] text-balance leading-(--line-room) text-ink-soft',
        side === 'above' && '-translate-y-full',
      )}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      <span className="figures">{caption.figure}</span> <StatName name={caption.stat} />
    </span>
  );
}

/** Its lines end between words: where a script has no spaces, a browser may know of ends that are none. */
function StatName({ name }: { name: PageName }) {
  return (
    <span
      lang={name.lang && LANGUAGE_TAGS[name.lang]}
      className="thing-name hidden wrap-break-word hyphens-auto @lg:inline"
    >
      {name.text.split(' ').map((word, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className="inline-block max-w-full">{word}</span>
        </Fragment>
      ))}
    </span>
  );
}
