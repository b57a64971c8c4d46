import type {
  AddressesOf,
  BackupService,
  DocumentDatabase,
  DocumentSet,
  SyncService,
} from '../index.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import { markSaving } from './saving.ts';

/** Everything of the player's on this device, opened once a visit. */
export interface Device {
  readonly database: DocumentDatabase;
  readonly backupService: BackupService;
  readonly syncService: SyncService;
  readonly stores: Map<string, DocumentStore<DocumentSet>>;
  readonly onKept: () => void;
  /** Called after each change that is kept from this tab. Returns how to stop. */
  readonly listenToKept: (listener: () => void) => () => void;
}

/**
 * The store of some documents, the same one for all who ask under its name.
 *
 * @param seenStore - which store was seen of these documents before they were opened
 */
export function storeOf<Set extends DocumentSet>(
  { database, backupService, stores, onKept }: Device,
  name: string,
  addresses: AddressesOf<Set>,
  empty: Set,
  seenStore?: () => string | undefined,
): DocumentStore<Set> {
  const known = stores.get(name);
  // Each name stands for one set of documents: see the functions that call this.
  if (known) return known as unknown as DocumentStore<Set>;
  const store = createDocumentStore(database, addresses, empty, {
    seenStore,
    onKept,
    onFull: () => backupService.freeSpace(),
    onSaving: (isSaving) => markSaving(name, isSaving),
  });
  stores.set(name, store as unknown as DocumentStore<DocumentSet>);
  return store;
}
