import { fail, type Result } from '@trailbook/core/internal/basics';
import type { SyncFailure } from '../documents/database.ts';

/** What was asked of the sync, or that the store failed. */
export async function unlessThrown<T>(
  work: () => Promise<Result<T, SyncFailure>>,
): Promise<Result<T, SyncFailure>> {
  try {
    return await work();
  } catch (error) {
    console.warn('The sync failed.', error);
    return fail({ code: 'STORE_FAILED' });
  }
}
