import {
  type Narrowing,
  narrowingOf,
  type OfferedFilters,
  queryOf,
  unknownIn,
} from '@trailbook/core/internal/filters';
import { useEffect, useState } from 'react';
import { useQuery } from '../platform/index.ts';

/** The same each time: a list is not drawn again for it. */
const NONE: readonly string[] = [];

/**
 * Keeps what a list is narrowed to in its address, so that it can be shared and found again. An address that
 * asks for something leads; one that does not gets what the list was left as.
 *
 * @returns what the address asks for although the list does not offer it
 */
export function useAddress(
  offered: readonly OfferedFilters[],
  { filters, search }: Narrowing,
  narrow: (narrowing: Narrowing) => void,
): readonly string[] {
  const query = useQuery();
  const [unknown, setUnknown] = useState(NONE);
  // Asked once, when an address comes.
  useEffect(() => {
    const params = new URLSearchParams(query);
    const narrowed = narrowingOf(params, offered);
    const left = unknownIn(params, offered);
    // What is asked in vain is asked all the same: the list is not as it was left.
    if (narrowed || left.length > 0) narrow(narrowed ?? { filters: {}, search: '' });
    setUnknown(left.length > 0 ? left : NONE);
  }, [query]);
  const shown = queryOf({ filters, search }, offered);
  // Written again for a new address of the same list.
  useEffect(() => {
    if (shown === location.search) return;
    history.replaceState(history.state, '', location.pathname + shown + location.hash);
  }, [shown, query]);
  return unknown;
}
