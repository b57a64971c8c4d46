export type { BannerDays } from './banner-days.ts';
export { bannerDays } from './banner-days.ts';
export type { BannerRules, BannerType } from './banner-types.ts';
export { BANNER_RULES, BANNER_TYPES, isBannerType, isFinished } from './banner-types.ts';
export type { BestOrder } from './best-order.ts';
export { bestOrder, MOST_ORDERED } from './best-order.ts';
export type { WarpDay, WarpRoll } from './by-day.ts';
export { byDay, byRoll } from './by-day.ts';
export type { Coverage, SuspectedGap } from './coverage.ts';
export { coverage } from './coverage.ts';
export type { GrowingStatistics } from './create-statistics.ts';
export { createStatistics, statistics } from './create-statistics.ts';
export { complementOf } from './distribution.ts';
export { fiveStarChance, softPityFrom } from './five-star-chance.ts';
export type { Forecast, TargetForecast } from './forecast/forecast.ts';
export { forecast } from './forecast/forecast.ts';
export type { BestForecastOrder } from './forecast/order.ts';
export { bestForecastOrder } from './forecast/order.ts';
export type { ForecastQuestion, ForecastTarget } from './forecast/question.ts';
export { forecastWithoutEach } from './forecast/skipped.ts';
export type { ColumnRole, Columns } from './formats/columns.ts';
export { COLUMN_ROLES, guessColumns } from './formats/columns.ts';
export type { TableOptions } from './formats/csv.ts';
export { eachTableRow, tableRows, writeCsv } from './formats/csv.ts';
export { jsonDamage, parseExactJson } from './formats/exact-json.ts';
export type {
  DamagedFormat,
  FormatError,
  HistoryFormat,
  ImportedAccount,
  ImportedHistory,
  ImportedPull,
  LeftBehind,
  OtherStore,
  RefusedRow,
  RowFault,
} from './formats/imported.ts';
export { lettersOf, startsWith } from './formats/letters-of.ts';
export type { NameIndex } from './formats/name-index.ts';
export { nameIndex, nameKey } from './formats/name-index.ts';
export { isBackup, unpackedFile } from './formats/packed-file.ts';
export { isHistoryJson, parseHistory } from './formats/parse-history.ts';
export { readGameRow } from './formats/read-row.ts';
export { isOrderUnknown, settleAccount, zoneOfAccount } from './formats/settle-account.ts';
export type { Sheet } from './formats/sheets.ts';
export { readSheets } from './formats/sheets.ts';
export type { SoundIds } from './formats/sound-ids.ts';
export { withSoundIds } from './formats/sound-ids.ts';
export { isStarRailStationDat } from './formats/star-rail-station-dat.ts';
export { unpackedWorkbook, workbookSize } from './formats/workbook-size.ts';
export type { AccountHistory, RowTexts, UigfTexts, WrittenRow } from './formats/write-uigf.ts';
export { writeUigf } from './formats/write-uigf.ts';
export { writeWorkbook } from './formats/write-workbook.ts';
export { gameId } from './game-ids.ts';
export type { HeldItem } from './held-items.ts';
export { DUPE_PRESETS, heldItems } from './held-items.ts';
export type { BannerHistory, HistoryFrame } from './history.ts';
export type { ImportSpan } from './import-span.ts';
export type { Income } from './income.ts';
export { affordablePulls, versionStarts } from './income.ts';
export type { IncomeLine, IncomeSpan, Rhythm, Savings, SavingsOn } from './income-lines.ts';
export { dayNumber, dayOf, RHYTHMS, savingsOn } from './income-lines.ts';
export type { Interval } from './interval.ts';
export { rateInterval } from './interval.ts';
export { isFeatured } from './is-featured.ts';
export type { Luck, LuckError, LuckQuestion } from './luck.ts';
export { combineLuck, luck } from './luck.ts';
export { luckTogether } from './luck-together.ts';
export { isByHand, isMadeUp } from './made-up-ids.ts';
export { mergePulls } from './merge-pulls.ts';
export type { BannerState } from './next-five-star.ts';
export { mostToFiveStar } from './next-five-star.ts';
export type { LuckGoal } from './next-hit.ts';
export type { FeaturedChances, Odds, OddsError, OddsStep, WarpState } from './odds.ts';
export { chanceWithin, LANDMARKS, OBSERVED_CHANCES, odds, pullsFor } from './odds.ts';
export type { Guarantee, Outcome } from './outcome.ts';
export type { Pull } from './pull.ts';
export { compareIds } from './pull.ts';
export { inPullOrder } from './pull-order.ts';
export type { ByHandError, PlaceByHand, RememberedPull } from './pulls-by-hand.ts';
export { doubtedByHand, doubtedStandIns, pullsByHand } from './pulls-by-hand.ts';
export { KEPT_MONTHS, leavesAt } from './retention.ts';
export { roundedTwins, withoutSharedIds } from './rounded-twins.ts';
export type { Star } from './runs.ts';
export { withoutEach } from './skip-chances.ts';
export type { IncomeKind } from './standard-income.ts';
export { INCOME_KINDS, STANDARD_INCOME } from './standard-income.ts';
export { isAlwaysStandard } from './standard-pool.ts';
export { isSamePull } from './standing-row.ts';
export type { Standing } from './state-of.ts';
export { stateOf } from './state-of.ts';
export type { BannerStatistics, FiveStar } from './statistics.ts';
export { JADE_PER_PULL } from './statistics.ts';
export type { BannerRun, Rarity, UnnumberedBanner, WarpTables } from './tables.ts';
export { bannerTables, rarityOf, warpTables } from './tables.ts';
export type { TargetChance } from './target-chances.ts';
export { targetChances } from './target-chances.ts';
export { instantOf, serverTime } from './time.ts';
