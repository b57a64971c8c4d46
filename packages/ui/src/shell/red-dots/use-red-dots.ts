import { DEVICE, HEAD } from '@trailbook/core/internal/user-data';
import { useEffect, useState } from 'react';
import { clientConfig } from '../../client/client-config.ts';
import { useSite, whenIdle } from '../../platform/index.ts';
import { hasDatabase } from '../../storage/documents/has-database.ts';
import { clearedDots, keepCleared } from './cleared-dots.ts';
import { DISSIPATE, dotOfVersion, dotsAt } from './red-dots.ts';

/**
 * Red dots that were not cleared yet: the one of the data's version at once, the operator's once the page is idle.
 * Whoever comes to a place clears what stands at it, whichever way led there, and in whichever tab: there needs no
 * sign to it any more.
 *
 * @param here - the place of the bar that is open
 * @returns whether a place of the bar has one
 */
export function useRedDots(here: string | undefined): (place: string) => boolean {
  const { gameVersion } = useSite();
  const [given, setGiven] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const stored = await storedDots();
      if (isHere) setCleared((since) => [...since, ...clearedDots(), ...stored]);
    };
    const ask = async () => {
      const { reddot } = await clientConfig();
      if (isHere) setGiven(reddot);
    };
    // A dot more is no matter. Rule S4.
    const done = read().catch(() => undefined);
    // No dot comes that the next moment takes away; without an answer there is none. Rule S4.
    const stop = whenIdle(() => void done.then(ask).catch(() => undefined));
    const onDissipate = (event: Event) => {
      const names = event instanceof CustomEvent ? [String(event.detail)] : clearedDots();
      setCleared((since) => [...since, ...names]);
    };
    addEventListener(DISSIPATE, onDissipate);
    // Another tab has kept something.
    addEventListener('storage', onDissipate);
    return () => {
      isHere = false;
      stop();
      removeEventListener(DISSIPATE, onDissipate);
      removeEventListener('storage', onDissipate);
    };
  }, []);
  useEffect(() => {
    if (here === undefined) return;
    for (const id of dotsAt(here, [...dotOfVersion(gameVersion), ...given])) {
      keepCleared(id);
      dispatchEvent(new CustomEvent(DISSIPATE, { detail: id }));
    }
  }, [here, gameVersion, given]);
  const shown = [...dotOfVersion(gameVersion), ...given].filter((id) => !cleared.includes(id));
  return (place) => place !== here && dotsAt(place, shown).length > 0;
}

/** Dots that were cleared in the store once, here or in an older one. What cannot be read plainly was not. */
async function storedDots(): Promise<readonly string[]> {
  if (!(await hasDatabase())) return [];
  const { peek } = await import('../../storage/documents/read-only-peek.ts');
  const stored = await peek(async (read) => (await read(DEVICE, 'dismissals')).get(HEAD));
  const { redDots } = (stored ?? {}) as { readonly redDots?: unknown };
  return Array.isArray(redDots) ? redDots.filter((id) => typeof id === 'string') : [];
}
