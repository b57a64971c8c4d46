export * from '../../warp/index.ts';
export {
  doubtedByHand,
  mergePulls,
  parseHistory,
  pullsByHand,
  rightedTimes,
  workbookSize,
} from './history.ts';
export { combineLuck, luck, luckTogether } from './luck.ts';
export {
  bestOrder,
  chanceWithin,
  fiveStarChance,
  leavesAt,
  odds,
  pullsFor,
  softPityFrom,
  withoutEach,
} from './odds.ts';
export { affordablePulls, instantOf, serverTime, versionStarts } from './savings.ts';
export {
  byDay,
  byRoll,
  coverage,
  createStatistics,
  heldItems,
  rateInterval,
  statistics,
} from './statistics.ts';
export { warpTables } from './warp-tables.ts';
