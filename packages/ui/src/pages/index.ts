export type { Place } from './find.ts';
export {
  areasOf,
  goBackTarget,
  keepsScroll,
  pageAt,
  placesIn,
  placesOfLists,
  ROWS,
} from './find.ts';
export type { AnyThing, KeyUse, ListRow, Row, ThingRow, WeeklyModel } from './row.ts';
export { loadScreen, screenAt } from './screens.ts';
export { CREDITS, PAGES } from './table.ts';
