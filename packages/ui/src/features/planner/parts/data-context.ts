import type { PlannerData } from '@trailbook/pages';
import { createContext, useContext } from 'react';

export const PlannerDataContext = createContext<PlannerData | undefined>(undefined);

/** The game's tables and names, below a planner whose data has been loaded. */
export function useGame(): PlannerData {
  const data = useContext(PlannerDataContext);
  if (!data) throw new Error('The planner data is not there yet.');
  return data;
}
