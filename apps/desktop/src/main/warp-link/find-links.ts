import { cachesBelow, cachesOf, findGames, webCachesAbove } from './game-folders.ts';
import type { Machine } from './machine.ts';
import { type CacheEntry, MOST_READ, readCache } from './read-cache.ts';
import { type CachedLink, recordLinksIn } from './record-links.ts';

/** Why there is no link that could be used. */
export type NoLink =
  /** The game was never started here, or writes no log. */
  | 'NO_LOG'
  /** The log names no game that is there, or the chosen folder has none. */
  | 'NO_GAME'
  | 'NO_CACHE'
  | 'CACHE_UNREADABLE'
  /** The records were never opened since the cache was made. */
  | 'NO_LINK'
  | 'EXPIRED';

/** What a search came to. */
export interface FoundLinks {
  /** Those that are no more than a day old, newest first. */
  readonly links: readonly CachedLink[];
  readonly reason: NoLink | undefined;
  /** When the newest link was opened, however old it is; undefined where there is none. */
  readonly newestAt: number | undefined;
  /** The folders of web caches that were read, which a player may clear. */
  readonly webCaches: readonly string[];
}

/** A link is good for a day at most. */
const GOOD_FOR_MS = 24 * 60 * 60_000;
/** More were never seen side by side. */
const MOST_CACHES = 40;

/**
 * Looks for links to the warp records in the game's web caches. Rule W48.
 *
 * @param chosen - a folder that the player chose, instead of those that the game's logs name
 */
export async function findLinks(
  machine: Machine,
  { chosen, now }: { readonly chosen?: string | undefined; readonly now: number },
): Promise<FoundLinks> {
  const { caches, reason } = await findCaches(machine, chosen);
  const entries: CacheEntry[] = [];
  const budget = { ...MOST_READ };
  let readable = 0;
  for (const cache of caches) {
    const kept = await readCache(cache, budget);
    if (!kept) continue;
    readable++;
    for (const entry of kept) if (entry.key.includes('authkey=')) entries.push(entry);
  }
  const all = recordLinksIn(entries, now);
  const links = all.filter(({ openedAt }) => now - openedAt <= GOOD_FOR_MS);
  const webCaches = [...new Set(caches.flatMap((cache) => webCachesAbove(cache) ?? []))];
  const found = { links, newestAt: all[0]?.openedAt, webCaches };
  if (links.length > 0) return { ...found, reason: undefined };
  if (caches.length === 0) return { ...found, reason };
  if (readable === 0) return { ...found, reason: 'CACHE_UNREADABLE' };
  return { ...found, reason: all.length === 0 ? 'NO_LINK' : 'EXPIRED' };
}

async function findCaches(
  machine: Machine,
  chosen: string | undefined,
): Promise<{ readonly caches: readonly string[]; readonly reason: NoLink }> {
  if (chosen !== undefined) {
    return { caches: (await cachesBelow(chosen)).slice(0, MOST_CACHES), reason: 'NO_GAME' };
  }
  const { hasLog, games } = await findGames(machine);
  const caches = (await Promise.all(games.map(cachesOf))).flat();
  const reason = games.length > 0 ? 'NO_CACHE' : hasLog ? 'NO_GAME' : 'NO_LOG';
  return { caches: caches.slice(0, MOST_CACHES), reason };
}
