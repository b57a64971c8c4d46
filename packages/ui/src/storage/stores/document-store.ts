import type { PlacedError, UserData } from '@trailbook/core/internal/user-data';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type AddressesOf,
  addressKey,
  type ChangeError,
  DATABASE_VERSION,
  type DocumentDatabase,
  type DocumentSet,
  isNewerDatabase,
  isQuotaError,
  type Loaded,
} from '../index.ts';

export interface DocumentState<Set extends DocumentSet> {
  readonly status:
    | 'loading'
    | 'ready'
    /** What is stored cannot be used; nothing is written until the player decides. */
    | 'unreadable'
    /** What was stored is gone, and nobody has said so: what is shown stays, and is not stored, until the player decides. */
    | 'emptied'
    /** The disk is full: the last changes are on the screen only, and tried again with the next. */
    | 'full'
    /** The browser's storage failed, as it may once: what was done is tried again with the next. */
    | 'failed'
    /** The browser gives no storage: what is done lives until the page closes. */
    | 'unsaved';
  readonly documents: Set;
  readonly problem: PlacedError | undefined;
  /** Whether a change did not fit and was dropped; what was there before is untouched. */
  readonly isRefused: boolean;
  readonly load: () => Promise<void>;
  /**
   * Applies a pure recipe at once, and keeps the outcome as one transaction. Where another tab was
   * faster, the recipe is applied again to what that tab wrote.
   */
  readonly act: (recipe: (documents: Set) => Set) => void;
  /** Tries again to keep what could not be kept. */
  readonly retry: () => Promise<void>;
  /** Stores what is shown again, where what was stored is gone. */
  readonly keepShown: () => Promise<void>;
  /** Goes on with what is stored now, where what was stored is gone. */
  readonly letGo: () => Promise<void>;
  /** The documents on the screen, where they are not what is stored. */
  readonly unsaved: () => UserData;
  /** Whether what is shown was made of what is stored: where that could never be read, it was made without. */
  readonly hasRead: () => boolean;
}

export type DocumentStore<Set extends DocumentSet> = StoreApi<DocumentState<Set>>;

interface Hooks {
  /** The store that was seen before this one was opened; undefined where none was. */
  readonly seenStore?: (() => string | undefined) | undefined;
  /** Called after each change that is kept. */
  readonly onKept?: () => void;
  /** Called when the disk is full, before the player is told; may make room. */
  readonly onFull?: () => Promise<void>;
  /** Told when changes are on their way to the disk, and when none is any more. */
  readonly onSaving?: (isSaving: boolean) => void;
}

/** Documents of the player's in memory, in step with what is stored and with other tabs. */
export function createDocumentStore<Set extends DocumentSet>(
  database: DocumentDatabase,
  addresses: AddressesOf<Set>,
  empty: Set,
  { seenStore, onKept, onFull, onSaving }: Hooks = {},
): DocumentStore<Set> {
  const keys = new Set(Object.values(addresses).map(addressKey));
  return createStore<DocumentState<Set>>((set, get) => {
    const pending: ((documents: Set) => Set)[] = [];
    let base: Loaded<Set> | undefined;
    let flushing: Promise<void> | undefined;

    /** What is stored, with the changes on top that are not kept yet. */
    function show(loaded: Loaded<Set>): void {
      base = loaded;
      const documents = pending.reduce((shown, recipe) => recipe(shown), loaded.documents);
      if (documents !== get().documents) set({ documents });
    }

    const load = () => readFrom(base ? base.store : seenStore?.());

    /** Whether changes could not be kept, and wait until they can be. */
    function isWaiting(): boolean {
      const { status } = get();
      return status === 'full' || status === 'failed' || status === 'unsaved';
    }

    /** The disk takes what it is given; the warning goes when nothing waits any more. */
    function settle(): void {
      if (get().status === 'ready' || (isWaiting() && pending.length > 0)) return;
      set({ status: 'ready' });
    }

    async function readFrom(seen: string | undefined): Promise<void> {
      try {
        const read = await database.load(addresses, seen);
        if (!read.ok) {
          refuse(read.error);
          return;
        }
        show(read.value);
        // Reading succeeds on a full disk, too: what waits is stored first, or the warning stands.
        if (pending.length === 0 || !isWaiting()) set({ status: 'ready', problem: undefined });
        // What was put back by other means takes what was done meanwhile.
        if (pending.length > 0) void flush();
      } catch (error) {
        if (isNewerDatabase(error)) set({ status: 'unreadable', problem: newer(addresses) });
        else set({ status: statusOf(error) });
      }
    }

    async function keep(recipe: (documents: Set) => Set): Promise<void> {
      const kept = await database.change(addresses, recipe, base);
      if (!kept.ok) {
        // What is shown is all that there is of it: with the change, until the player decides.
        if (kept.error.error.code !== 'STORE_EMPTIED') pending.shift();
        refuse(kept.error);
        return;
      }
      pending.shift();
      show(kept.value);
      settle();
      onKept?.();
    }

    function refuse({ profile, name, error }: ChangeError): void {
      if (error.code === 'STORE_EMPTIED') {
        set({ status: 'emptied', problem: undefined });
        return;
      }
      if (error.code !== 'CHANGE_REFUSED') {
        set({ status: 'unreadable', problem: { profile, name, error } });
        return;
      }
      console.error(`A change of ${name} does not fit at ${error.path} and was not kept.`);
      set({ isRefused: true });
      if (base) show(base);
      settle();
    }

    async function keepAll(): Promise<void> {
      let hasMadeRoom = false;
      while (pending[0] && get().status !== 'unreadable' && get().status !== 'emptied') {
        try {
          await keep(pending[0]);
        } catch (error) {
          if (!isQuotaError(error) || hasMadeRoom || !onFull) {
            set({ status: statusOf(error) });
            return;
          }
          hasMadeRoom = true;
          await onFull().catch(() => undefined);
        }
      }
    }

    function flush(): Promise<void> {
      if (!flushing) {
        onSaving?.(true);
        flushing = keepAll().finally(() => {
          flushing = undefined;
          onSaving?.(pending.length > 0);
        });
      }
      return flushing;
    }

    database.listen((changed) => {
      const isMine = changed.size === 0 || [...keys].some((key) => changed.has(key));
      // Another tab has stored something, whatever it is: what waits here may be stored as well.
      if ((isMine || isWaiting()) && get().status !== 'loading') void load();
    });

    return {
      status: 'loading',
      documents: empty,
      problem: undefined,
      isRefused: false,
      load,
      act(recipe) {
        const before = get().documents;
        const after = recipe(before);
        if (after === before) return;
        set({ documents: after });
        // What cannot be read is not written over.
        if (get().status === 'unreadable' || get().status === 'loading') return;
        // Computed once where nobody came between, so that unchanged parts keep their identity.
        pending.push((documents) => (documents === before ? after : recipe(documents)));
        if (get().status === 'emptied') onSaving?.(true);
        // Where nothing could be read yet, that comes first.
        else if (isWaiting() && !base) void load();
        else void flush();
      },
      retry: () => (isWaiting() && (pending.length === 0 || !base) ? load() : flush()),
      async keepShown() {
        const { status, documents } = get();
        if (status === 'loading' || status === 'unreadable') return;
        pending.length = 0;
        base = undefined;
        if (documents !== empty) pending.push(() => documents);
        set({ status: 'ready' });
        await (documents === empty ? readFrom(undefined) : flush());
      },
      async letGo() {
        pending.length = 0;
        base = undefined;
        onSaving?.(false);
        await readFrom(undefined);
      },
      unsaved: () => {
        const { documents } = get();
        if (pending.length === 0) return [];
        return Object.entries(addresses).map(([key, address]) => ({
          ...address,
          document: documents[key],
        })) as unknown as UserData;
      },
      hasRead: () => base !== undefined,
    };
  });
}

/** What is the matter with the storage: a store that opened, and aborted a transaction, has only failed this time. */
function statusOf(error: unknown): 'full' | 'failed' | 'unsaved' {
  if (isQuotaError(error)) return 'full';
  return error instanceof DOMException ? 'failed' : 'unsaved';
}

/** The whole database is of a later version of the site. */
function newer<Set extends DocumentSet>(addresses: AddressesOf<Set>): PlacedError | undefined {
  const [first] = Object.values(addresses);
  return first && { ...first, error: { code: 'DOCUMENT_NEWER', version: DATABASE_VERSION + 1 } };
}
