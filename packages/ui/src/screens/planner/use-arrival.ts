import type { Entry } from '@trailbook/core/internal/planner';
import { useEffect, useState } from 'react';
import { goToTicket } from './ticket-place.ts';

/** Leads to an entry as soon as its ticket is drawn, which for one just added is a moment later. */
export function useArrival(drawn: readonly Entry[]): (entryId: number) => void {
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!drawn.some(({ entryId }) => entryId === wanted) || wanted === undefined) return;
    goToTicket(wanted);
    setWanted(undefined);
  }, [drawn, wanted]);
  return setWanted;
}
