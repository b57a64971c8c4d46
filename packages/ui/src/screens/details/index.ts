export { AddToPlanner } from './add-to-planner.tsx';
export { DetailLayout } from './detail-layout.tsx';
export { Figures, FigureTable } from './figures.tsx';
export { LevelStats } from './level-stats.tsx';
export { MissingText } from './missing-text.tsx';
export { Section } from './section.tsx';
