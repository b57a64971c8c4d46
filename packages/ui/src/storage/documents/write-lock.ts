/**
 * One writer at a time over all tabs, where the browser has locks. Where it has none (pages without a
 * secure connection), the database's own transactions still keep each action whole.
 */
export function writing<T>(action: () => Promise<T>): Promise<T> {
  return inTurn('trailbook-writer', action);
}

/** What one tab alone does at a time. */
export const SYNC_LOCK = 'trailbook-sync';

/** Runs an action unless it already runs in this or another tab. */
export async function unlessRunning<T>(
  name: string,
  action: () => Promise<T>,
): Promise<T | undefined> {
  if (typeof navigator === 'undefined' || !navigator.locks) return action();
  return await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? action() : undefined,
  );
}

/** Runs an action when its turn has come, after those that run in this or another tab or wait already. */
export async function inTurn<T>(name: string, action: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return action();
  return await navigator.locks.request(name, action);
}
