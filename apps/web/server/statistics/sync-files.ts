import { MOST_FILE_BYTES } from '@trailbook/api/calls/sync-files';
import { sql } from 'kysely';
import { inTransaction } from './database/in-transaction.ts';
import type { Database } from './database/tables.ts';
import { PRESENT_HOUR } from './uptime.ts';

// Rule C13.
/**
 * Files that players' devices meet by, encrypted by keys that the site never has. A vault is named by a keyed hash of
 * its address, so that whoever has the tables has no address either.
 */
export interface SyncFile {
  readonly id: string;
  /** Its name, encrypted. */
  readonly label: string;
  readonly version: number;
}

/** What a vault may hold. */
export const MOST_VAULT_BYTES = 8 * 1024 ** 2;
export const MOST_VAULT_FILES = 64;
const DAY_HOURS = 24;
const KEPT_HOURS = 400 * DAY_HOURS;

/** `FULL` is the vault, `NO_ROOM` the site. */
export type SyncRefusal = 'CHANGED' | 'FULL' | 'NO_ROOM';

/** All files of a vault; that it was looked at keeps it for another 400 days. */
export async function filesIn({ db }: Database, vault: string): Promise<SyncFile[]> {
  const files = await db
    .selectFrom('sync_file')
    .select(['id', 'label', 'version'])
    .where('vault', '=', vault)
    .orderBy('id')
    .execute();
  if (files.length > 0) {
    await db
      .updateTable('sync_vault')
      .set({ used_hour: PRESENT_HOUR })
      .where('vault', '=', vault)
      .where('used_hour', '<', sql<number>`${PRESENT_HOUR} - ${DAY_HOURS}`)
      .execute();
  }
  return files;
}

/** Whether something was ever written there. */
export async function isVault({ db }: Database, vault: string): Promise<boolean> {
  const found = await db
    .selectFrom('sync_vault')
    .select('vault')
    .where('vault', '=', vault)
    .executeTakeFirst();
  return found !== undefined;
}

/** A file and what is in it. */
export async function readFile(
  { db }: Database,
  vault: string,
  id: string,
): Promise<{ readonly version: number; readonly content: Uint8Array } | undefined> {
  return await db
    .selectFrom('sync_file')
    .select(['version', 'content'])
    .where('vault', '=', vault)
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Writing {
  readonly id: string;
  readonly label: string;
  readonly content: Uint8Array;
  /** The version that it is based on; null for a file that is not there yet. */
  readonly replaced: number | null;
}

/**
 * Writes a file where it still is the version that it is based on.
 *
 * @returns its new version, which no file of the vault has had before, not even one that this database has lost: what
 *   a device has read it does not read again. It follows the clock, but never back.
 */
export function writeFile(
  database: Database,
  vault: string,
  { id, label, content, replaced }: Writing,
  now: number,
  hasRoom: (bytes: number) => boolean = () => true,
): Promise<number | SyncRefusal> {
  return inTransaction(database, async (transaction) => {
    // The row of the vault lets one write at a time in.
    const { bytes, files, writes } = await transaction
      .insertInto('sync_vault')
      .values({ vault, bytes: 0, files: 0, writes: now, used_hour: PRESENT_HOUR })
      .onConflict((conflict) =>
        conflict.column('vault').doUpdateSet({
          used_hour: PRESENT_HOUR,
          writes: ({ ref }) => {
            const before = ref('sync_vault.writes');
            return sql`case when ${before} < ${now} then ${now} else ${before} + 1 end`;
          },
        }),
      )
      .returning(['bytes', 'files', 'writes'])
      .executeTakeFirstOrThrow();
    const there = await transaction
      .selectFrom('sync_file')
      .select(['version', 'bytes'])
      .where('vault', '=', vault)
      .where('id', '=', id)
      .executeTakeFirst();
    if ((there?.version ?? null) !== replaced) return 'CHANGED';
    const more = { bytes: content.length - (there?.bytes ?? 0), files: there ? 0 : 1 };
    if (bytes + more.bytes > MOST_VAULT_BYTES || files + more.files > MOST_VAULT_FILES) {
      return 'FULL';
    }
    // What becomes smaller always has room.
    if (more.bytes > 0 && !hasRoom(more.bytes)) return 'NO_ROOM';
    await transaction
      .insertInto('sync_file')
      .values({ vault, id, label, content, version: writes, bytes: content.length })
      .onConflict((conflict) =>
        conflict
          .columns(['vault', 'id'])
          .doUpdateSet({ label, content, version: writes, bytes: content.length }),
      )
      .execute();
    await transaction
      .updateTable('sync_vault')
      .set({ bytes: bytes + more.bytes, files: files + more.files })
      .where('vault', '=', vault)
      .execute();
    return writes;
  });
}

/** Removes a file where it still is the version that was seen. */
export function removeFile(
  database: Database,
  vault: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<'REMOVED' | 'CHANGED'> {
  return inTransaction(database, async (transaction) => {
    const removed = await transaction
      .deleteFrom('sync_file')
      .where('vault', '=', vault)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('bytes')
      .executeTakeFirst();
    if (!removed) return 'CHANGED';
    await transaction
      .updateTable('sync_vault')
      .set({
        bytes: sql`bytes - ${removed.bytes}`,
        files: sql`files - 1`,
      })
      .where('vault', '=', vault)
      .execute();
    return 'REMOVED';
  });
}

/** No vault's name: that is a hash. */
const ROOM = 'room';

/** Writes as much as anything here takes, the largest file, and deletes it. */
export async function tryRoom({ db, kind }: Database): Promise<void> {
  // PostgreSQL would compress it to nothing.
  const content = new Uint8Array(kind === 'postgres' ? 0 : MOST_FILE_BYTES);
  await db
    .insertInto('sync_file')
    .values({ vault: ROOM, id: ROOM, label: '', version: 0, bytes: 0, content })
    .onConflict((conflict) => conflict.columns(['vault', 'id']).doUpdateSet({ content }))
    .execute();
  await db.deleteFrom('sync_file').where('vault', '=', ROOM).execute();
}

/**
 * Removes vaults that nobody has looked at for 400 days, some at a time.
 *
 * @param hour - of the site's uptime: a clock that is set wrong would make everything look old
 */
export async function sweepVaults(database: Database, hour: number): Promise<void> {
  await removeUnused(database, hour - KEPT_HOURS);
}

/** Vaults that go in one transaction. */
const AT_ONCE = 100;

/**
 * Removes some of the vaults that nobody has looked at since an hour of the site's uptime.
 *
 * @returns how many
 */
export async function removeUnused(database: Database, since: number): Promise<number> {
  // Asked first: a search for the files of no vault would look through all of them.
  const rows = await database.db
    .selectFrom('sync_vault')
    .select('vault')
    .where('used_hour', '<', since)
    .limit(AT_ONCE)
    .execute();
  const unused = rows.map(({ vault }) => vault);
  if (unused.length === 0) return 0;
  return await inTransaction(database, async (transaction) => {
    // One that was looked at meanwhile stays.
    const gone = await transaction
      .deleteFrom('sync_vault')
      .where('vault', 'in', unused)
      .where('used_hour', '<', since)
      .returning('vault')
      .execute();
    if (gone.length === 0) return 0;
    await transaction
      .deleteFrom('sync_file')
      .where(
        'vault',
        'in',
        gone.map(({ vault }) => vault),
      )
      .execute();
    return gone.length;
  });
}
