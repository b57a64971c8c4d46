/** What tells the first script of a page that its visitor keeps something here. */
export const PLAYER_KEY = 'player';

/** What a player may have none of; the start page gives it no room then. */
export type Lack = 'no-plan' | 'no-warps';

const DAY_MS = 86_400_000;

/** Whether the visitor keeps anything here, as far as this browser remembers. */
export function isPlayer(): boolean {
  return document.documentElement.dataset.player !== undefined;
}

/**
 * Something was stored: from now on pages have room for what is the player's own, before they have read it. The day is
 * kept beside it: who came today for the first time has no news yet.
 */
export function rememberPlayer(): void {
  const known = read();
  if (isPlayer() && !known?.includes(' ')) return;
  const since = known?.split(' ')[0] ?? String(today());
  document.documentElement.dataset.player = since;
  write((storage) => storage.setItem(PLAYER_KEY, since));
}

/** Keeps for the next page that the player has none of something, or has some. */
export function rememberLack(lack: Lack, isLacking: boolean): void {
  const [since = '', ...lacks] = read()?.split(' ') ?? [];
  const others = lacks.filter((one) => one !== lack);
  const words = [since, ...others, ...(isLacking ? [lack] : [])];
  if (isPlayer()) write((storage) => storage.setItem(PLAYER_KEY, words.join(' ')));
}

/** Whether somebody who kept something on that day comes on a later one; the day is not known of all. */
export function isReturning(known: string): boolean {
  return Number(known.split(' ')[0]) < today();
}

/** Nothing is kept here any more. */
export function forgetPlayer(): void {
  delete document.documentElement.dataset.player;
  delete document.documentElement.dataset.returning;
  write((storage) => storage.removeItem(PLAYER_KEY));
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

function read(): string | undefined {
  try {
    return localStorage.getItem(PLAYER_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Where the browser gives no storage, a page is for a newcomer until it has read more. */
function write(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    // It is no more than a hint.
  }
}
