import type { ColumnType, Generated, Kysely } from 'kysely';

/** What one contributor gave of one banner type. */
interface ContributionTable {
  /** Stands for the account: a keyed hash of its uid. */
  readonly contributor: string;
  readonly banner_type: number;
  /** Stands for the newest pull: a keyed hash of its id, which would tell its minute. */
  readonly last_pull: string;
  /** Packed, see `packHistory`. */
  readonly history: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
}

/** What contributions add to the counters, until it is added. */
interface PendingTable {
  readonly id: Generated<number>;
  readonly contributor: string;
  readonly counts: string;
}

interface CounterTable {
  readonly scope: number;
  readonly kind: number;
  readonly bucket: number;
  readonly count: number;
  readonly contributors: number;
}

/** Whose change the public figures do not contain yet. */
interface UnpublishedTable {
  readonly contributor: string;
}

/** One row: when the public figures last moved, in milliseconds. */
interface PublicationTable {
  readonly at: number;
}

interface MigrationTable {
  readonly name: string;
}

/** Beginnings in a stretch of time, by what may begin only so often. */
interface AllowanceTable {
  readonly subject: string;
  /** When the stretch ends, in milliseconds; the row is deleted then. */
  readonly ends: number;
  readonly used: number;
}

/** A file of a player's devices. */
interface SyncFileTable {
  /** Stands for the address: a keyed hash of it. */
  readonly vault: string;
  readonly id: string;
  readonly label: string;
  readonly version: number;
  readonly bytes: number;
  /** Encrypted by a key that the site never has. */
  readonly content: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
}

/** All files of one address together. */
interface SyncVaultTable {
  readonly vault: string;
  readonly bytes: number;
  readonly files: number;
  /** How often anything was written, which numbers versions. */
  readonly writes: number;
  /** The hour of the site's uptime in which somebody last asked for it, to a day. */
  readonly used_hour: number;
}

/** One row: how long the site has been up. */
interface UptimeTable {
  readonly hours: number;
}

export interface Tables {
  readonly contribution: ContributionTable;
  readonly pending: PendingTable;
  /** What all contributions come to. */
  readonly counter: CounterTable;
  /** What is told of it: the counters as they were when they were last published. */
  readonly figure: CounterTable;
  readonly unpublished: UnpublishedTable;
  readonly publication: PublicationTable;
  readonly migration: MigrationTable;
  readonly allowance: AllowanceTable;
  readonly sync_file: SyncFileTable;
  readonly sync_vault: SyncVaultTable;
  readonly uptime: UptimeTable;
}

/** The two databases that are spoken to. What speaks PostgreSQL's language counts as one. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** How many questions it takes side by side. */
  readonly atOnce: number;
  /** Connections that are open, and questions that wait for one. */
  load(): { readonly open: number; readonly waiting: number };
  /** False where the file was removed or replaced: what is written to it then is lost, though nothing fails. */
  isInPlace(): boolean;
  close(): Promise<void>;
}
