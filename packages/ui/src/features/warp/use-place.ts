import { useCallback, useEffect, useState } from 'react';
import { useHash } from '../../platform/index.ts';
import { hashOf, placeOf, type WarpPlace } from './places.ts';

/**
 * Where the player is, by the address, which is rewritten without a new entry in the history.
 * Rule W16.
 */
export function usePlace(): [WarpPlace, go: (place: WarpPlace) => void] {
  const [place, setPlace] = useState(() => placeOf(''));
  const hash = useHash();
  // The page is drawn without its address, the same for everybody; links of the site change it unheard.
  useEffect(() => setPlace(placeOf(hash || location.hash)), [hash]);
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const go = useCallback((next: WarpPlace) => {
    history.replaceState(history.state, '', hashOf(next));
    setPlace(next);
  }, []);
  return [place, go];
}

/** Takes the player to a place from beside the tracker. */
export function goTo(place: WarpPlace): void {
  history.replaceState(history.state, '', hashOf(place));
  dispatchEvent(new Event('hashchange'));
}
