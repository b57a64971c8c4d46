import type { Entry } from '@trailbook/core/internal/planner';
import { useEffect, useState } from 'react';
import { onNextMove } from '../../../primitives/index.ts';
import { goToTicket } from '../plan/ticket-place.ts';

/**
 * Leads to an entry as soon as its ticket is drawn, which for one just added is a moment later. Whoever goes on by then
 * is left where they are.
 */
export function useArrival(drawn: readonly Entry[]): (entryId: number) => void {
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (wanted !== undefined) return onNextMove(() => setWanted(undefined));
  }, [wanted]);
  useEffect(() => {
    if (!drawn.some(({ entryId }) => entryId === wanted) || wanted === undefined) return;
    goToTicket(wanted);
    setWanted(undefined);
  }, [drawn, wanted]);
  return setWanted;
}
