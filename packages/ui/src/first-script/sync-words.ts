declare global {
  interface Window {
    /** The words that the page's address brought. */
    syncWords?: string | undefined;
  }
}

// Rule U26.
/**
 * Runs with the page's first script: the words of a sync key go out of the address and the history before anything else
 * can read, keep or send them.
 */
export function hideSyncWords(): void {
  const words = /^#sync=([a-z-]+)/i.exec(location.hash)?.[1];
  if (words === undefined) return;
  window.syncWords = words.replaceAll('-', ' ');
  history.replaceState(history.state, '', '#sync');
}

/** The words that an address brought, of the page's first one or of a later; once. */
export function takeSyncWords(): string | undefined {
  hideSyncWords();
  const words = window.syncWords;
  window.syncWords = undefined;
  return words;
}
