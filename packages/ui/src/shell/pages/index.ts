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
export type { AnyThing, KeyUse, ListRow, ModelOf, Row, ThingRow, WeeklyModel } from './row.ts';
export { CREDITS, PAGES } from './table.ts';
