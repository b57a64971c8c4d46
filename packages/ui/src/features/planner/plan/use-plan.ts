import { asPlayed, keepUnchanged, type Plan, plan } from '@trailbook/core/internal/planner';
import type { PlannerData } from '@trailbook/pages';
import { useMemo, useRef } from 'react';
import { useGame } from '../../../shell/screen/use-game.ts';
import type { PlannerDocuments } from '../store/planner-store.ts';

/** The plan worked out; entries of which nothing has changed keep their part of it. */
export function usePlan({ planner, inventory }: PlannerDocuments): Plan {
  const { tables } = useGame('planner');
  const before = useRef<Plan | undefined>(undefined);
  return useMemo(() => {
    before.current = keepUnchanged(before.current, workOut(tables, { planner, inventory }));
    return before.current;
  }, [tables, planner, inventory]);
}

/** The plan, with runs as one plays them. */
export function workOut(
  tables: PlannerData['tables'],
  { planner, inventory }: PlannerDocuments,
): Plan {
  const made = plan(tables, {
    entries: planner.entries,
    inventory: inventory.items,
    settings: planner.settings,
  });
  return { ...made, farming: asPlayed(tables, made.farming) };
}
