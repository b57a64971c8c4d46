import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD_ORIGINS, readRecordLink, recordUrl } from './index.ts';

const API_PATHS = ['', 'hkrpg_'].flatMap((prefix) =>
  ['', 'Ld'].map((call) => `/common/${prefix}gacha_record/api/get${call}GachaLog`),
);
const PAGE_PATHS = ['', '-v2', '-v3'].map(
  (version) => `/hkrpg/event/e20211215gacha${version}/index.html`,
);
const PLACES = [
  ...[
    'public-operation-hkrpg-sg.hoyoverse.com',
    'public-operation-hkrpg.mihoyo.com',
    'hkrpg-api-os.hoyoverse.com',
    'api-os-takumi.hoyoverse.com',
    'api-os-takumi.mihoyo.com',
    'api-takumi.mihoyo.com',
  ].flatMap((host) => API_PATHS.map((path) => ({ host, path }))),
  ...['gs.hoyoverse.com', 'webstatic-sea.hoyoverse.com', 'webstatic.mihoyo.com'].flatMap((host) =>
    PAGE_PATHS.map((path) => ({ host, path })),
  ),
];
const KEY = 'YWJj+ZGVm/0aGk+9w==';
const FIELDS = {
  authkey_ver: '1',
  sign_type: '2',
  auth_appid: 'webview_gacha',
  win_mode: 'fullscreen',
  gacha_id: '8b1d1f0e7c5a4b3c9d2e6f70a1b2c3d4e5f60718',
  timestamp: '1790000000',
  default_gacha_type: '11',
  os_system: 'Windows%2011',
  plat_type: 'pc',
  page: '1',
  size: '5',
  gacha_type: '11',
  end_id: '0',
};
const CLIENTS = [
  { client: 'global', game_biz: 'hkrpg_global', region: 'prod_official_eur' },
  { client: 'cn', game_biz: 'hkrpg_cn', region: 'prod_gf_cn' },
] as const;

const parts = fc.record({
  place: fc.constantFrom(...PLACES),
  of: fc.constantFrom(...CLIENTS),
  key: fc.constantFrom(KEY, encodeURIComponent(KEY), encodeURIComponent(encodeURIComponent(KEY))),
  others: fc.subarray(Object.entries(FIELDS)),
  hash: fc.constantFrom('', '#/log'),
});
const inAnyOrder = (fields: readonly string[]) =>
  fc.shuffledSubarray([...fields], { minLength: fields.length });

const link = parts.chain(({ place, of, key, others, hash }) => {
  const needed = [`authkey=${key}`, `game_biz=${of.game_biz}`, `region=${of.region}`, 'lang=ja-jp'];
  return inAnyOrder([...needed, ...others.map(([name, value]) => `${name}=${value}`)])
    .chain((fields) => fc.subarray(fields).map((again) => [...fields, ...again]))
    .map((fields) => ({
      of,
      text: `https://${place.host}${place.path}?${fields.join('&')}${hash}`,
    }));
});

describe('a link to the records', () => {
  it('leads to the same question, whatever its host, path, order and repeated parameters', () => {
    fc.assert(
      fc.property(link, ({ of: { client, game_biz, region }, text }) => {
        const read = readRecordLink(text);
        if (!read.ok) throw new Error(`${read.error}: ${text}`);
        expect(recordUrl(read.value, { type: 11, endId: '0' })).toBe(
          `${RECORD_ORIGINS[client]}/common/hkrpg_gacha_record/api/getGachaLog?authkey_ver=1&sign_type=2` +
            `&authkey=${encodeURIComponent(KEY)}&game_biz=${game_biz}&region=${region}` +
            '&lang=ja-jp&gacha_type=11&page=1&size=20&end_id=0',
        );
      }),
      { numRuns: 500 },
    );
  });

  it('leads to no host but the game’s two, whatever is done to it', () => {
    const scraps = fc.constantFrom(
      ...['.evil.com', 'evil.com', '@', ':443', ':', '/', '//', '\\', '?', '#', '%', '%40', '..'],
      ...['http://', 'https://', 'user:pass@', '&', '&authkey=b3RoZXI', '&game_biz=hkrpg_cn'],
      ...['gs.hoyoverse.com', 'hoyolab.com', '\u0000', '\n', ' ', '\u3002', '\uff0f'],
    );
    const damage = fc.tuple(fc.nat(400), fc.nat(3), fc.oneof(scraps, fc.string({ maxLength: 4 })));
    const origins: readonly string[] = Object.values(RECORD_ORIGINS);
    fc.assert(
      fc.property(link, fc.array(damage, { minLength: 1, maxLength: 4 }), ({ text }, damages) => {
        const hurt = damages.reduce(
          (now, [at, less, more]) => now.slice(0, at) + more + now.slice(at + less),
          text,
        );
        const read = readRecordLink(hurt);
        if (!read.ok) return;
        const asked = new URL(recordUrl(read.value, { type: 21, endId: '17' }));
        expect(origins).toContain(asked.origin);
        expect(asked.pathname).toBe('/common/hkrpg_gacha_record/api/getLdGachaLog');
        expect([...asked.searchParams.keys()].filter((name) => name === 'authkey')).toHaveLength(1);
        // A browser would have gone to the same host.
        const { protocol, host, username } = new URL(hurt.trim());
        expect(PLACES.map((place) => place.host)).toContain(host);
        expect([protocol, username]).toEqual(['https:', '']);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused at a host that only looks like a known one', () => {
    const disguised = (host: string) => [
      `https://${host}.evil.com`,
      `https://evil.com.${host}`,
      `https://evil-${host}`,
      `https://${host}@evil.com`,
      `https://user@${host}`,
      `https://user:secret@${host}`,
      `https://${host}:443`,
      `https://${host}:8443`,
      `https://${host}.`,
      `https://${host.toUpperCase()}`,
      `http://${host}`,
      `//${host}`,
      `https:/${host}`,
      `https://evil.com\\@${host}`,
    ];
    for (const { host, path } of PLACES) {
      for (const origin of disguised(host)) {
        const read = readRecordLink(`${origin}${path}?authkey=${KEY}&game_biz=hkrpg_global`);
        expect(read.ok, origin).toBe(false);
      }
    }
  });
});
