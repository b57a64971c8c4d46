export { AddToPlanner } from './add-to-planner.tsx';
export { DetailLayout } from './detail-layout.tsx';
export { Figures, FigureTable } from './figures.tsx';
export { counted, ItemList } from './item-list.tsx';
export { LevelStats } from './level-stats.tsx';
export { LinkList } from './link-list.tsx';
export { MissingText } from './missing-text.tsx';
export { Section } from './section.tsx';
export { WaysOn } from './ways-on.tsx';
