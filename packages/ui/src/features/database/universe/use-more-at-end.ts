import { type RefObject, useEffect, useRef } from 'react';

/** Rule D20. */
const NEAR_THE_END_PX = 10;

interface More {
  readonly hasMore: boolean;
  /** How many are there: with each more that came, the end is looked for anew. */
  readonly count: number;
  readonly more: () => void;
}

/** Asks for more of a list when its reader is within a hand's breadth of its end. */
export function useMoreAtEnd(end: RefObject<Element>, { hasMore, count, more }: More): void {
  const latest = useRef(more);
  latest.current = more;
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) latest.current();
      },
      { rootMargin: `0px 0px ${NEAR_THE_END_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, hasMore, count]);
}
