export type { Voice } from '../basics/languages.ts';
export type { Region } from '../basics/servers.ts';
export { REGIONS } from '../basics/servers.ts';
export type { FarmingPace, PaceChoice } from '../planner/schedule.ts';
export type { FarmedRun, FarmedToday, PlannerSettings } from '../planner/settings.ts';
export type { Backup, BackupError, BackupHead } from '../user-data/backup/backup.ts';
export type { ContainerError, Limits } from '../user-data/backup/container.ts';
export { LIMITS } from '../user-data/backup/container.ts';
export type { AchievementsDocument } from '../user-data/documents/achievements.ts';
export type { InventoryDocument } from '../user-data/documents/inventory.ts';
export type { PlannerDocument } from '../user-data/documents/planner.ts';
export type { PreferencesDocument } from '../user-data/documents/preferences.ts';
export type { Profile, ProfilesDocument } from '../user-data/documents/profiles.ts';
export type { WarpsDocument } from '../user-data/documents/warps.ts';
export type { Address, Counted, DocumentName, Documents } from '../user-data/kinds.ts';
export type {
  Place,
  PlacedDocument,
  Rows,
  SealedDocument,
  StoredDocument,
} from '../user-data/rows.ts';
export type { Measures, UserData } from '../user-data/user-data.ts';
export { mergeData, packBackup, peekBackup, unpackBackup } from './backup.ts';
