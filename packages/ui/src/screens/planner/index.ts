export { PlannerScreen } from './planner-screen.tsx';
