import { useCallback, useEffect, useState } from 'react';
import { hasDatabase } from '../storage/has-database.ts';

/**
 * Whether a red dot was not pressed yet, and what presses it. What reads and keeps that is loaded only where
 * something is stored, or when it is pressed.
 */
export function useRedDot(id: string): [isShown: boolean, press: () => void] {
  const [pressed, setPressed] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      if (!(await hasDatabase())) return;
      const { loadCardMarks } = await import('../stores/card-marks.ts');
      const { dismissed } = await loadCardMarks();
      if (isHere && dismissed.has(id)) setPressed(id);
    };
    load().catch((error: unknown) => console.warn('Red dots could not be read.', error));
    return () => {
      isHere = false;
    };
  }, [id]);
  const press = useCallback(() => {
    setPressed(id);
    import('../stores/card-marks.ts')
      .then(({ dismissDot }) => dismissDot(id))
      .catch(() => undefined);
  }, [id]);
  return [pressed !== id, press];
}
