import { asPlayed, keepUnchanged, type Plan, plan } from '@trailbook/core/internal/planner';
import { useMemo, useRef } from 'react';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { PlannerDocuments } from '../store/planner-store.ts';

/** The plan worked out; entries of which nothing has changed keep their part of it. */
export function usePlan({ planner, inventory }: PlannerDocuments): Plan {
  const { tables } = useGame('planner');
  const before = useRef<Plan | undefined>(undefined);
  return useMemo(() => {
    const made = plan(tables, {
      entries: planner.entries,
      inventory: inventory.items,
      settings: planner.settings,
    });
    const played = { ...made, farming: asPlayed(tables, made.farming) };
    before.current = keepUnchanged(before.current, played);
    return before.current;
  }, [tables, planner, inventory]);
}
