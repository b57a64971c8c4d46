/**
 * One writer at a time over all tabs, where the browser has locks. Where it has none (pages without a
 * secure connection), the database's own transactions still keep each action whole.
 */
export async function writing<T>(action: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return action();
  return await navigator.locks.request('trailbook-writer', action);
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

/** Waits until nobody does what only one tab does at a time. */
export async function untilFree(name: string): Promise<void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return;
  await navigator.locks.request(name, { mode: 'shared' }, () => undefined);
}
