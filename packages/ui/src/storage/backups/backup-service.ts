import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  type ContentLabel,
  contentsByProfile,
  deletedAnew,
  holdsLess,
  holdsNothing,
  type ImportRow,
  isQuarantined,
  LIMITS,
  labelsOf,
  type Measures,
  measure,
  mergeData,
  mergeStores,
  newerKinds,
  overfullIn,
  type Place,
  type ProfileContents,
  packBackup,
  previewImport,
  type Quarantined,
  quarantinedIn,
  readRows,
  restoreQuarantined,
  type Snapshot,
  sealedContents,
  sealedIn,
  type UserData,
  unpackBackup,
  withProfiles,
} from '@trailbook/core/internal/user-data';
import type { Ledger, Notes } from '../documents/database.ts';
import type { DocumentDatabase, Everything } from '../documents/document-database.ts';
import { addressKey } from '../documents/document-set.ts';
import { unlessRunning } from '../documents/write-lock.ts';
import {
  type Consent,
  documentsOf,
  type ImportError,
  type Replacement,
  replacing,
} from './replacing.ts';
import { type Folder, openFolder } from './snapshot-folder.ts';
import { readSnapshotName } from './snapshot-name.ts';
import { createSnapshots } from './snapshots.ts';

/** What an import would do, before it does. */
export interface Preview {
  readonly createdAt: number | undefined;
  readonly rows: readonly ImportRow[];
  /** Whether it is none of a whole store, and may be merged only. */
  readonly isPartial: boolean;
  /** What there is here now; undefined where it cannot be read. */
  readonly here: Measures | undefined;
  /** Whether replacing would lose anything that can be counted. */
  readonly wouldShrink: boolean;
  /** What a later version wrote that has its place here, and comes along unread. */
  readonly sealed: readonly ContentLabel[];
  /** What cannot be merged, because either side of it is of a later version, and would stand aside. */
  readonly aside: readonly ContentLabel[];
}

/** Something that stands aside, as it is told to the player. */
export interface QuarantinedPart extends Omit<Quarantined, 'origin'> {
  readonly part: ContentLabel;
}

/** A file, or documents made of the stores of another site. */
export type ImportSource = Blob | UserData;
export type ImportMode = 'replace' | 'merge';

/** Documents as they are on the screen, where they could not be stored. */
export interface Unsaved {
  readonly data: UserData;
  /** Whether they were made of what is stored, or without it. */
  readonly isOnStored: boolean;
}

export interface ExportedBackup {
  readonly file: Uint8Array;
  /** Whether it is without what is stored, as nobody could read it. */
  readonly isPartial: boolean;
  /** Of a whole one: the state of the store that it is of, and how many pulls it holds. */
  readonly whole?: { readonly of: Ledger | undefined; readonly pulls: number };
}

/** The state of what is kept, for the settings. */
export interface Overview {
  readonly snapshots: readonly Snapshot[];
  readonly place: Folder['place'] | undefined;
  readonly measures: Measures | undefined;
  /** The same by profiles. */
  readonly holdings: readonly ProfileContents[];
  /** What a later version wrote, in its place. */
  readonly sealed: readonly ContentLabel[];
  readonly quarantined: readonly QuarantinedPart[];
  readonly notes: Notes;
}

/** How many bytes the store and its snapshots take, as counted by ourselves. */
export interface StoredBytes {
  readonly documents: number;
  readonly snapshots: number;
}

/** The work on all documents at once: snapshots, recovery, backup. Runs in a worker. */
export interface BackupService {
  /** Takes a snapshot, unless nothing has changed since the last one or the store cannot be read. */
  snapshot(now: number): Promise<void>;
  /**
   * Removes profiles that are gone for good, once a snapshot holds them that can be read to its end.
   *
   * @returns whether they are gone
   */
  dropProfiles(ids: readonly string[], now: number): Promise<boolean>;
  /** Gives room: all snapshots but the newest and the fullest go. */
  freeSpace(): Promise<void>;
  overview(): Promise<Overview>;
  storedBytes(): Promise<StoredBytes>;
  /**
   * The newest snapshot that holds more than the store, which did not come to hold less by edits. Where nothing is here,
   * and all that is left of another store are damaged snapshots, there is a loss without one.
   */
  loss(): Promise<{ snapshot: Snapshot | undefined; here: Measures | undefined } | undefined>;
  /** What is here is what should be here: earlier snapshots are offered no more. */
  settle(now: number): Promise<void>;
  restore(name: string, now: number, consent?: Consent): Promise<Result<true, ImportError>>;
  resetFiles(): Promise<void>;
  /**
   * A backup of all that is stored, with what is on the screen on top of it. Rule U17. Whoever has put it where the
   * player finds it notes that there is one.
   *
   * @param onSign - called once the store has been read
   */
  exportBackup(
    now: number,
    unsaved: Unsaved,
    onSign?: () => void,
  ): Promise<Result<ExportedBackup, ImportError>>;
  preview(source: ImportSource): Promise<Result<Preview, ImportError>>;
  import(
    source: ImportSource,
    mode: ImportMode,
    now: number,
    consent?: Consent,
  ): Promise<Result<true, ImportError>>;
  /** Merges something that stands aside with what is here; false where this version cannot. */
  bringIn(place: Place, now: number): Promise<Result<boolean, ImportError>>;
  /** Everything as it is stored, readable or not, and what was set aside. */
  rawBlock(): Promise<unknown>;
  deleteAll(now: number): Promise<void>;
}

/** What an import brings, and when it was made, where that is known. */
interface Source {
  readonly data: UserData;
  readonly createdAt: number | undefined;
  readonly isPartial?: true | undefined;
}

export function createBackupService(
  database: DocumentDatabase,
  folderOpened: () => Promise<Folder> = openFolder,
): BackupService {
  const snapshots = createSnapshots(folderOpened);
  const replaceBy = replacing(database, snapshots);

  async function read(source: ImportSource): Promise<Result<Source, ImportError>> {
    if (!(source instanceof Blob)) return ok({ data: withProfiles(source), createdAt: undefined });
    const file = await readFile(source);
    return file.ok ? unpackBackup(file.value) : file;
  }

  return {
    async snapshot(now) {
      await unlessRunning('trailbook-snapshot', async () => {
        await snapshots.take(now, await database.everything(), 'change');
        await snapshots.prune();
      });
    },

    async dropProfiles(ids, now) {
      const stored = await database.everything();
      await snapshots.take(now, stored, 'change');
      if (!(await snapshots.hold(stored.notes.ledger))) return false;
      await database.dropProfiles(new Set(ids));
      return true;
    },

    async freeSpace() {
      await snapshots.prune(0);
    },

    async overview() {
      const place = await snapshots.place().catch(() => undefined);
      const taken = await snapshots.list().catch(() => []);
      const stored = await database.everything().catch(() => undefined);
      const read = stored && readRows(stored.rows);
      return {
        snapshots: taken.toReversed(),
        place,
        measures: read?.ok ? measure(read.value) : undefined,
        ...(read?.ok ? partsIn(withProfiles(read.value)) : NO_PARTS),
        notes: stored?.notes ?? {},
      };
    },

    async storedBytes() {
      const [{ rows, notes }, aside, taken] = await Promise.all([
        database.everything(),
        database.aside(),
        snapshots.list().catch(() => []),
      ]);
      return {
        documents: [notes, ...rows, ...aside].reduce((sum, part) => sum + bytesOf(part), 0),
        snapshots: taken.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },

    async loss() {
      const stored = await database.everything().catch(() => undefined);
      const read = stored && readRows(stored.rows);
      // What a later version has written is here, and cannot be counted.
      if (read?.ok && sealedIn(read.value).some((stored) => !isQuarantined(stored)))
        return undefined;
      const here = read?.ok ? measure(read.value) : undefined;
      const { ledger, settledAt = 0 } = stored?.notes ?? {};
      const lost = (await snapshots.list()).findLast(
        (snapshot) =>
          snapshot.createdAt > settledAt &&
          !holdsNothing(snapshot.measures) &&
          // The same store, after the snapshot, holds less because the player wanted it so.
          (here === undefined ||
            ((snapshot.store !== ledger?.store || snapshot.revision > ledger.revision) &&
              holdsLess(here, snapshot.measures))),
      );
      if (lost) return { snapshot: lost, here };
      const isEmpty = here === undefined || holdsNothing(here);
      const damaged = isEmpty ? await snapshots.damaged() : [];
      const isOther = (name: string) => readSnapshotName(name)?.store !== ledger?.store;
      return damaged.some(isOther) ? { snapshot: undefined, here } : undefined;
    },

    async settle(now) {
      await database.note({ settledAt: now });
      // Nobody can bring them back, and they would be told of again.
      await snapshots.remove(await snapshots.damaged()).catch(() => undefined);
    },

    async restore(name, now, consent = {}) {
      const backup = unpackBackup(await snapshots.read(name));
      return backup.ok
        ? replaceBy(() => ok({ data: deletedAnew(backup.value.data, now) }), {
            ...{ now, cause: 'restore', consent },
          })
        : backup;
    },

    async resetFiles() {
      await snapshots.reset();
    },

    // Rule U17.
    async exportBackup(now, { data: unsaved, isOnStored }, onSign) {
      const stored = await database.everything().catch(() => undefined);
      onSign?.();
      if (!stored) {
        // An empty file must not pass for a backup of a store that could not be opened.
        if (unsaved.length === 0) return fail({ code: 'STORE_FAILED' });
        const about = { createdAt: now, store: '', revision: 0, isPartial: true } as const;
        const packed = packBackup(unsaved, about);
        return packed.ok ? ok({ file: packed.value, isPartial: true }) : packed;
      }
      const read = readRows(stored.rows);
      if (!read.ok) return fail({ code: 'STORE_UNREADABLE', at: read.error });
      const shown = isOnStored ? unsaved : onTopOf(read.value, unsaved);
      const places = new Set(shown.map(addressKey));
      const data = [...read.value.filter((other) => !places.has(addressKey(other))), ...shown];
      const { store = '', revision = 0 } = stored.notes.ledger ?? {};
      const packed = packBackup(data, { createdAt: now, store, revision });
      if (!packed.ok) return packed;
      const whole = { of: stored.notes.ledger, pulls: measure(data).warps };
      return ok({ file: packed.value, isPartial: false, whole });
    },

    async preview(source) {
      const backup = await read(source);
      if (!backup.ok) return backup;
      const { createdAt, data, isPartial = false } = backup.value;
      const all = await database.everything().catch(() => undefined);
      const stored = all ? documentsOf(all) : ok([]);
      const here = stored.ok ? stored.value : [];
      const { data: merged, quarantined: aside } = mergeStores(here, data);
      const goesAside = new Set(aside);
      const stays = sealedIn(data).filter(
        (sealed) => !goesAside.has(sealed) && !isQuarantined(sealed),
      );
      return ok({
        createdAt,
        isPartial,
        rows: previewImport(here, data),
        here: stored.ok ? measure(here) : undefined,
        wouldShrink: stored.ok && holdsLess(measure(data), measure(here), newerKinds(data)),
        sealed: labelsOf(stays, merged),
        aside: labelsOf(aside, merged),
      });
    },

    async import(source, mode, now, consent = {}) {
      const backup = await read(source);
      if (!backup.ok) return backup;
      // Rule U17.
      if (backup.value.isPartial && mode === 'replace') return fail({ code: 'BACKUP_PARTIAL' });
      const data = deletedAnew(backup.value.data, now);
      const make = (stored: Everything | undefined) =>
        mode === 'replace' ? ok({ data }) : merged(stored, data);
      return replaceBy(make, { now, cause: 'import', consent });
    },

    async bringIn(place, now) {
      let isBrought = false;
      const replaced = await replaceBy(
        (stored) => {
          const here = stored ? documentsOf(stored) : fail({ code: 'STORE_FAILED' } as const);
          if (!here.ok) return here;
          const data = restoreQuarantined(here.value, place);
          isBrought = data !== undefined;
          const overfull = overfullIn(data ?? []);
          if (overfull) return fail({ code: 'TOO_MANY', ...overfull });
          return ok({ data: data ?? here.value });
        },
        { now, cause: 'import' },
      );
      return replaced.ok ? ok(isBrought) : replaced;
    },

    async rawBlock() {
      const stored = await database
        .everything()
        .catch((error: unknown) => ({ error: String(error) }));
      const aside = await database.aside().catch(() => []);
      return { stored, aside };
    },

    async deleteAll(now) {
      await database.deleteAll(now);
      await snapshots.removeAll();
    },
  };
}

/** Documents that were made without what is stored in their places, with that added. */
function onTopOf(stored: UserData, unsaved: UserData): UserData {
  return unsaved.map((document) => {
    const isHere = (other: UserData[number]) => addressKey(other) === addressKey(document);
    const own = stored.find(isHere);
    return (own && mergeData([document], [own]).find(isHere)) ?? document;
  });
}

/** As text: what a browser's own form of it takes, none tells. */
function bytesOf(part: unknown): number {
  return new TextEncoder().encode(JSON.stringify(part)).length;
}

function merged(stored: Everything | undefined, data: UserData): Result<Replacement, ImportError> {
  if (!stored) return fail({ code: 'STORE_FAILED' });
  const here = documentsOf(stored);
  if (!here.ok) return here;
  const both = mergeStores(here.value, data);
  const overfull = overfullIn(both.data);
  if (overfull) return fail({ code: 'TOO_MANY', ...overfull });
  // Backups bound what they cannot check; beyond that the next one would fail.
  const packed = both.quarantined.length > 0 ? packBackup(both.data, NO_FILE) : ok(true);
  return packed.ok ? ok(both) : packed;
}

/** What is packed only to see whether it can be. */
const NO_FILE = { createdAt: 0, store: '', revision: 0 };

const NO_PARTS = { holdings: [], sealed: [], quarantined: [] } as const;

function partsIn(data: UserData): Pick<Overview, 'holdings' | 'sealed' | 'quarantined'> {
  return {
    holdings: contentsByProfile(data),
    sealed: sealedContents(data),
    quarantined: quarantinedIn(data).flatMap(({ origin, ...aside }) =>
      labelsOf([origin], data).map((part) => ({ ...aside, part })),
    ),
  };
}

/** A file that is far too large is refused by its size, unread. */
async function readFile(file: Blob): Promise<Result<Uint8Array, ImportError>> {
  if (file.size > LIMITS.packedBytes) return fail({ code: 'BACKUP_TOO_LARGE' });
  return ok(new Uint8Array(await file.arrayBuffer()));
}
