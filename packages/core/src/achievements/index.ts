export type { Marks } from './checked-off.ts';
export { changing, checkedOff } from './checked-off.ts';
export type { ExchangeError, ImportedIds, ImportPreview } from './exchange.ts';
export { LONGEST_TOLD, previewAchievements, readExchange, writeExchange } from './exchange.ts';
export type { Counted, IsDone, Line } from './line.ts';
export type { OutOfReach, Progress, Together } from './progress.ts';
export { between, linesOf, outOfReach, progressOf } from './progress.ts';
export type { ReadAchievements } from './read-ids.ts';
export { readAchievements } from './read-ids.ts';
export type { Marked, Stamp } from './stamps.ts';
export {
  ACHIEVEMENTS_VERSION,
  laterStamp,
  nextStamp,
  stampOf,
  withStamps,
} from './stamps.ts';
