import {
  type Narrowing,
  narrowingOf,
  type OfferedFilters,
  queryOf,
} from '@trailbook/core/internal/filters';
import { useEffect } from 'react';
import { useQuery } from '../../platform/index.ts';

/**
 * Keeps what a list is narrowed to in its address, so that it can be shared and found again. An address that
 * asks for something leads; one that does not gets what the list was left as.
 */
export function useAddress(
  offered: readonly OfferedFilters[],
  { filters, search }: Narrowing,
  narrow: (asked: Narrowing) => void,
): void {
  const query = useQuery();
  // Asked once, when an address comes.
  useEffect(() => {
    const asked = narrowingOf(new URLSearchParams(query), offered);
    if (asked) narrow(asked);
  }, [query]);
  const shown = queryOf({ filters, search }, offered);
  // Written again for a new address of the same list.
  useEffect(() => {
    if (shown === location.search) return;
    history.replaceState(history.state, '', location.pathname + shown + location.hash);
  }, [shown, query]);
}
