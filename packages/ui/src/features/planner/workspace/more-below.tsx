import type { ItemLines } from '@trailbook/core/internal/planner';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { classNames } from '../../../primitives/index.ts';

interface Props {
  /** What is listed. */
  readonly lines: ItemLines;
  readonly children: ReactNode;
  /** What fades out the last row, the ground that the list stands on; and how far that goes beyond the list. */
  readonly fade: string;
  readonly className?: string;
}

/** A row of which less is seen is not read. */
const HALF = 0.5;

/**
 * Says over the end of a list of items how many are still to come, where it is cut by what it scrolls in or by the
 * window. Only a sign for the eye: to other readers all rows are there.
 */
export function MoreBelow({ lines, children, fade, className }: Props) {
  const { t } = useI18n();
  const frame = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(0);
  const ids = [...lines.keys()].join();
  // Other items have other rows.
  useEffect(() => {
    const rows = [...(frame.current?.querySelectorAll('[data-item]') ?? [])];
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, intersectionRatio } of changes) {
          if (intersectionRatio >= HALF) seen.add(target);
          else seen.delete(target);
        }
        const last = rows.findLastIndex((row) => seen.has(row));
        setBelow(last === -1 ? 0 : rows.length - 1 - last);
      },
      { threshold: HALF },
    );
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, [ids]);
  return (
    <div ref={frame} className={className}>
      {children}
      <p
        aria-hidden
        data-below={below}
        className={classNames(
          'figures pointer-events-none sticky -mt-14 flex h-14 items-end justify-center pb-1 text-sm',
          below > 0 && 'bg-linear-to-t from-40%',
          fade,
        )}
      >
        {below > 0 && t('plan.moreBelow', { number: below })}
      </p>
    </div>
  );
}
