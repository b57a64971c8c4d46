const KEY = 'trailbook:red-dots';

/**
 * Red dots that were cleared in this browser. They stand beside the store, which is far too much to load for a dot
 * that only decorates. See decision navigation.
 */
export function clearedDots(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** That it cannot be kept is no matter. Rule S4. */
export function keepCleared(id: string): void {
  const cleared = clearedDots();
  if (cleared.includes(id)) return;
  write((storage) => storage.setItem(KEY, [...cleared, id].join(' ')));
}

/** All of them show again. */
export function forgetCleared(): void {
  write((storage) => storage.removeItem(KEY));
}

function write(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    // The dot is gone from this page, and comes with the next.
  }
}
