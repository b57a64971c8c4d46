export type { DocumentError, PlannerDocument } from './planner-document.ts';
export { emptyPlanner, PLANNER_VERSION, readPlanner } from './planner-document.ts';
