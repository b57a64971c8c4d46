export type {
  BackupService,
  ExportedBackup,
  ImportMode,
  ImportSource,
  Overview,
  Preview,
  QuarantinedPart,
  StoredBytes,
  Unsaved,
} from './backups/backup-service.ts';
export { startBackupService } from './backups/backup-service-client.ts';
export { mayHaveLost } from './backups/lost-data-check.ts';
export type { Consent, ImportError } from './backups/replacing.ts';
export type { Protection, StorageUse } from './documents/browser-storage.ts';
export {
  askForProtection,
  isQuotaError,
  likelyUse,
  protection,
  storageUse,
} from './documents/browser-storage.ts';
export type {
  DailyImportFailure,
  DailyImportNote,
  FolderBackupFailure,
  FolderBackupNote,
  Ledger,
  Notes,
  SyncFailure,
  SyncOutcome,
} from './documents/database.ts';
export { isNewerDatabase } from './documents/database.ts';
export type { DocumentAccess, DocumentDatabase } from './documents/document-database.ts';
export { openDocumentDatabase } from './documents/document-database.ts';
export type {
  AddressesOf,
  ChangeError,
  DocumentSet,
  Loaded,
  StoreEmptied,
} from './documents/document-set.ts';
export { addressKey } from './documents/document-set.ts';
export { DATABASE_VERSION } from './documents/has-database.ts';
export { randomId } from './documents/random-id.ts';
export { readLegacyStores, removeLegacyStores } from './legacy/legacy-stores.ts';
export { syncAfterChanges } from './sync/auto-sync.ts';
export { type BothSides, holdsSomething } from './sync/both-sides.ts';
export { MAX_DEVICE_NAME } from './sync/device-name.ts';
export type { DriveQuestion } from './sync/link-by-drive.ts';
export { type SyncMark, watchSyncMark } from './sync/sync-mark.ts';
export type {
  KeptGeneration,
  KeptGenerations,
  PlanChanged,
  SyncService,
  SyncState,
} from './sync/sync-service.ts';
export { startSyncService } from './sync/sync-service-client.ts';
