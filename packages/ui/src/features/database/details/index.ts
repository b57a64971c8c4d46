export { AddToPlanner } from './add-to-planner.tsx';
export { DetailLayout } from './detail-layout.tsx';
export { Brief, EffectLines, Effects } from './effects.tsx';
export { FigureTable } from './figures.tsx';
export { ItemPicture } from './item-picture.tsx';
export { LevelSpan, LevelStats } from './level-stats.tsx';
export { CompareLink, LinkList, NeighbourLinks } from './links.tsx';
export { MissingText, Section } from './section.tsx';
