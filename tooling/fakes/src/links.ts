import { RECORD_ORIGINS } from '@trailbook/api/records';
import type { FakeAccount } from './account.ts';

interface QueryOptions {
  /** Decoded. */
  readonly authkey: string;
  readonly region: string;
  readonly gameBiz: string;
  readonly service?: string;
  readonly language?: string;
}

/** The query of the records page, as the game opens it: its parameters and their order (Starward, warp-export). */
export function pageQuery({
  authkey,
  region,
  gameBiz,
  service = 'webview_gacha',
  language = 'en',
}: QueryOptions): string {
  return queryOf({
    authkey_ver: '1',
    sign_type: '2',
    auth_appid: service,
    win_mode: 'fullscreen',
    gacha_id: 'dbebc8d9fbb0d4ffa067423482ce505bc5ea8a10',
    timestamp: '1764400000',
    region,
    default_gacha_type: '11',
    lang: language,
    authkey,
    game_biz: gameBiz,
    os_system: 'Windows 11  (10.0.26100) 64bit',
    device_model: 'System Product Name (ASUS)',
    plat_type: 'pc',
  });
}

/** The query with which that page asks for records. */
export function recordsQuery(options: QueryOptions): string {
  const page = queryOf({ page: '1', size: '5', gacha_type: '11', end_id: '0' });
  return `${pageQuery(options)}&${page}`;
}

/** The link to an account's records, as the game's cache holds it. */
export function recordLinkOf({ uid, authkey, region }: FakeAccount): string {
  const client = /^[6-9]/.test(uid) ? 'global' : 'cn';
  const query = recordsQuery({
    authkey,
    region,
    gameBiz: `hkrpg_${client}`,
    language: client === 'cn' ? 'zh-cn' : 'en',
  });
  return `${RECORD_ORIGINS[client]}/common/gacha_record/api/getGachaLog?${query}`;
}

/** Spaces as `%20`, as the game writes them. */
function queryOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
