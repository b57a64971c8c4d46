import { fail, ok, type Result } from '@trailbook/core/result';
import {
  type BackupError,
  type BackupHead,
  holdsLess,
  holdsNothing,
  type ImportRow,
  LIMITS,
  type Measures,
  measure,
  mergeData,
  outdatedSnapshots,
  type PlacedDocument,
  type PlacedError,
  packBackup,
  peekBackup,
  previewImport,
  readRows,
  type Snapshot,
  type UserData,
  unpackBackup,
} from '@trailbook/core/userdata';
import type { Notes } from './database.ts';
import { type Folder, openFolder, resetFileSystem } from './folder.ts';
import { isSnapshotName, snapshotName } from './snapshot-name.ts';
import type { Vault } from './vault.ts';
import { unlessRunning } from './writer.ts';

/** What an import would do, before it does. */
export interface Preview {
  readonly createdAt: number | undefined;
  readonly rows: readonly ImportRow[];
  /** What there is here now; undefined where it cannot be read. */
  readonly here: Measures | undefined;
  readonly backup: Measures;
}

/** A file, or documents made of the stores of another site. */
export type ImportSource = Blob | UserData;
export type ImportMode = 'replace' | 'merge';

export type ImportError =
  | BackupError
  | { readonly code: 'STORE_UNREADABLE'; readonly at: PlacedError };

/** The state of what is kept, for the settings. */
export interface Overview {
  readonly snapshots: readonly Snapshot[];
  readonly place: Folder['place'] | undefined;
  readonly measures: Measures | undefined;
  readonly notes: Notes;
}

/** The work on all documents at once: snapshots, recovery, backup. Runs in a worker. */
export interface Keeper {
  /** Takes a snapshot, unless nothing has changed since the last one or the store cannot be read. */
  snapshot(now: number): Promise<void>;
  /** Gives room: all snapshots but the newest and the fullest go. */
  freeSpace(): Promise<void>;
  overview(): Promise<Overview>;
  /** The newest snapshot that holds more than the store, which did not come to hold less by edits. */
  loss(): Promise<{ snapshot: Snapshot; here: Measures | undefined } | undefined>;
  /** What is here is what should be here: earlier snapshots are offered no more. */
  settle(now: number): Promise<void>;
  restore(name: string, now: number): Promise<Result<true, ImportError>>;
  resetFiles(): Promise<void>;
  /** @param unsaved - documents as they are on the screen, where they could not be stored */
  exportBackup(now: number, unsaved: UserData): Promise<Result<Uint8Array, ImportError>>;
  preview(source: ImportSource): Promise<Result<Preview, ImportError>>;
  import(source: ImportSource, mode: ImportMode, now: number): Promise<Result<true, ImportError>>;
  /** Everything as it is stored, readable or not, and what was set aside. */
  rawBlock(): Promise<unknown>;
  deleteAll(now: number): Promise<void>;
}

/** What an import brings, and when it was made, where that is known. */
interface Source {
  readonly data: UserData;
  readonly createdAt: number | undefined;
}

interface KnownSnapshot extends Snapshot, Pick<BackupHead, 'store' | 'revision'> {}

export function createKeeper(
  vault: Vault,
  folderOpened: () => Promise<Folder> = openFolder,
): Keeper {
  let opened: Promise<Folder> | undefined;
  const folder = () => {
    opened ??= folderOpened();
    return opened;
  };
  /** Heads of files that were read once; a file never changes under its name. */
  const known = new Map<string, KnownSnapshot>();

  async function snapshots(): Promise<KnownSnapshot[]> {
    const files = await folder();
    const names = (await files.list()).filter(isSnapshotName).sort();
    const found: KnownSnapshot[] = [];
    for (const name of names) {
      const snapshot = known.get(name) ?? (await headOf(files, name));
      if (!snapshot) continue;
      known.set(name, snapshot);
      found.push(snapshot);
    }
    return found;
  }

  async function documents(): Promise<Result<PlacedDocument[], ImportError>> {
    const read = readRows((await vault.everything()).rows);
    return read.ok ? read : fail({ code: 'STORE_UNREADABLE', at: read.error });
  }

  async function take(now: number): Promise<void> {
    const { rows, notes } = await vault.everything();
    const { ledger } = notes;
    const taken = await snapshots();
    const newest = taken.at(-1);
    const isCurrent =
      newest !== undefined && newest.store === ledger?.store && newest.revision === ledger.revision;
    if (!ledger || isCurrent) return;
    const read = readRows(rows);
    // What cannot be read must not push out what can.
    if (!read.ok) return;
    if (taken.length === 0 && holdsNothing(measure(read.value))) return;
    const name = snapshotName(Math.max(now, (newest?.createdAt ?? 0) + 1), ledger);
    const files = await folder();
    await files.write(name, packBackup(read.value, { createdAt: now, ...ledger }));
    const written = await headOf(files, name);
    if (!written) throw new Error('The snapshot was not written whole.');
    known.set(name, written);
    await removeAll(files, outdatedSnapshots([...taken, written]));
  }

  async function removeAll(files: Folder, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => files.remove(name)));
    for (const name of names) known.delete(name);
  }

  async function read(source: ImportSource): Promise<Result<Source, ImportError>> {
    if (!(source instanceof Blob)) return ok({ data: source, createdAt: undefined });
    const file = await readFile(source);
    return file.ok ? unpackBackup(file.value) : file;
  }

  async function replaceBy(data: UserData, now: number): Promise<Result<true, ImportError>> {
    // What is replaced can be had back; a store that cannot be read has its last good snapshot.
    await take(now).catch(() => undefined);
    try {
      await vault.replaceAll(data, now);
    } catch {
      await vault.deleteAll(now);
      await vault.replaceAll(data, now);
    }
    return ok(true);
  }

  return {
    async snapshot(now) {
      await unlessRunning('trailbook-snapshot', () => take(now));
    },

    async freeSpace() {
      const files = await folder();
      await removeAll(files, outdatedSnapshots(await snapshots(), 0));
    },

    async overview() {
      const files = await folder().catch(() => undefined);
      const taken = await snapshots().catch(() => []);
      const stored = await vault.everything().catch(() => undefined);
      const read = stored && readRows(stored.rows);
      return {
        snapshots: taken.toReversed(),
        place: files?.place,
        measures: read?.ok ? measure(read.value) : undefined,
        notes: stored?.notes ?? {},
      };
    },

    async loss() {
      const stored = await vault.everything().catch(() => undefined);
      const read = stored && readRows(stored.rows);
      const here = read?.ok ? measure(read.value) : undefined;
      const { ledger, settledAt = 0 } = stored?.notes ?? {};
      const lost = (await snapshots()).findLast(
        (snapshot) =>
          snapshot.createdAt > settledAt &&
          !holdsNothing(snapshot.measures) &&
          // The same store, after the snapshot, holds less because the player wanted it so.
          (here === undefined ||
            ((snapshot.store !== ledger?.store || snapshot.revision > ledger.revision) &&
              holdsLess(here, snapshot.measures))),
      );
      return lost && { snapshot: lost, here };
    },

    settle: (now) => vault.note({ settledAt: now }),

    async restore(name, now) {
      const backup = unpackBackup(await (await folder()).read(name));
      return backup.ok ? replaceBy(backup.value.data, now) : backup;
    },

    async resetFiles() {
      await resetFileSystem();
      opened = undefined;
      known.clear();
    },

    async exportBackup(now, unsaved) {
      const { rows, notes } = await vault
        .everything()
        .catch(() => ({ rows: [], notes: {} as Notes }));
      const read = readRows(rows);
      if (!read.ok) return fail({ code: 'STORE_UNREADABLE', at: read.error });
      const shown = new Set(unsaved.map(({ profile, name }) => `${profile}/${name}`));
      const data = [
        ...read.value.filter(({ profile, name }) => !shown.has(`${profile}/${name}`)),
        ...unsaved,
      ];
      const { store = '', revision = 0 } = notes.ledger ?? {};
      const bytes = packBackup(data, { createdAt: now, store, revision });
      const facts = { lastBackup: { at: now, pulls: measure(data).warps } };
      // A full or closed store must not keep the player from the file.
      await vault.note(facts).catch(() => undefined);
      return ok(bytes);
    },

    async preview(source) {
      const backup = await read(source);
      if (!backup.ok) return backup;
      const { createdAt, data } = backup.value;
      const stored = await documents().catch(() => ok([]));
      const here = stored.ok ? stored.value : [];
      return ok({
        createdAt,
        rows: previewImport(here, data),
        here: stored.ok ? measure(here) : undefined,
        backup: measure(data),
      });
    },

    async import(source, mode, now) {
      const backup = await read(source);
      if (!backup.ok) return backup;
      const { data } = backup.value;
      if (mode === 'replace') return replaceBy(data, now);
      const here = await documents();
      return here.ok ? replaceBy(mergeData(here.value, data), now) : here;
    },

    async rawBlock() {
      const stored = await vault.everything().catch((error: unknown) => ({ error: String(error) }));
      const aside = await vault.aside().catch(() => []);
      return { stored, aside };
    },

    async deleteAll(now) {
      await vault.deleteAll(now);
      const files = await folder();
      await removeAll(files, await files.list());
    },
  };
}

/** What a snapshot says of itself; undefined for one that is damaged, by a crash in mid-write, say. */
async function headOf(files: Folder, name: string): Promise<KnownSnapshot | undefined> {
  const bytes = await files.read(name);
  const head = peekBackup(bytes);
  return head.ok ? { ...head.value, name, bytes: bytes.length } : undefined;
}

/** A file that is far too large is refused by its size, unread. */
async function readFile(file: Blob): Promise<Result<Uint8Array, ImportError>> {
  if (file.size > LIMITS.packedBytes) return fail({ code: 'BACKUP_TOO_LARGE' });
  return ok(new Uint8Array(await file.arrayBuffer()));
}
