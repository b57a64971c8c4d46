import type { Result } from '@trailbook/core/internal/basics';
import type { SyncFailure } from '../documents/database.ts';
import { SYNC_LOCK, untilFree } from '../documents/write-lock.ts';

/**
 * Does what a player asked of the sync. Where another sync runs, here or in another tab, it waits for its end: that is
 * no failure.
 */
export async function inTurn<T>(
  step: () => Promise<Result<T, SyncFailure>>,
): Promise<Result<T, SyncFailure>> {
  for (;;) {
    const done = await step();
    if (done.ok || done.error.code !== 'RUNNING') return done;
    await untilFree(SYNC_LOCK);
  }
}
