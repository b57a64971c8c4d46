import type { ReplicaUnfit } from '../merge/index.ts';
import type { StoredDocument } from '../rows.ts';
import type { Measures, UserData } from '../user-data.ts';
import type { Received, SyncMemory } from './memory.ts';
import type { Transport, TransportError } from './transport.ts';

/** What is stored on a device, as a sync sees it, in states that tell whether another tab has written since. */
export interface SyncStore<State = unknown> {
  /** @returns all documents, what is remembered of syncs, and the state of the store that they were read in */
  load(): Promise<{
    readonly data: UserData;
    readonly memory: SyncMemory | undefined;
    readonly state: State;
  }>;
  /** Keeps a copy of what is here, before a merge changes it; throws where it cannot. */
  snapshot(): Promise<void>;
  /**
   * Stores documents and memory in one transaction, where the store is still in the state they were made of.
   *
   * @returns whether it was
   */
  replace(data: readonly StoredDocument[], memory: SyncMemory, state: State): Promise<boolean>;
  /** Stores the memory alone. */
  remember(memory: SyncMemory): Promise<void>;
}

/** What the player said when a sync asked. */
export type SyncConsent =
  /** What is gone here shall go everywhere. */
  | 'remove-everywhere'
  /** What is gone here shall come back. */
  | 'bring-back'
  /** The cloud, emptied elsewhere, shall get everything again. */
  | 'write-again';

export interface SyncRequest<State = unknown> {
  readonly transport: Transport;
  readonly store: SyncStore<State>;
  /** The device's id and what the player calls it, where nothing is remembered yet. */
  readonly device: { readonly id: string; readonly name: string };
  /** The clock, in milliseconds. */
  readonly now: () => number;
  readonly consent?: SyncConsent | undefined;
  /** The id of another device that is no more: what it told is told by this one, and its files are removed. */
  readonly forget?: string | undefined;
  /** Told what the sync is at, for who waits for it. */
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
}

/** What a sync is at: of a long history each of it takes seconds. */
export type SyncProgress =
  /** Looks for what was changed here. */
  | { readonly stage: 'comparing' }
  /** Files that have come, and how many bytes. */
  | {
      readonly stage: 'reading';
      readonly done: number;
      readonly all: number;
      readonly bytes: number;
    }
  | { readonly stage: 'merging' }
  /** How many bytes are on their way. */
  | { readonly stage: 'sending'; readonly bytes: number };

export type SyncError =
  | TransportError
  | ReplicaUnfit
  /** A later version of the site wrote to the cloud in a form that this one cannot read. */
  | { readonly code: 'CLOUD_NEWER' }
  /** So much is gone here that the player is asked first; nothing was written. */
  | { readonly code: 'SHRUNK'; readonly here: Measures; readonly cloud: Measures }
  /** The cloud was emptied; nothing was written. */
  | { readonly code: 'CLOUD_EMPTIED' }
  /** No copy of what is here could be made, so nothing was touched. */
  | { readonly code: 'NO_SAFETY_COPY' }
  /** What is remembered of earlier syncs cannot be read. */
  | { readonly code: 'MEMORY_BROKEN' }
  /** Other tabs were faster, again and again. */
  | { readonly code: 'STORE_BUSY' };

export interface Synced {
  readonly received: readonly Received[];
}
