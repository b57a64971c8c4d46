export type { Protection, StorageUse } from './browser-storage.ts';
export { askForProtection, isQuotaError, protection, storageUse } from './browser-storage.ts';
export type { Ledger, Notes } from './database.ts';
export { isNewerDatabase } from './database.ts';
export { DATABASE_VERSION } from './has-database.ts';
export type {
  AsidePart,
  Consent,
  ImportError,
  ImportMode,
  ImportSource,
  Keeper,
  Overview,
  Preview,
} from './keeper.ts';
export { startKeeper } from './keeper-client.ts';
export { readLegacyStores, removeLegacyStores } from './legacy-stores.ts';
export { mayHaveLost } from './may-have-lost.ts';
export { randomId } from './random-id.ts';
export { remoteOf } from './remote.ts';
export type {
  AddressesOf,
  ChangeError,
  DocumentSet,
  Loaded,
  StoreEmptied,
  Vault,
} from './vault.ts';
export { addressKey, openVault } from './vault.ts';
