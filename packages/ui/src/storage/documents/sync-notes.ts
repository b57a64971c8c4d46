import type { Place, SyncMemory } from '@trailbook/core/internal/user-data';
import type { DriveSession } from '../sync/drive/drive-session.ts';
import type { Channel } from './channel.ts';
import type { SyncLink, SyncOutcome } from './database.ts';
import type { ReadableNotes, Stores } from './document-set.ts';

/** What the store keeps of the device's syncs, beside the documents. */
export interface SyncNotes {
  /** What is remembered of syncs; undefined where none was. */
  syncMemory(): Promise<SyncMemory | undefined>;
  rememberSync(memory: SyncMemory): Promise<void>;
  /** By what the device syncs; undefined where it does not. */
  syncLink(): Promise<SyncLink | undefined>;
  /** Has the device sync, or no more: what is remembered of syncs by another key is forgotten in either case. */
  linkSync(link: SyncLink | undefined): Promise<void>;
  /** Goes on with another token, or a new sign-in, of the same account's Drive; else nothing is changed. */
  noteDriveSession(session: DriveSession): Promise<void>;
  /** Goes on under another name, with what is to be remembered of it. */
  renameSync(deviceName: string, memory: SyncMemory | undefined): Promise<void>;
  /** How the last sync ended; undefined where none has. */
  syncOutcome(): Promise<SyncOutcome | undefined>;
  /** @param deviceId - of the link that the sync began with: by another one, its end means nothing */
  noteSyncOutcome(outcome: SyncOutcome, deviceId: string): Promise<void>;
  /** Tells other tabs that a sync has begun. */
  announceSync(): void;
}

const SYNC = 'sync';
const SYNC_LINK = 'sync-link';
const SYNC_OUTCOME = 'sync-outcome';
/** What tabs tell each other of syncs: no document has this address. */
const SYNC_NEWS = 'sync';

/** The device no longer syncs by what a sync was begun with: nothing was stored. */
class LinkGone extends Error {
  override readonly name = 'LinkGone';
}

interface Parts {
  reading(): Promise<{ readonly notes: ReadableNotes }>;
  write<T>(
    action: (
      stores: Stores,
    ) => Promise<{ readonly result: T; readonly changed?: readonly string[] }>,
  ): Promise<T>;
  readonly channel: Channel;
}

export function syncNotes({ reading, write, channel }: Parts): SyncNotes {
  return {
    async syncMemory() {
      return (await (await reading()).notes.get(SYNC))?.sync;
    },

    rememberSync(memory) {
      return write(async ({ notes }) => {
        await keepMemory(notes, memory);
        return { result: undefined };
      });
    },

    async syncLink() {
      return (await (await reading()).notes.get(SYNC_LINK))?.link;
    },

    linkSync(link) {
      return write(async ({ notes }) => {
        await forgetSync(notes);
        if (link) await notes.put({ link }, SYNC_LINK);
        return { result: undefined, changed: [SYNC_NEWS] };
      });
    },

    noteDriveSession(drive) {
      return write(async ({ notes }) => {
        const link = (await notes.get(SYNC_LINK))?.link;
        if (link && 'drive' in link && link.drive.account.id === drive.account.id)
          await notes.put({ link: { ...link, drive } }, SYNC_LINK);
        return { result: undefined };
      });
    },

    renameSync(deviceName, memory) {
      return write(async ({ notes }) => {
        const link = (await notes.get(SYNC_LINK))?.link;
        if (link) await notes.put({ link: { ...link, deviceName } }, SYNC_LINK);
        if (memory) await notes.put({ sync: memory }, SYNC);
        return { result: undefined };
      });
    },

    async syncOutcome() {
      return (await (await reading()).notes.get(SYNC_OUTCOME))?.outcome;
    },

    noteSyncOutcome(outcome, deviceId) {
      return write(async ({ notes }) => {
        const link = (await notes.get(SYNC_LINK))?.link;
        if (link?.deviceId === deviceId) await notes.put({ outcome }, SYNC_OUTCOME);
        return { result: undefined, changed: [SYNC_NEWS] };
      });
    },

    announceSync: () => channel.announce([SYNC_NEWS]),
  };
}

/**
 * Keeps what a sync remembers, in a transaction of the store's. What a sync that is under way leaves behind is of the link that it began with. Where the device syncs by another one
 * since, or no more, it must end: each link has a device id of its own.
 */
export async function keepMemory(notes: Stores['notes'], memory: SyncMemory): Promise<void> {
  const link = (await notes.get(SYNC_LINK))?.link;
  if (link?.deviceId !== memory.device) throw new LinkGone();
  await notes.put({ sync: memory }, SYNC);
}

/** A document was moved out of the way as unreadable. Nobody removed it: the next sync brings it back. */
export async function noteMissing(notes: Stores['notes'], place: Place): Promise<void> {
  const sync = (await notes.get(SYNC))?.sync;
  if (!sync) return;
  await notes.put({ sync: { ...sync, missing: [...(sync.missing ?? []), place] } }, SYNC);
}

/** What was synced stays in the cloud; that this device took part is forgotten. */
export async function forgetSync(notes: Stores['notes']): Promise<void> {
  await Promise.all([SYNC, SYNC_LINK, SYNC_OUTCOME].map((key) => notes.delete(key)));
}
