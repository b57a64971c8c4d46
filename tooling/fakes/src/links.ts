import { RECORD_ORIGINS } from '@trailbook/api/records';
import type { FakeAccount } from './account.ts';

/** The link to an account's records, as the game's cache holds it. */
export function recordLinkOf({ uid, authkey, region }: FakeAccount): string {
  const isGlobal = /^[6-9]/.test(uid);
  const query = new URLSearchParams({
    authkey_ver: '1',
    sign_type: '2',
    auth_appid: 'webview_gacha',
    win_mode: 'fullscreen',
    gacha_id: 'dbebc8d9fbb0d4ffa067423482ce505bc5ea',
    timestamp: '1700000000',
    region,
    default_gacha_type: '11',
    lang: 'en',
    authkey,
    game_biz: isGlobal ? 'hkrpg_global' : 'hkrpg_cn',
    os_system: 'Windows',
    plat_type: 'pc',
    page: '1',
    size: '5',
    gacha_type: '11',
    end_id: '0',
  });
  const origin = RECORD_ORIGINS[isGlobal ? 'global' : 'cn'];
  return `${origin}/common/gacha_record/api/getGachaLog?${query}`;
}
