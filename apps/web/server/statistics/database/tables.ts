import type { ColumnType, Generated, Kysely } from 'kysely';

/** What one contributor gave of one banner type. */
interface ContributionTable {
  /** Stands for the account: a keyed hash of its uid. */
  readonly contributor: string;
  readonly banner_type: number;
  /** Of the newest pull: what is not newer is there already. */
  readonly last_id: string;
  /** Packed, see `packHistory`. */
  readonly history: ColumnType<Uint8Array, Uint8Array, Uint8Array>;
}

/** What contributions add to the counters, until it is added. */
interface PendingTable {
  readonly id: Generated<number>;
  readonly counts: string;
}

interface CounterTable {
  readonly scope: number;
  readonly kind: number;
  readonly bucket: number;
  readonly count: number;
}

interface MigrationTable {
  readonly name: string;
}

/** Beginnings in a stretch of time, by what may begin only so often. */
interface AllowanceTable {
  readonly subject: string;
  readonly period: number;
  readonly used: number;
}

export interface Tables {
  readonly contribution: ContributionTable;
  readonly pending: PendingTable;
  readonly counter: CounterTable;
  readonly migration: MigrationTable;
  readonly allowance: AllowanceTable;
}

/** The two databases that are spoken to. What speaks PostgreSQL's language counts as one. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Tables>;
  /** Connections that are open, and questions that wait for one. */
  load(): { readonly open: number; readonly waiting: number };
  close(): Promise<void>;
}
