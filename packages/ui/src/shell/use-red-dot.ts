import { DEVICE, HEAD } from '@trailbook/core/internal/userdata';
import { useCallback, useEffect, useState } from 'react';
import { glance } from '../storage/glance.ts';
import { hasDatabase } from '../storage/has-database.ts';

/**
 * Whether a red dot was not pressed yet, and what presses it. What keeps that is loaded when it is pressed.
 */
export function useRedDot(id: string): [isShown: boolean, press: () => void] {
  const [pressed, setPressed] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      if (!(await hasDatabase())) return;
      if ((await pressedDots()).includes(id) && isHere) setPressed(id);
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

/** Dots that were pressed here. They only decorate: what cannot be read plainly was not pressed. */
async function pressedDots(): Promise<readonly unknown[]> {
  const stored = await glance(async (read) => (await read(DEVICE, 'dismissals')).get(HEAD));
  const { redDots } = (stored ?? {}) as { readonly redDots?: unknown };
  return Array.isArray(redDots) ? redDots : [];
}
