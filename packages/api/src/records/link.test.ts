import { describe, expect, it } from 'vitest';
import { readRecordLink, recordUrl } from './index.ts';

const HOST = 'public-operation-hkrpg-sg.hoyoverse.com';
const PATH = '/common/hkrpg_gacha_record/api/getGachaLog';
const link = (query: string, host = HOST, path = PATH) => `https://${host}${path}?${query}`;
const read = (text: string) => {
  const result = readRecordLink(text);
  return result.ok ? result.value : result.error;
};

describe('a link to the records', () => {
  it('gives its key, region and language; whatever else it holds is dropped', () => {
    const query =
      'authkey_ver=9&lang=ja&region=prod_official_asia&x=%2F%2Fevil&authkey=YWJj%2BZGVm%3D';
    expect(read(` ${link(query)}#/log\n`)).toEqual({
      client: 'global',
      authkey: 'YWJj+ZGVm=',
      region: 'prod_official_asia',
      language: 'ja',
    });
  });

  it.each([
    ['encoded once', 'YWJj%2BZGVm%2F0%3D'],
    ['decoded', 'YWJj+ZGVm/0='],
    ['encoded twice', 'YWJj%252BZGVm%252F0%253D'],
    ['with a space for its plus', 'YWJj%20ZGVm/0='],
  ])('gives the same key however it is written: %s', (_how, authkey) => {
    const found = read(link(`authkey=${authkey}`));
    expect(found).toMatchObject({ authkey: 'YWJj+ZGVm/0=' });
    if (typeof found === 'string') return;
    expect(recordUrl(found, { type: 11, endId: '0' })).toContain('authkey=YWJj%2BZGVm%2F0%3D&');
  });

  it.each([
    ['public-operation-hkrpg.mihoyo.com', PATH, 'cn'],
    ['api-takumi.mihoyo.com', '/common/gacha_record/api/getGachaLog', 'cn'],
    ['webstatic.mihoyo.com', '/hkrpg/event/e20211215gacha-v2/index.html', 'cn'],
    ['hkrpg-api-os.hoyoverse.com', '/common/gacha_record/api/getGachaLog', 'global'],
    ['api-os-takumi.hoyoverse.com', '/common/gacha_record/api/getLdGachaLog', 'global'],
    ['webstatic-sea.hoyoverse.com', '/hkrpg/event/e20211215gacha-v2/index.html', 'global'],
  ])('may be of the older host %s', (host, path, client) => {
    expect(read(link('authkey=YWJjZGVm', host, path))).toMatchObject({ client });
  });

  it.each([
    ['LINK_EMPTY', ' '],
    ['LINK_PREFIXED', `1/0/${link('authkey=YWJjZGVm')}`],
    ['LINK_UNREADABLE', 'the link'],
    ['LINK_NOT_HTTPS', link('authkey=YWJjZGVm').replace('https', 'http')],
    ['LINK_HOST', link('authkey=YWJjZGVm', 'example.com')],
    ['LINK_PATH', link('authkey=YWJjZGVm', HOST, '/getUserInfo')],
    ['LINK_OTHER_GAME', link('authkey=YWJjZGVm&game_biz=nap_global')],
    [
      'LINK_OTHER_GAME',
      link(
        'authkey=YWJjZGVm&game_biz=hk4e_global',
        'public-operation-hk4e-sg.hoyoverse.com',
        '/gacha_info/api/getGachaLog',
      ),
    ],
    [
      'LINK_OTHER_GAME',
      link(
        'authkey=YWJjZGVm&game_biz=hk4e_cn',
        'webstatic.mihoyo.com',
        '/hk4e/event/e20190909gacha-v3/index.html',
      ),
    ],
    ['LINK_NO_KEY', link('game_biz=hkrpg_global')],
    ['LINK_TOO_LONG', link(`authkey=${'A'.repeat(9000)}`)],
  ])('is refused with a word for what is wrong: %s', (error, text) => {
    expect(read(text)).toBe(error);
  });
});

describe('what is asked', () => {
  const linkOf = (type: 11 | 21, client: 'global' | 'cn') =>
    recordUrl(
      { client, authkey: 'YWJj', region: undefined, language: 'en' },
      { type, endId: '17' },
    );

  it('goes to the client’s own host, on the complete path, and of collaborations to their own call', () => {
    expect(linkOf(11, 'global')).toBe(
      `https://${HOST}${PATH}?authkey_ver=1&sign_type=2&authkey=YWJj&game_biz=hkrpg_global&lang=en&gacha_type=11&page=1&size=20&end_id=17`,
    );
    expect(linkOf(21, 'cn')).toMatch(
      /^https:\/\/public-operation-hkrpg\.mihoyo\.com\/common\/hkrpg_gacha_record\/api\/getLdGachaLog\?/,
    );
  });
});
