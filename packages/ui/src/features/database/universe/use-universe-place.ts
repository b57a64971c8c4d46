import {
  clampPlace,
  placeInQuery,
  queryOfPlace,
  type UniversePlace,
  type UniverseWorld,
} from '@trailbook/pages';
import { useEffect } from 'react';
import { useQuery } from '../../../platform/index.ts';
import { usePageState } from '../../../platform/page-state.ts';

/** The page's state, whichever week it shows: a world and its difficulty are the same in each. */
const PAGE = '/simuniverse/worlds';

/**
 * The world and the difficulty that are open: as the address asks, else as they were left, never beyond the last. What
 * is open is written into the address.
 */
export function useUniversePlace(
  worlds: readonly UniverseWorld[],
): [UniversePlace, open: (place: UniversePlace) => void] {
  const [{ choices }, change] = usePageState(PAGE);
  const { world = 0, difficulty = 0 } = choices;
  const place = clampPlace(worlds, { world, difficulty }) ?? FIRST;
  const open = (to: UniversePlace) => change({ choices: { ...to } });
  const query = useQuery();
  // Asked once, when an address comes.
  useEffect(() => {
    const requested = placeInQuery(new URLSearchParams(query), worlds);
    if (requested) open(requested);
  }, [query]);
  const shown = queryOfPlace(worlds, place);
  // Written again for a new address of the same page.
  useEffect(() => {
    if (shown === location.search) return;
    history.replaceState(history.state, '', location.pathname + shown + location.hash);
  }, [shown, query]);
  return [place, open];
}

const FIRST: UniversePlace = { world: 0, difficulty: 0 };
