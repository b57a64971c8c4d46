export type { Marks } from './checked-off.ts';
export { changing, checkedOff } from './checked-off.ts';
export type { ExchangeError, ImportPreview, Told } from './exchange.ts';
export { LONGEST_TOLD, previewAchievements, readExchange, writeExchange } from './exchange.ts';
export type { Counted, IsDone, Line } from './line.ts';
export type { OutOfReach, Progress, Together } from './progress.ts';
export { between, linesOf, outOfReach, progressOf } from './progress.ts';
export type { ToldAchievements } from './read-ids.ts';
export { readToldAchievements } from './read-ids.ts';
export type { Marked, Stamp } from './stamps.ts';
export {
  ACHIEVEMENTS_VERSION,
  laterStamp,
  nextStamp,
  stampOf,
  withStamps,
} from './stamps.ts';
