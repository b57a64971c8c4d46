export type { BannerRules, BannerType } from '../../warp/banner-types.ts';
export { BANNER_RULES, BANNER_TYPES } from '../../warp/banner-types.ts';
export type { BestOrder } from '../../warp/best-order.ts';
export type { WarpDay, WarpRoll } from '../../warp/by-day.ts';
export type { Coverage, SuspectedGap } from '../../warp/coverage.ts';
export type { GrowingStatistics } from '../../warp/create-statistics.ts';
export type { Forecast, TargetForecast } from '../../warp/forecast/forecast.ts';
export type { BestForecastOrder } from '../../warp/forecast/order.ts';
export type { ForecastQuestion, ForecastTarget } from '../../warp/forecast/question.ts';
export type { HeldItem } from '../../warp/held-items.ts';
export type { BannerHistory, HistoryFrame } from '../../warp/history.ts';
export type { ImportSpan } from '../../warp/import-span.ts';
export type { Income } from '../../warp/income.ts';
export type {
  IncomeLine,
  IncomeSpan,
  Rhythm,
  Savings,
  SavingsOn,
} from '../../warp/income-lines.ts';
export type { Interval } from '../../warp/interval.ts';
export type { Luck, LuckError, LuckQuestion } from '../../warp/luck.ts';
export type { BannerState } from '../../warp/next-five-star.ts';
export type { LuckGoal } from '../../warp/next-hit.ts';
export type { FeaturedChances, Odds, OddsError, OddsStep, WarpState } from '../../warp/odds.ts';
export { OBSERVED_CHANCES } from '../../warp/odds.ts';
export type { Guarantee, Outcome } from '../../warp/outcome.ts';
export type { Pull } from '../../warp/pull.ts';
export type { ByHandError, PlaceByHand, RememberedPull } from '../../warp/pulls-by-hand.ts';
export type { Star } from '../../warp/runs.ts';
export type { Standing } from '../../warp/state-of.ts';
export type { BannerStatistics, FiveStar } from '../../warp/statistics.ts';
export type { BannerRun, Rarity, UnnumberedBanner, WarpTables } from '../../warp/tables.ts';
export type { TargetChance } from '../../warp/target-chances.ts';
export { bestForecastOrder, forecast, forecastWithoutEach } from './forecast.ts';
export { doubtedByHand, mergePulls, pullsByHand } from './history.ts';
export { combineLuck, luck, luckTogether } from './luck.ts';
export {
  bestOrder,
  chanceWithin,
  fiveStarChance,
  leavesAt,
  odds,
  pullsFor,
  softPityFrom,
  stateOf,
  targetChances,
  withoutEach,
} from './odds.ts';
export { affordablePulls, savingsOn, versionStarts } from './savings.ts';
export {
  byDay,
  byRoll,
  coverage,
  createStatistics,
  heldItems,
  rateInterval,
  statistics,
} from './statistics.ts';
export { rarityOf, warpTables } from './warp-tables.ts';
