import type { BannerType } from '@trailbook/core/internal/warp';
import type { RecordLink } from './link.ts';

/** Rows that the game gives at once at most. */
export const PAGE_SIZE = 20;

/** Where each client's records are, whichever host a link names. */
export const RECORD_ORIGINS = {
  global: 'https://public-operation-hkrpg-sg.hoyoverse.com',
  cn: 'https://public-operation-hkrpg.mihoyo.com',
} as const;

/** The older path leaves out most of a history. */
const FOLDER = '/common/hkrpg_gacha_record/api/';
const GAMES = { global: 'hkrpg_global', cn: 'hkrpg_cn' } as const;

/** What is asked for: the rows of a banner type that are older than an id; `0` for the newest. */
export interface PageQuestion {
  readonly type: BannerType;
  readonly endId: string;
}

/**
 * The address of one page of records, always on the complete path.
 * Rule W23.
 *
 * @param origin - another than the game's own, for tests and development
 */
export function recordUrl(
  link: RecordLink,
  { type, endId }: PageQuestion,
  origin: string = RECORD_ORIGINS[link.client],
): string {
  const call = type === 21 || type === 22 ? 'getLdGachaLog' : 'getGachaLog';
  const query = {
    authkey_ver: '1',
    sign_type: '2',
    authkey: link.authkey,
    game_biz: GAMES[link.client],
    ...(link.region === undefined ? {} : { region: link.region }),
    lang: link.language,
    gacha_type: String(type),
    page: '1',
    size: String(PAGE_SIZE),
    end_id: endId,
  };
  const fields = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${origin}${FOLDER}${call}?${fields.join('&')}`;
}
