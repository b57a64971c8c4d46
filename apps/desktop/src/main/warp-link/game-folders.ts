import { basename, dirname, join } from 'node:path';
import { foldersIn, isPlainFolder } from '../plain-file.ts';
import { beginningOf, type Machine, onMachine, type Windows, windowsOf } from './machine.ts';

/** Where the game's two clients write their logs. */
const LOG_FOLDERS = [
  ['Cognosphere', 'Star Rail'],
  ['miHoYo', '崩坏：星穹铁道'],
] as const;
/** The one before, too: when the game was just started, its log says nothing yet. */
const LOGS = ['Player.log', 'Player-prev.log'];
/** The line stands among the first. */
const LOG_BYTES = 1024 * 1024;
/** Places that one log may name; the game writes one. */
const MOST_PLACES = 4;

/**
 * The folder of the game's data, on a drive: no share of another machine. One line names it as
 * `Loading player data from X:/…` (StarRail-Warp-Tracker); any other line will do, with slashes of either kind.
 */
const GAME_DATA =
  /(?<![a-z])[a-z]:[\\/](?:[^\\/<>:"|?*\r\n]{1,255}[\\/]){0,30}StarRail_Data(?![^\\/"'\s])/gi;

/** What was found of the game on a machine. */
export interface GameFolders {
  readonly hasLog: boolean;
  /** Folders of the game's data. */
  readonly games: readonly string[];
}

/** Finds the game by its logs. Rule W48. */
export async function findGames(machine: Machine): Promise<GameFolders> {
  let hasLog = false;
  const games = new Set<string>();
  for (const windows of await windowsOf(machine)) {
    for (const log of logsOf(windows)) {
      const text = await beginningOf(log, LOG_BYTES);
      if (text === undefined) continue;
      hasLog = true;
      for (const place of placesIn(text)) {
        const game = await gameAt(windows, place);
        if (game !== undefined) games.add(game);
      }
    }
  }
  return { hasLog, games: [...games] };
}

/** Where a log says that the game is; what it said last counts. */
function placesIn(log: string): readonly string[] {
  const named = [...log.matchAll(GAME_DATA)].map(([place]) => place.replaceAll('\\', '/'));
  return [...new Set(named)].slice(-MOST_PLACES);
}

function logsOf({ users }: Windows): string[] {
  return users.flatMap((user) =>
    LOG_FOLDERS.flatMap((folder) =>
      LOGS.map((log) => join(user, 'AppData', 'LocalLow', ...folder, log)),
    ),
  );
}

/** A log could name any place: no way up is followed. */
async function gameAt(windows: Windows, place: string): Promise<string | undefined> {
  const [drive = '', ...names] = place.split('/');
  if (names.some((name) => /^\.+$/.test(name))) return undefined;
  return onMachine(windows, drive.slice(0, 1), names);
}

const WEB_CACHES = 'webCaches';
const CACHE_DATA = ['Cache', 'Cache_Data'] as const;
/** A version of the game's browser. */
const VERSION = /^\d+(?:\.\d+)*$/;

/** A game's web caches. Those of several versions may lie side by side, and the highest is not always the one in use. */
export async function cachesOf(game: string): Promise<readonly string[]> {
  return cachesIn(join(game, WEB_CACHES));
}

/** Links within it lead who knows where, and are not followed. */
async function cachesIn(webCaches: string): Promise<readonly string[]> {
  if (!(await isPlainFolder(webCaches))) return [];
  const versions = (await foldersIn(webCaches)).filter((name) => VERSION.test(name));
  const folders = [webCaches, ...versions.map((version) => join(webCaches, version))];
  const areThere = await Promise.all(folders.map(isCacheIn));
  return folders.filter((_, at) => areThere[at]).map((folder) => join(folder, ...CACHE_DATA));
}

async function isCacheIn(folder: string): Promise<boolean> {
  const [cache, data] = CACHE_DATA;
  return (await isPlainFolder(folder, cache)) && (await isPlainFolder(folder, cache, data));
}

/** How far below a chosen folder the game is looked for, and in how many. */
const DEEPEST = 5;
const MOST_FOLDERS = 3000;

/** The web caches in a folder that a player has chosen: above the game, in it, or the cache itself. */
export async function cachesBelow(chosen: string): Promise<readonly string[]> {
  if (basename(chosen) === CACHE_DATA[1]) return [chosen];
  if (basename(chosen) === CACHE_DATA[0] && (await isCacheIn(dirname(chosen))))
    return [join(chosen, CACHE_DATA[1])];
  if (await isCacheIn(chosen)) return [join(chosen, ...CACHE_DATA)];
  let left = MOST_FOLDERS;
  let level: readonly string[] = [chosen];
  const found: string[] = [];
  for (let depth = 0; depth <= DEEPEST && level.length > 0 && left > 0; depth++) {
    const below: string[] = [];
    for (const folder of level.slice(0, left)) {
      if (basename(folder) === WEB_CACHES) found.push(...(await cachesIn(folder)));
      else below.push(...(await foldersIn(folder)).map((name) => join(folder, name)));
    }
    left -= level.length;
    level = below;
  }
  return found;
}

/** The folder of all web caches that a cache belongs to; undefined where it stands by itself. */
export function webCachesAbove(cache: string): string | undefined {
  let folder = dirname(cache);
  for (let up = 0; up < 3; up++, folder = dirname(folder)) {
    if (basename(folder) === WEB_CACHES) return folder;
  }
  return undefined;
}
