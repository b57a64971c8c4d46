/** What tells the first script of a page that its visitor keeps something here. */
export const PLAYER_KEY = 'player';

/** Whether the visitor keeps anything here, as far as this browser remembers. */
export function isPlayer(): boolean {
  return document.documentElement.dataset.player !== undefined;
}

/** From now on pages have room for what is the player's own, before they have read it. */
export function rememberPlayer(): void {
  if (isPlayer()) return;
  document.documentElement.dataset.player = '';
  write((storage) => storage.setItem(PLAYER_KEY, ''));
}

/** Nothing is kept here any more. */
export function forgetPlayer(): void {
  delete document.documentElement.dataset.player;
  write((storage) => storage.removeItem(PLAYER_KEY));
}

/** Where the browser gives no storage, a page is for a newcomer until it has read more. */
function write(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    // It is no more than a hint.
  }
}
