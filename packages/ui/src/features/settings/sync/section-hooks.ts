import type { SyncProgress } from '@trailbook/core/internal/user-data';
import { useEffect, useRef, useState } from 'react';

/**
 * Where what had the focus is gone with the way that the section was, it goes to the section's heading.
 *
 * @param shape - what of the section decides which buttons there are
 * @param isKnown - whether the section has come
 */
export function useFocusKept(shape: string, isKnown: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (!isKnown || before.current === shape) return;
    before.current = shape;
    if (isFirst || document.activeElement !== document.body) return;
    const heading = root.current?.closest('section')?.querySelector('h2');
    heading?.focus({ preventScroll: true });
  }, [shape, isKnown]);
  return root;
}

/** What takes longer is told in more than a word. */
const LONG_MS = 1000;

/** What a sync is at, once it has taken a second. */
export function useSlowProgress(isBusy: boolean) {
  const [progress, setProgress] = useState<SyncProgress | undefined>(undefined);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    setProgress(undefined);
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return [isLong ? progress : undefined, setProgress] as const;
}
