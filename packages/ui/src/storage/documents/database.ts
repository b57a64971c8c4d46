import type { ImportFailure } from '@trailbook/api/warp-import';
import type { DocumentName, SyncError, SyncMemory } from '@trailbook/core/internal/user-data';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { FolderFailed, NoGameAccount } from '../../platform/index.ts';
import type { DriveSession } from '../sync/drive/drive-session.ts';
import { DATABASE_NAME, DATABASE_VERSION } from './has-database.ts';

/** Which store this is, and after how many changes. Tells a wiped or replaced store from an edited one. */
export interface Ledger {
  readonly store: string;
  readonly revision: number;
}

/** Facts about this device's store that are no data of the player's. */
export interface Notes {
  readonly ledger?: Ledger;
  readonly lastBackup?: { readonly at: number; readonly pulls: number };
  /** How it went to put backups into a folder of the player's, on the desktop. */
  readonly folderBackup?: FolderBackupNote | undefined;
  /** Whether warps come from the game once a day, on the desktop, and how it went. */
  readonly dailyImport?: DailyImportNote;
  /** Until when the player has said that what is here is what should be here. */
  readonly settledAt?: number;
}

/** Why no backup was put into the player's folder. */
export type FolderBackupFailure =
  | FolderFailed['failed']
  /** None could be made of what is stored. */
  | 'NOT_MADE';

/** What is known of the backups in the player's folder. */
export interface FolderBackupNote {
  /** The last one that stands there: when it was made, in milliseconds, and of which state of the store. */
  readonly last?: { readonly at: number; readonly of: Ledger | undefined } | undefined;
  /** Why the last attempt brought none; undefined where it did. */
  readonly failure?: FolderBackupFailure | undefined;
}

/** Why a daily import brought nothing. */
export type DailyImportFailure =
  | NoGameAccount
  | ImportFailure['code']
  /** The records are of an account that the profile does not have. */
  | 'OTHER_ACCOUNT'
  /** The profile has no account yet. */
  | 'NO_ACCOUNT'
  /** What came could not be stored. */
  | 'NOT_KEPT';

/** What is known of the daily imports. */
export interface DailyImportNote {
  readonly isOn: boolean;
  /** The last one: when, in milliseconds, and how many new warps it brought, or why none. */
  readonly last?:
    | ({ readonly at: number } & (
        | { readonly added: number }
        | { readonly failure: DailyImportFailure }
      ))
    | undefined;
}

interface Schema extends DBSchema {
  /** The parts of documents. */
  rows: { key: [profile: string, name: string, part: string]; value: unknown };
  /** What could not be read, or had no place, kept for its owner. */
  setAside: { key: number; value: SetAside };
  notes: { key: string; value: Notes & SyncNote };
  /** Version 1 kept each document in one piece. */
  documents: { key: string; value: unknown };
}

/** By what a device syncs: twelve words, the Google Drive of its player, or the folder that the desktop knows. */
export type SyncWay =
  | { readonly key: string }
  | { readonly drive: DriveSession }
  | { readonly folder: true };

/** By what a device syncs, and under which name the others see it. */
export type SyncLink = SyncWay & {
  readonly deviceId: string;
  readonly deviceName: string;
};

/** Why a sync, or what was asked of it, did nothing. */
export type SyncFailure =
  | SyncError
  /** The device does not sync. */
  | { readonly code: 'NOT_LINKED' }
  /** These are no twelve words of a key. */
  | { readonly code: 'BAD_KEY' }
  /** The store gives no access, or failed. */
  | { readonly code: 'STORE_FAILED' };

/** How the last sync ended, in whichever tab. */
export interface SyncOutcome {
  /** In milliseconds. */
  readonly at: number;
  /** Null where it went well. */
  readonly failure: SyncFailure | null;
  /** The state of the store that was in step with the cloud last: what was changed since waits. */
  readonly inStep: Ledger | null;
}

/** What the device remembers of its syncs: notes of their own, so that an edit has not to read them. */
export interface SyncNote {
  readonly sync?: SyncMemory;
  readonly link?: SyncLink;
  readonly outcome?: SyncOutcome;
}

export interface SetAside {
  readonly at: number;
  readonly what: string;
  readonly value: unknown;
}

export type Database = IDBPDatabase<Schema>;

/** The database cannot be opened at all, whatever is in it. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** Whether a later version of the site made the database: what is in it is well, and not for this one. */
export function isNewerDatabase(error: unknown): boolean {
  const cause = error instanceof CannotOpen ? error.cause : error;
  return cause instanceof DOMException && cause.name === 'VersionError';
}

/** A connection that is opened at the first wish, and again after the browser closed it. */
export function connection(): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= open(forget).catch((cause: unknown) => {
      forget();
      throw new CannotOpen('The database cannot be opened.', { cause });
    });
    return opened;
  };
}

/** Removes a store that cannot be opened any more. */
export function deleteDatabase(): Promise<void> {
  return deleteDB(DATABASE_NAME);
}

async function open(forget: () => void): Promise<Database> {
  const database: Database = await openDB<Schema>(DATABASE_NAME, DATABASE_VERSION, {
    async upgrade(upgraded, from, _to, transaction) {
      const rows = upgraded.createObjectStore('rows');
      upgraded.createObjectStore('notes');
      if (from === 0) upgraded.createObjectStore('setAside', { autoIncrement: true });
      if (from !== 1) return;
      const planner = await transaction.objectStore('documents').get('default/planner');
      const name: DocumentName = 'planner';
      if (planner !== undefined) await rows.put(planner, ['default', name, '']);
      upgraded.deleteObjectStore('documents');
    },
    // A newer version of the site in another tab wants to go on: let it.
    blocking: () => {
      database.close();
      forget();
    },
    terminated: forget,
  });
  return database;
}
