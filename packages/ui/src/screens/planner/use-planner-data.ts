import type { PlannerData } from '@trailbook/core/internal/pages';
import { loadPlanner } from '../../client/planner-file.ts';
import { type GameFile, useGameFile } from '../use-game-file.ts';

export type PlannerDataState = GameFile<PlannerData>;

/** Fetches the planner's tables. */
export function usePlannerData(url: string): [PlannerDataState, retry: () => void] {
  return useGameFile(url, loadPlanner);
}
