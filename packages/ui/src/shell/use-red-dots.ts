import { DEVICE, HEAD } from '@trailbook/core/internal/userdata';
import { useCallback, useEffect, useState } from 'react';
import { clientConfig } from '../client/client-config.ts';
import { useSite, whenIdle } from '../platform/index.ts';

import { hasDatabase } from '../storage/has-database.ts';
import { DISSIPATE, dotOfVersion, dotsAt } from './red-dots.ts';

/**
 * Red dots that were not pressed yet: the one of the data's version at once, the operator's once the page is idle.
 * None stands at the place that is open: whoever is there needs no sign to it.
 *
 * @param here - the place of the bar that is open
 * @returns whether a place of the bar has one, and what clears those that it has
 */
export function useRedDots(here: string | undefined): {
  has: (place: string) => boolean;
  press: (place: string) => void;
} {
  const { gameVersion } = useSite();
  const [given, setGiven] = useState<readonly string[]>([]);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const stored = await pressedDots();
      if (isHere) setPressed((since) => [...since, ...stored]);
    };
    const ask = async () => {
      const { reddot } = await clientConfig();
      if (isHere) setGiven(reddot);
    };
    const done = read().catch((error: unknown) => {
      console.warn('Red dots could not be read.', error);
    });
    // No dot comes that the next moment takes away; without an answer there is none. Source: specification 2, section 8.
    const stop = whenIdle(() => void done.then(ask).catch(() => undefined));
    const onDissipate = (event: Event) => {
      if (event instanceof CustomEvent) setPressed((since) => [...since, String(event.detail)]);
    };
    addEventListener(DISSIPATE, onDissipate);
    return () => {
      isHere = false;
      stop();
      removeEventListener(DISSIPATE, onDissipate);
    };
  }, []);
  const shown = [...dotOfVersion(gameVersion), ...given].filter((id) => !pressed.includes(id));
  const press = useCallback(
    (place: string) => dotsAt(place, [...dotOfVersion(gameVersion), ...given]).forEach(clear),
    [gameVersion, given],
  );
  return { has: (place) => place !== here && dotsAt(place, shown).length > 0, press };
}

/** What keeps it is loaded only now. That it cannot be kept is no matter. Source: specification 1, section 8. */
function clear(id: string): void {
  dispatchEvent(new CustomEvent(DISSIPATE, { detail: id }));
  import('../stores/card-marks.ts').then(({ dismissDot }) => dismissDot(id)).catch(() => undefined);
}

/** Dots that were pressed here. They only decorate: what cannot be read plainly was not pressed. */
async function pressedDots(): Promise<readonly string[]> {
  if (!(await hasDatabase())) return [];
  const { glance } = await import('../storage/glance.ts');
  const stored = await glance(async (read) => (await read(DEVICE, 'dismissals')).get(HEAD));
  const { redDots } = (stored ?? {}) as { readonly redDots?: unknown };
  return Array.isArray(redDots) ? redDots.filter((id) => typeof id === 'string') : [];
}
