import { describe, expect, it } from 'vitest';
import { type RecordLink, readRecordAnswer, readRecordLink, recordUrl } from './index.ts';

const HOST = 'public-operation-hkrpg-sg.hoyoverse.com';
const PATH = '/common/hkrpg_gacha_record/api/getGachaLog';
const COLLABORATION_PATH = '/common/hkrpg_gacha_record/api/getLdGachaLog';
const OLD_PATH = '/common/gacha_record/api/getGachaLog';
const PAGE = '/hkrpg/event/e20211215gacha-v2/index.html';
/** Where the publisher's other games have their records (Starward). */
const OTHER_GAMES = [
  ['public-operation-hk4e-sg.hoyoverse.com', '/gacha_info/api/getGachaLog', 'hk4e_global'],
  ['gs.hoyoverse.com', '/genshin/event/e20190909gacha-v3/index.html', 'hk4e_global'],
  ['webstatic.mihoyo.com', '/hk4e/event/e20190909gacha-v3/index.html', 'hk4e_cn'],
  ['public-operation-nap-sg.hoyoverse.com', '/common/gacha_record/api/getGachaLog', 'nap_global'],
  ['gs.hoyoverse.com', '/nap/event/e20230424gacha/index.html', 'nap_global'],
] as const;
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
    ['public-operation-hkrpg-sg.hoyoverse.com', PATH, 'global'],
    ['public-operation-hkrpg-sg.hoyoverse.com', OLD_PATH, 'global'],
    ['public-operation-hkrpg.mihoyo.com', COLLABORATION_PATH, 'cn'],
    ['api-takumi.mihoyo.com', OLD_PATH, 'cn'],
    ['api-os-takumi.mihoyo.com', OLD_PATH, 'global'],
    ['hkrpg-api-os.hoyoverse.com', OLD_PATH, 'global'],
    ['api-os-takumi.hoyoverse.com', '/common/gacha_record/api/getLdGachaLog', 'global'],
    ['gs.hoyoverse.com', '/hkrpg/event/e20211215gacha-v3/index.html', 'global'],
    ['webstatic-sea.hoyoverse.com', '/hkrpg/event/e20211215gacha/index.html', 'global'],
    ['webstatic.mihoyo.com', PAGE, 'cn'],
  ])('may name the host %s and the path %s', (host, path, client) => {
    expect(read(link('authkey=YWJjZGVm', host, path))).toMatchObject({ client });
  });

  it.each([
    ['game_biz=hkrpg_global', 'api-takumi.mihoyo.com', 'global'],
    ['game_biz=hkrpg_cn', 'api-os-takumi.hoyoverse.com', 'cn'],
    ['region=prod_official_asia', 'api-takumi.mihoyo.com', 'global'],
    ['region=prod_qd_cn', 'api-os-takumi.hoyoverse.com', 'cn'],
    ['region=prod_qd_cn&game_biz=hkrpg_global', 'api-takumi.mihoyo.com', 'global'],
    ['game_biz=hkrpg_gl&region=prod_off', 'api-takumi.mihoyo.com', 'cn'],
  ])('is of the client that %s names, whichever the host', (query, host, client) => {
    expect(read(link(`authkey=YWJjZGVm&${query}`, host, OLD_PATH))).toMatchObject({ client });
  });

  it.each(['zh-cn', 'zh-tw', 'ko-kr', 'ja-jp', 'en-us', 'en', 'th'])(
    'keeps the language %s',
    (language) => {
      expect(read(link(`authkey=YWJjZGVm&lang=${language}`))).toMatchObject({ language });
      expect(read(link(`authkey=YWJjZGVm&lang=${language.toUpperCase()}`))).toMatchObject({
        language,
      });
    },
  );

  it.each([
    ['the same twice', 'authkey=YWJjZGVm&authkey=YWJjZGVm'],
    ['an empty one after it', 'authkey=YWJjZGVm&authkey='],
    ['an older one before it', 'authkey=b2xkLWtleQ&authkey=YWJjZGVm'],
  ])('may hold a parameter twice: %s', (_how, query) => {
    expect(read(link(query))).toMatchObject({ authkey: 'YWJjZGVm' });
  });

  it('may be cut anywhere behind its key', () => {
    const whole = link('authkey=YWJjZGVm&lang=en&region=prod_official_eur&game_biz=hkrpg_global');
    for (let end = whole.indexOf('&'); end <= whole.length; end++) {
      const found = read(whole.slice(0, end));
      expect(found).toMatchObject({ client: 'global', authkey: 'YWJjZGVm' });
      const { region } = found as RecordLink;
      expect([undefined, 'prod_official_eur']).toContain(region);
    }
  });

  it.each([
    ['LINK_EMPTY', ' '],
    ['LINK_PREFIXED', `1/0/${link('authkey=YWJjZGVm')}`],
    ['LINK_UNREADABLE', 'the link'],
    ['LINK_UNREADABLE', 'I opened the records, and now?'],
    ['LINK_NOT_HTTPS', link('authkey=YWJjZGVm').replace('https', 'http')],
    ['LINK_HOST', link('authkey=YWJjZGVm', 'example.com')],
    ['LINK_HOST', link('authkey=YWJjZGVm', 'gs.hoyoverse.com.evil.com', PAGE)],
    ['LINK_HOST', link('authkey=YWJjZGVm', 'gs.hoyoverse.com:443', PAGE)],
    ['LINK_HOST', link('authkey=YWJjZGVm', 'user@gs.hoyoverse.com', PAGE)],
    ['LINK_PATH', link('authkey=YWJjZGVm', HOST, '/getUserInfo')],
    ['LINK_PATH', link('authkey=YWJjZGVm', HOST, PAGE)],
    ['LINK_PATH', link('authkey=YWJjZGVm', 'gs.hoyoverse.com', PATH)],
    [
      'LINK_PATH',
      link('authkey=YWJjZGVm', 'gs.hoyoverse.com', '/hkrpg/event/e20230101mail/index.html'),
    ],
    ['LINK_OTHER_GAME', link('authkey=YWJjZGVm&game_biz=nap_global')],
    [
      'LINK_OTHER_SERVICE',
      link(
        'sign_type=2&auth_appid=csc&authkey_ver=1&authkey=YWJjZGVm&game_biz=hkrpg_global',
        'webstatic-sea.hoyoverse.com',
        '/csc-service-center-fe/index.html',
      ),
    ],
    ['LINK_OTHER_SERVICE', link('authkey=YWJjZGVm&auth_appid=csc')],
    ['LINK_OTHER_SERVICE', link('authkey=YWJjZGVm&auth_appid=webview_gacha_shop')],
    ['LINK_COMMUNITY', 'https://act.hoyolab.com/sr/event/gt-aio/gacha-records/index.html?lang=en'],
    ['LINK_COMMUNITY', 'https://act.hoyolab.com/sr/event/gt-aio/gacha-records'],
    ['LINK_NO_KEY', link('game_biz=hkrpg_global')],
    ['LINK_NO_KEY', link('authkey_ver=1&auth_appid=webview_ga', 'gs.hoyoverse.com', PAGE)],
    ['LINK_NO_KEY', `https://gs.hoyoverse.com${PAGE}#/log`],
    ['LINK_DAMAGED', link('authkey=YWJjZGVm%2')],
    ['LINK_DAMAGED', link('authkey=YWJj')],
    ['LINK_DAMAGED', link('authkey=%3Cscript%3E')],
    ['LINK_TOO_LONG', link(`authkey=${'A'.repeat(9000)}`)],
  ])('is refused with a word for what is wrong: %s', (error, text) => {
    expect(read(text)).toBe(error);
  });

  it.each(OTHER_GAMES)('of another game is refused as such: %s%s', (host, path, game) => {
    expect(read(link('authkey=YWJjZGVm', host, path))).toBe('LINK_OTHER_GAME');
    expect(read(link(`authkey=YWJjZGVm&game_biz=${game}`, host, path))).toBe('LINK_OTHER_GAME');
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

describe('what the game has against a link', () => {
  it.each([
    [-100, 'LINK_DAMAGED'],
    [-101, 'LINK_EXPIRED'],
    [-109, 'LINK_OTHER_SERVICE'],
  ])('is told from its code %i', (retcode, code) => {
    expect(readRecordAnswer({ retcode, message: 'no', data: null }, 11)).toEqual({
      ok: false,
      error: { code },
    });
  });
});
