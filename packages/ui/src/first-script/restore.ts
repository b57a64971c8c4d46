import { PAGE_STATE_PREFIX } from '../platform/storage-keys.ts';

/**
 * Where a tab may keep nothing, it keeps nothing in silence. The router's own script asks how far the page was scrolled,
 * and would fail over being told so.
 */
export function keepNothingInSilence(): void {
  try {
    sessionStorage.getItem('');
  } catch {
    const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    try {
      Object.defineProperty(window, 'sessionStorage', { value: nothing });
    } catch {
      // The browser lets nobody stand in for it.
    }
  }
}

/**
 * A page that was left, or is asked for by its address, otherwise than the server draws it is not shown until it is so,
 * and nothing jumps. See `[data-restoring]` in the theme.
 */
export function hideUntilRestored(): void {
  const { pathname, search, hash } = location;
  try {
    const left = PAGE_STATE_PREFIX + pathname.replace(/^\/[a-z]+/, '');
    if (!hash && !search && !sessionStorage.getItem(left)) return;
    document.documentElement.dataset.restoring = '';
  } catch {
    // Where nothing is kept, nothing was left.
  }
}

/** The page is as it was left. */
export function showRestored(): void {
  delete document.documentElement.dataset.restoring;
}
