import {
  type BackupHead,
  fullestOf,
  holdsNothing,
  measure,
  outdatedSnapshots,
  packBackup,
  peekBackup,
  readRows,
  type Snapshot,
  sealedIn,
  unpackBackup,
} from '@trailbook/core/internal/user-data';
import type { Ledger } from '../documents/database.ts';
import type { Everything } from '../documents/document-database.ts';
import { type Folder, resetFolder } from './snapshot-folder.ts';
import { isSnapshotName, snapshotName } from './snapshot-name.ts';

/** Why a snapshot is taken. */
export type Cause = 'change' | 'import' | 'restore';

interface KnownSnapshot extends Snapshot, Pick<BackupHead, 'store' | 'revision'> {}

/** Copies of the store in files beside it. Each call rejects where the browser gives no place for them. */
export interface Snapshots {
  place(): Promise<Folder['place']>;
  /** Those that can be read, oldest first. */
  list(): Promise<KnownSnapshot[]>;
  /** Files that should be snapshots, and cannot be read. */
  damaged(): Promise<string[]>;
  read(name: string): Promise<Uint8Array>;
  /** Whether the newest is of this state, and can be read to its end. */
  hold(ledger: Ledger | undefined): Promise<boolean>;
  /**
   * Takes a snapshot of a state that has none. A store that cannot be read gives none: what cannot be read
   * must not push out what can.
   */
  take(now: number, stored: Everything, cause: Cause): Promise<void>;
  /** Removes those that others make superfluous, where these others can be read to their end. */
  prune(spaceBytes?: number): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  removeAll(): Promise<void>;
  /** Empties the place, whatever state it is in. */
  reset(): Promise<void>;
}

/** A store of the first version, whose changes nobody counted before the next one. */
const UNCOUNTED: Ledger = { store: '0'.repeat(32), revision: 0 };

export function createSnapshots(folderOpened: () => Promise<Folder>): Snapshots {
  let opened: Promise<Folder> | undefined;
  const folder = () => {
    opened ??= folderOpened().catch((error: unknown) => {
      // It may be well the next time.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  /** Heads of files that were read once; a file never changes under its name. */
  const known = new Map<string, KnownSnapshot>();
  /** Files that were read to their end. */
  const sound = new Set<string>();

  async function list(): Promise<KnownSnapshot[]> {
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

  async function hold(ledger: Ledger | undefined): Promise<boolean> {
    const newest = (await list()).at(-1);
    const isCurrent = newest?.store === ledger?.store && newest?.revision === ledger?.revision;
    return newest !== undefined && isCurrent && isSound(newest.name);
  }

  /** Whether a snapshot can be read to its end; asked before another one goes because it is there. */
  async function isSound(name: string): Promise<boolean> {
    if (sound.has(name)) return true;
    const files = await folder();
    const unpacked = unpackBackup(await files.read(name).catch(() => new Uint8Array(0)));
    if (unpacked.ok) sound.add(name);
    return unpacked.ok;
  }

  /** Without the newest and the fullest ones that turn out to be damaged: what is kept rests on these two. */
  async function soundEnough(taken: readonly KnownSnapshot[]): Promise<readonly KnownSnapshot[]> {
    for (const pillar of [taken.at(-1), fullestOf(taken)]) {
      if (pillar && !(await isSound(pillar.name))) {
        return soundEnough(taken.filter((snapshot) => snapshot !== pillar));
      }
    }
    return taken;
  }

  async function remove(names: readonly string[]): Promise<void> {
    const files = await folder();
    await Promise.all(names.map((name) => files.remove(name)));
    for (const name of names) {
      known.delete(name);
      sound.delete(name);
    }
  }

  return {
    ...{ list, hold, remove },

    async place() {
      return (await folder()).place;
    },

    async damaged() {
      const readable = new Set((await list()).map(({ name }) => name));
      const names = await (await folder()).list();
      return names.filter((name) => isSnapshotName(name) && !readable.has(name));
    },

    async read(name) {
      return (await folder()).read(name);
    },

    async take(now, { rows, notes }, cause) {
      const taken = await list();
      const { ledger = UNCOUNTED } = notes;
      if (rows.length === 0 && !notes.ledger) return;
      if (await hold(ledger)) return;
      const read = readRows(rows);
      if (!read.ok) return;
      const { value: data } = read;
      if (taken.length === 0 && holdsNothing(measure(data)) && !sealedIn(data)[0]) return;
      const packed = packBackup(data, { createdAt: now, ...ledger, cause });
      if (!packed.ok) throw new Error(`No snapshot can be made: ${packed.error.code}`);
      const name = snapshotName(Math.max(now, (taken.at(-1)?.createdAt ?? 0) + 1), ledger);
      await (await folder()).write(name, packed.value);
      if (!(await isSound(name))) throw new Error('The snapshot was not written whole.');
    },

    async prune(spaceBytes) {
      await remove(outdatedSnapshots(await soundEnough(await list()), spaceBytes));
    },

    async removeAll() {
      await remove(await (await folder()).list());
    },

    async reset() {
      await resetFolder();
      opened = undefined;
      known.clear();
      sound.clear();
    },
  };
}

/**
 * What a snapshot says of itself; undefined for one that is damaged, by a crash in mid-write, say, and for what only has
 * such a name and cannot be read at all.
 */
async function headOf(files: Folder, name: string): Promise<KnownSnapshot | undefined> {
  const bytes = await files.read(name).catch(() => new Uint8Array(0));
  const head = peekBackup(bytes);
  return head.ok ? { ...head.value, name, bytes: bytes.length } : undefined;
}
