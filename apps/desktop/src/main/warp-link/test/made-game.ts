import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageQuery, recordsQuery } from '@trailbook/fakes';
import type { Machine } from '../machine.ts';
import { type MadeEntry, makeCache } from './made-cache.ts';

export const NOW = Date.parse('2026-11-27T20:00:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Client = 'global' | 'cn';

/** What each client has of its own. */
const CLIENTS = {
  global: {
    log: ['Cognosphere', 'Star Rail'],
    api: 'https://public-operation-hkrpg-sg.hoyoverse.com',
    page: 'https://gs.hoyoverse.com',
    biz: 'hkrpg_global',
    region: 'prod_official_usa',
    language: 'en',
  },
  cn: {
    log: ['miHoYo', '崩坏：星穹铁道'],
    api: 'https://public-operation-hkrpg.mihoyo.com',
    page: 'https://webstatic.mihoyo.com',
    biz: 'hkrpg_cn',
    region: 'prod_gf_cn',
    language: 'zh-cn',
  },
} as const;

interface LinkOptions {
  readonly client?: Client;
  /** What of the game asked: the page in front of the records, the records, or those of a collaboration. */
  readonly from?: 'page' | 'api' | 'collaboration';
  readonly appid?: string;
  readonly path?: string;
  readonly biz?: string;
  readonly length?: number;
}

/** A key such as the game makes them: base64, some three hundred letters long. */
export function keyOf(name: string, length = 340): string {
  return `${name}${'x9F+/q'.repeat(length)}`.slice(0, length);
}

/** A link as the game asks for it. */
export function linkWith(name: string, options: LinkOptions = {}): string {
  const { client = 'global', from = 'api', appid, path, biz, length } = options;
  const { api, page, region, language } = CLIENTS[client];
  const fields = {
    authkey: keyOf(name, length),
    region,
    gameBiz: biz ?? CLIENTS[client].biz,
    language,
    ...(appid && { service: appid }),
  };
  if (path) return `${page}${path}?${pageQuery(fields)}`;
  if (from === 'page')
    return `${page}/hkrpg/event/e20211215gacha-v2/index.html?${pageQuery(fields)}`;
  const call = from === 'collaboration' ? 'getLdGachaLog' : 'getGachaLog';
  return `${api}/common/hkrpg_gacha_record/api/${call}?${recordsQuery(fields)}`;
}

/** An entry of a cache, with what caches put before an address. */
export function entryOf(link: string, age: number, more: Partial<MadeEntry> = {}): MadeEntry {
  return { key: `1/0/${link}`, createdAt: NOW - age, ...more };
}

/** What every cache is full of. */
const OTHERS = Array.from({ length: 40 }, (_, at) =>
  entryOf(`https://webstatic-sea.hoyoverse.com/hkrpg/event/style-${at}.css`, at * MINUTE),
);

/** A machine of one player, made in a folder of its own. */
export function makeMachine(platform: NodeJS.Platform = 'linux') {
  const root = mkdtempSync(join(tmpdir(), 'trailbook-game-'));
  const home = join(root, 'home');
  const prefix = join(home, '.wine');
  mkdirSync(home, { recursive: true });
  const machine: Machine = { platform, home, env: {} };

  function write(path: string, content: string | Buffer): string {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  return {
    root,
    home,
    prefix,
    machine,
    write,
    /** Where the game's data is, below a prefix. */
    gameIn: (at: string = prefix, folder = 'Star Rail/Games') =>
      join(at, 'drive_c', ...folder.split('/'), 'StarRail_Data'),
    log(
      text: string,
      {
        at = prefix,
        client = 'global',
        file = 'Player.log',
        user = 'player',
      }: { at?: string; client?: Client; file?: string; user?: string } = {},
    ): string {
      const folder = join(at, 'drive_c', 'users', user, 'AppData', 'LocalLow');
      return write(join(folder, ...CLIENTS[client].log, file), text);
    },
    /** A cache, among whose entries stand those that every cache has. */
    cache(game: string, version: string | null, entries: readonly MadeEntry[]): string {
      const versions = version === null ? [] : [version];
      const folder = join(game, 'webCaches', ...versions, 'Cache', 'Cache_Data');
      makeCache(folder, [...OTHERS.slice(0, 20), ...entries, ...OTHERS.slice(20)]);
      return folder;
    },
    touch(path: string, age: number): void {
      utimesSync(path, (NOW - age) / 1000, (NOW - age) / 1000);
    },
    removeFile: (path: string) => rmSync(path),
    removeFolder: (path: string) => rmSync(path, { recursive: true }),
    /** A pipe in the place of a file. */
    pipe(path: string): void {
      rmSync(path);
      execFileSync('mkfifo', [path]);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type MadeMachine = ReturnType<typeof makeMachine>;

/** The line of a log that names the game. */
export function loadedFrom(path = 'C:/Star Rail/Games/StarRail_Data'): string {
  return `Mono path[0] = 'x'\r\nLoading player data from ${path}/data.unity3d\r\n[Subsystems] Discovering\r\n`;
}
