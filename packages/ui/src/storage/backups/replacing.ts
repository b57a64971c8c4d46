import { fail, ok, type Result } from '@trailbook/core/internal/basics';
import {
  type BackupError,
  type Overfull,
  type PlacedError,
  readRows,
  type UserData,
  withProfiles,
} from '@trailbook/core/internal/user-data';
import { isQuotaError } from '../documents/browser-storage.ts';
import { CannotOpen, isNewerDatabase, type SetAside } from '../documents/database.ts';
import {
  type DocumentDatabase,
  type Everything,
  STORE_CHANGED,
} from '../documents/document-database.ts';
import type { Cause, Snapshots } from './snapshots.ts';

export type ImportError =
  | BackupError
  /** Made without what was stored: it replaces nothing. */
  | { readonly code: 'BACKUP_PARTIAL' }
  | { readonly code: 'STORE_UNREADABLE'; readonly at: PlacedError }
  /** What is here and what comes in, together, are more than may be kept. */
  | ({ readonly code: 'TOO_MANY' } & Overfull)
  /** What is here could not be copied first, so nothing was touched: the player may go on without. */
  | { readonly code: 'NO_SAFETY_COPY' }
  | { readonly code: 'STORE_FULL' }
  /** The store gives no access, or failed; nothing was changed. */
  | { readonly code: 'STORE_FAILED' };

/** What the player has said about replacing what is here. */
export interface Consent {
  /** To go on where no copy of what is here can be made first. */
  readonly withoutCopy?: boolean;
}

/** What is to be in the place of everything, and what of it has no place. */
export interface Replacement {
  readonly data: UserData;
  readonly left?: UserData;
  /** What else is to be kept of what it was made of, and has no place among the documents. */
  readonly aside?: readonly SetAside[];
}

/** How often another tab may be faster. */
const MOST_ATTEMPTS = 8;

/** When and why everything is replaced, and on what terms. */
interface Occasion {
  readonly now: number;
  readonly cause: Cause;
  readonly consent?: Consent;
}

/** What is to be here, or that all of it stays as it is. */
type Made = Result<Replacement | 'NOTHING', ImportError>;

/** Says what is to be here by what is, which is undefined where it cannot be had. */
export type Make = (stored: Everything | undefined) => Made | Promise<Made>;

/**
 * Replaces everything, after a snapshot of what is here: either all of it happens or nothing. Where
 * another tab has written since, it is done again with what that tab wrote.
 */
export function replacing(
  database: DocumentDatabase,
  snapshots: Snapshots,
): (make: Make, occasion: Occasion) => Promise<Result<true, ImportError>> {
  return async function replaceBy(
    make: Make,
    { now, cause, consent = {} }: Occasion,
  ): Promise<Result<true, ImportError>> {
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const replaced = await attemptToReplace(make, { now: now + attempt, cause, consent });
        if (replaced !== STORE_CHANGED) return replaced;
      }
      return fail({ code: 'STORE_FAILED' });
    } catch (error) {
      console.warn('What is here could not be replaced.', error);
      return fail({ code: isQuotaError(error) ? 'STORE_FULL' : 'STORE_FAILED' });
    }
  };

  async function attemptToReplace(
    make: Make,
    { now, cause, consent: { withoutCopy = false } = {} }: Occasion,
  ): Promise<Result<true, ImportError> | typeof STORE_CHANGED> {
    let stored: Everything | undefined;
    try {
      stored = await database.everything();
      await snapshots.take(now, stored, cause);
    } catch (error) {
      console.warn('What is here could not be copied.', error);
      if (!withoutCopy) return fail({ code: 'NO_SAFETY_COPY' });
    }
    const made = await make(stored);
    if (!made.ok) return made;
    if (made.value === 'NOTHING') return ok(true);
    const { data, left, aside } = made.value;
    const terms = { left, aside, seen: stored && (stored.notes.ledger ?? null) };
    const replaced = await database.replaceAll(data, now, terms).catch(async (error: unknown) => {
      // Only a store that cannot be opened, which the player has given up, is removed.
      if (!withoutCopy || !isLost(error)) throw error;
      await database.remove();
      return database.replaceAll(data, now, { left, aside });
    });
    if (replaced.ok) return replaced;
    if (replaced.error === STORE_CHANGED) return STORE_CHANGED;
    return fail({ code: 'BACKUP_BROKEN', path: replaced.error.name });
  }
}

/** All that is stored, with each profile listed that has any of it. */
export function documentsOf({ rows }: Everything): Result<UserData, ImportError> {
  const read = readRows(rows);
  return read.ok
    ? ok(withProfiles(read.value))
    : fail({ code: 'STORE_UNREADABLE', at: read.error });
}

/** Whether a store gives no way to what it holds: neither full nor of a later version, and still not opened. */
function isLost(error: unknown): boolean {
  return error instanceof CannotOpen && !isNewerDatabase(error) && !isQuotaError(error.cause);
}
