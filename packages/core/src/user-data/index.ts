export type { Voice } from '../basics/languages.ts';
export { VOICES } from '../basics/languages.ts';
export type { Region } from '../basics/servers.ts';
export { REGIONS, regionOfAccount } from '../basics/servers.ts';
export type { Backup, BackupError, BackupHead } from './backup/backup.ts';
export { packBackup, peekBackup, unpackBackup } from './backup/backup.ts';
export type { Limits } from './backup/container.ts';
export { LIMITS } from './backup/container.ts';
export { isBackupDue } from './backup-reminder.ts';
export type { ContentLabel, ProfileContents } from './contents.ts';
export { contentsByProfile, labelsOf, sealedContents } from './contents.ts';
export type { DocumentError, Versioned } from './document.ts';
export { checkParts } from './document.ts';
export type { AccountDocument, HistoryNotes } from './documents/account.ts';
export { NO_NOTES, withImport } from './documents/account.ts';
export type { AchievementsDocument } from './documents/achievements.ts';
export type { DismissalsDocument } from './documents/dismissals.ts';
export type { ForecastDocument, StoredIncome, StoredTarget } from './documents/forecast.ts';
export {
  MAX_INCOME_LINES,
  MAX_NAME,
  TARGET_TYPES,
} from './documents/forecast.ts';
export type { InventoryDocument } from './documents/inventory.ts';
export type { OddsDocument, OddsTarget } from './documents/odds.ts';
export { MAX_TARGET_COPIES, MAX_TARGETS } from './documents/odds.ts';
export type { PlannerDocument } from './documents/planner.ts';
export type { PreferencesDocument } from './documents/preferences.ts';
export { readVoice } from './documents/preferences.ts';
export type { Profile, ProfilesDocument } from './documents/profiles.ts';
export {
  createProfile,
  deleteProfile,
  dropProfiles,
  expiredProfiles,
  isProfileId,
  listProfiles,
  liveProfiles,
  MAX_PROFILE_NAME,
  renameProfile,
  restoreProfile,
  switchProfile,
  withSession,
} from './documents/profiles.ts';
export { MAX_SAVED } from './documents/savings.ts';
export type { WarpsDocument } from './documents/warps.ts';
export type { Address, Counted, DocumentName, Documents } from './kinds.ts';
export { COUNTED, kindOf } from './kinds.ts';
export type { Adopted } from './legacy/adopt.ts';
export { adoptLegacy } from './legacy/adopt.ts';
export type { LegacyBlock } from './legacy/names.ts';
export { LEGACY_STORES } from './legacy/names.ts';
export { LEGACY_STEPS, migrateLegacy } from './legacy/steps.ts';
export type { LegacyError } from './legacy/stores.ts';
export { readLegacyList } from './legacy/stores.ts';
export type { ComparedForecasts, IncomeBeside, TargetLine } from './link/compare-forecasts.ts';
export { compareForecasts } from './link/compare-forecasts.ts';
export type { LinkError, Linked, LinkedName } from './link/link.ts';
export { MAX_LINKED_ENTRIES, readLink, writeLink } from './link/link.ts';
export type { ForecastPieces } from './link/take-over-forecast.ts';
export { hasRoom, takeOverForecast } from './link/take-over-forecast.ts';
export { travellingForecast } from './link/travelling-forecast.ts';
export { countCopies, eidolonOf } from './owned-copies.ts';
export type { PageState } from './page-state.ts';
export { isUntouched, readPageState, UNTOUCHED_PAGE } from './page-state.ts';
export { isQuarantined, isSameStored } from './quarantine.ts';
export { DEFAULT_PROFILE, DEVICE, HEAD } from './reserved-names.ts';
export type { Quarantined } from './restore-quarantined.ts';
export { quarantinedIn, restoreQuarantined } from './restore-quarantined.ts';
export type {
  Place,
  PlacedDocument,
  PlacedError,
  Row,
  Rows,
  SealedDocument,
  StoredDocument,
} from './rows.ts';
export { changedRows, findUnfit, fromRows, isSealed, readRows, rowsOf, toRows } from './rows.ts';
export type { ShownIncome } from './shown-income.ts';
export { countedIncome, shownIncome } from './shown-income.ts';
export type { Snapshot } from './snapshots.ts';
export { fullestOf, outdatedSnapshots } from './snapshots.ts';
export type { StorageBlock } from './storage-block.ts';
export { readStorageBlock } from './storage-block.ts';
export type {
  CloudContents,
  CloudFile,
  OtherDevice,
  OwnPart,
  PlanChange,
  PlanChangeCounts,
  Received,
  SyncConsent,
  SyncError,
  Synced,
  SyncMemory,
  SyncProgress,
  SyncRequest,
  SyncStore,
  Transport,
  TransportError,
} from './sync/index.ts';
export {
  countPlanChange,
  isGeneration,
  keptAt,
  peekCloud,
  readGeneration,
  renameDevice,
  sync,
  takeBackPlanChange,
} from './sync/index.ts';
export type { ImportRow, Measures, Merged, Overfull, UserData } from './user-data.ts';
export {
  deletedAnew,
  documentAt,
  holdsLess,
  holdsNothing,
  measure,
  mergeData,
  mergeStores,
  newerKinds,
  overfullIn,
  previewImport,
  sealedIn,
  withProfiles,
} from './user-data.ts';
