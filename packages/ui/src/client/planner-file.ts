import { openPlanner, type PlannerData, type PlannerPack } from '@trailbook/pages';

/** Loads the planner's tables; the file is cached for good under its hashed name. */
export async function loadPlanner(url: string, options: RequestInit = {}): Promise<PlannerData> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Made by our own server of checked data, and named by its hash: not checked again here.
  return openPlanner((await response.json()) as PlannerPack);
}
