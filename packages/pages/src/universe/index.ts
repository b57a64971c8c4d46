export type {
  BlessingCard,
  BlessingKind,
  UniverseBlessingsPage,
  UniversePath,
} from './blessings.ts';
export { BLESSING_KINDS, BLESSINGS_A_PAGE, universeBlessingsPage } from './blessings.ts';
export type { CurioCard, UniverseCuriosPage } from './curios.ts';
export { universeCuriosPage } from './curios.ts';
export type { UniverseFrame, UniversePart, UniverseRequest } from './frame.ts';
export { UNIVERSE_PARTS } from './frame.ts';
export type { UniverseAddress, UniversePage } from './page.ts';
export { universeAddresses, universeData, universePage, universePageIds } from './page.ts';
export type { UniversePlace } from './place.ts';
export { clampPlace, placeInQuery, queryOfPlace } from './place.ts';
export type { ResetRegion, UniverseWeek } from './week.ts';
export { CURRENT, universeEntryOf, universeWeek } from './week.ts';
export type {
  MonsterAtLevel,
  Prize,
  UniverseArea,
  UniverseMonster,
  UniverseWorld,
  UniverseWorldsPage,
} from './worlds.ts';
export { universeWorldsPage } from './worlds.ts';
