import { useCallback, useEffect, useState } from 'react';
import { hasDatabase } from '../../../storage/documents/has-database.ts';
import type { CardMarks } from './card-marks.ts';

const NONE: CardMarks = { copies: new Map(), dismissed: new Set() };

/**
 * The player's own marks on a list: copies that were pulled, dots that were pressed. What reads them is
 * loaded only where something is stored: a first visit pays nothing.
 */
export function useCardMarks(): [CardMarks, dismiss: (dot: string) => void] {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      if (!(await hasDatabase())) return;
      const { loadCardMarks } = await import('./card-marks.ts');
      const loaded = await loadCardMarks();
      if (isHere) setMarks(loaded);
    };
    load().catch((error: unknown) => console.warn('Marks could not be read.', error));
    return () => {
      isHere = false;
    };
  }, []);
  const dismiss = useCallback((dot: string) => {
    setMarks((known) => ({ ...known, dismissed: new Set([...known.dismissed, dot]) }));
    import('./card-marks.ts').then(({ dismissDot }) => dismissDot(dot)).catch(() => undefined);
  }, []);
  return [marks, dismiss];
}
