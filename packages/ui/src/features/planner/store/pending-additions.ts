import { ADDITION_PREFIX } from '../../../platform/storage-keys.ts';

/** What an address or a link has asked for by its name, and when: that tells it from the same, asked for again. */
export type PendingAddition = readonly [name: string, at: number];

/** When this page was asked for what it names. */
export function requestedAt(name: string): number {
  return window.requestedAdditions?.[name] ?? Date.now();
}

/** What was asked for and is not known to be stored: here, or on pages that were left before it was. */
export function pendingAdditions(): PendingAddition[] {
  try {
    return Object.entries(localStorage).flatMap(([key, at]) =>
      key.startsWith(ADDITION_PREFIX) ? [[key.slice(ADDITION_PREFIX.length), Number(at)]] : [],
    );
  } catch {
    // Where nothing may be kept, nothing is left.
    return [];
  }
}

/** It is stored, or there is no such thing. */
export function forgetAddition(name: string): void {
  try {
    localStorage.removeItem(ADDITION_PREFIX + name);
  } catch {
    // It was never kept.
  }
}
