import { type Entry, inOrder } from '@trailbook/core/internal/planner';
import { startTransition, useEffect, useState } from 'react';
import { useOnDemand } from '../../../primitives/index.ts';

/** Tickets and board come once there is something to draw. */
const loadDrawn = () => import('./drawn-plan.ts');

const NOTHING: readonly Entry[] = [];

/** What draws a plan, once it has come, and the entries that are drawn by now. */
export function useDrawnPlan(entries: readonly Entry[]) {
  const { ask, shown, trouble } = useOnDemand(loadDrawn);
  const part = shown?.part;
  const isPlanned = entries.length > 0;
  useEffect(() => {
    if (isPlanned) ask(undefined);
  }, [isPlanned, ask]);
  return { part, shown: useInSteps(part ? entries : NOTHING), trouble };
}

/** Entries in their order; many of them are drawn in steps, between which the page answers. */
function useInSteps(entries: readonly Entry[]): readonly Entry[] {
  const [shown, setShown] = useState<readonly Entry[]>([]);
  useEffect(() => startTransition(() => setShown(inOrder(entries))), [entries]);
  return shown;
}
