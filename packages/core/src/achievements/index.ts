export { between } from './between.ts';
export type { Marks } from './checked-off.ts';
export { changing, checkedOff } from './checked-off.ts';
export type { ExchangeError, ImportPreview, Told } from './exchange.ts';
export { LONGEST_TOLD, previewAchievements, readExchange, writeExchange } from './exchange.ts';
export type { Counted, IsDone, Line } from './line.ts';
export type { Together } from './lines-of.ts';
export { linesOf } from './lines-of.ts';
export type { Marked, Stamp } from './marked.ts';
export {
  ACHIEVEMENTS_VERSION,
  laterStamp,
  nextStamp,
  stampOf,
  withStamps,
} from './marked.ts';
export type { OutOfReach } from './out-of-reach.ts';
export { outOfReach } from './out-of-reach.ts';
export type { Progress } from './progress.ts';
export { progressOf } from './progress.ts';
export type { ToldAchievements } from './read-ids.ts';
export { readToldAchievements } from './read-ids.ts';
