/** What tells the first script of a page that its visitor keeps something here. */
export const PLAYER_KEY = 'player';

/** What a player may have none of; the start page gives it no room then. */
export type Lack = 'no-plan' | 'no-warps';

/** What says that the device syncs: the bar has room for its mark from the start. */
const SYNCS = 'syncs';

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
  const [since = String(today()), ...words] = known?.split(' ') ?? [];
  keep([since, ...words.filter((word) => word === SYNCS)].join(' '));
}

/** Whether the device syncs, as far as this browser remembers. */
export function isSyncing(): boolean {
  return / syncs\b/.test(document.documentElement.dataset.player ?? '');
}

/** Keeps for this page and the next ones whether the device syncs. */
export function rememberSyncing(isOn: boolean): void {
  if (isOn === isSyncing()) return;
  const [since = String(today()), ...words] = read()?.split(' ') ?? [];
  keep([since, ...words.filter((word) => word !== SYNCS), ...(isOn ? [SYNCS] : [])].join(' '));
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Called when the device begins to sync, or ends it, in this tab. Returns how to stop. */
export function listenToSyncing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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

function keep(player: string): void {
  document.documentElement.dataset.player = player;
  write((storage) => storage.setItem(PLAYER_KEY, player));
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
