/** How much the site takes on the device, in bytes, as the browser says. */
export interface StorageUse {
  readonly used: number;
  readonly allowed: number;
}

/** How far apart what the browser says and what we count may be: a database has room for changes to come. */
const SAME_SIZE = 10;

// Rule U16.
/**
 * What the browser says, where it can be: undefined where it says nothing, or what has another order of size than what
 * we count ourselves. Of a private file system some say four gigabytes, whatever is in it.
 */
export function likelyUse(
  use: StorageUse | undefined,
  countedBytes: number,
): StorageUse | undefined {
  if (!use || use.used > use.allowed) return undefined;
  const isSameSize = use.used < SAME_SIZE * countedBytes && countedBytes < SAME_SIZE * use.used;
  return isSameSize ? use : undefined;
}

/** Undefined where the browser does not tell. */
export async function storageUse(): Promise<StorageUse | undefined> {
  if (!navigator.storage?.estimate) return undefined;
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? undefined : { used: usage, allowed: quota };
}

/** Whether the browser may clear the site's data by itself when space runs short. */
export type Protection = 'protected' | 'unprotected' | 'unknown';

export async function protection(): Promise<Protection> {
  if (!navigator.storage?.persisted) return 'unknown';
  return (await navigator.storage.persisted()) ? 'protected' : 'unprotected';
}

/** Asks the browser to keep the data for good. Some ask the player, some decide by themselves. */
export async function askForProtection(): Promise<Protection> {
  if (!navigator.storage?.persist) return 'unknown';
  return (await navigator.storage.persist()) ? 'protected' : 'unprotected';
}

/** Whether an error says that the disk, or what the site may take of it, is full. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
