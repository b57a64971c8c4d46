import { describe, expect, it } from 'vitest';
import { isPublisherAddress, LIST_PAGES, listCallAt } from './publisher-addresses.ts';

const PATH = '/event/rpgcultivate/achievement/list';
const QUERY =
  'game=hkrpg&game_biz=hkrpg_global&badge_region=prod_official_usa&badge_uid=600000001&show_hide=false&need_all=false';
const HOST = 'sg-public-api.hoyolab.com';
const list = (host = HOST, query = QUERY) => `https://${host}${PATH}?${query}`;

describe('whose pages the window shows', () => {
  it.each([
    ...Object.values(LIST_PAGES),
    'https://account.hoyolab.com/login-platform/index.html',
    'https://account.hoyoverse.com/',
    'https://user.mihoyo.com/',
    'https://passport.miyoushe.com/a?b#c',
  ])('%s is the publisher’s', (address) => {
    expect(isPublisherAddress(address)).toBe(true);
  });

  it.each([
    'http://act.hoyolab.com/sr/',
    'https://hoyolab.com.evil.example/',
    'https://evil-hoyolab.com/',
    'https://hoyolab.co/',
    'https://act.hoyolab.com@evil.example/',
    'https://user:secret@act.hoyolab.com/',
    'https://act.hoyolab.com:8443/',
    'https://act.hoyolab.com./',
    'https://аct.hоyolab.com/',
    'app://trailbook/en',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hoyolab.com',
    'blob:https://act.hoyolab.com/1',
    'about:blank',
    'not an address',
  ])('%s is not', (address) => {
    expect(isPublisherAddress(address)).toBe(false);
  });
});

describe('a page’s call for its list', () => {
  it('is put once more for all achievements, and for nothing else', () => {
    const call = listCallAt(list(), 'global');
    if (!call || call === 'unknown') throw new Error('No call.');
    const { origin, pathname, searchParams } = new URL(call.address);
    expect(call.uid).toBe('600000001');
    expect(origin + pathname).toBe(`https://${HOST}${PATH}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ game: 'hkrpg', game_biz: 'hkrpg_global', badge_region: 'prod_official_usa' },
      ...{ badge_uid: '600000001', show_hide: 'true', need_all: 'true' },
    });
  });

  it('has the hosts of its client', () => {
    const cn = QUERY.replace('hkrpg_global', 'hkrpg_cn');
    expect(listCallAt(list('api-takumi.mihoyo.com', cn), 'cn')).toMatchObject({ uid: '600000001' });
    expect(listCallAt(list('api-takumi.mihoyo.com', cn), 'global')).toBe('unknown');
    expect(listCallAt(list(), 'cn')).toBe('unknown');
  });

  it.each([
    ['another path', `https://${HOST}${PATH}/more?${QUERY}`],
    ['a path that leads there', `https://${HOST}/x/..%2f${PATH}?${QUERY}`],
    ['a host of a similar name', list('sg-public-api.hoyolab.com.evil.example')],
    ['a host in a name', list(`${HOST}@evil.example`)],
    ['plain http', list().replace('https', 'http')],
    ['a port', list(`${HOST}:8443`)],
    ['another game', list(HOST, QUERY.replace('game=hkrpg', 'game=nap'))],
  ])('is none at %s', (_what, address) => {
    expect(listCallAt(address, 'global')).toBeUndefined();
  });

  it.each([
    ['another host of the publisher’s', list('evil.hoyolab.com')],
    ['no account', list(HOST, QUERY.replace('badge_uid=600000001', ''))],
    ['two accounts', list(HOST, `${QUERY}&badge_uid=800000002`)],
    ['an account that is none', list(HOST, QUERY.replace('600000001', '600000001%0a'))],
    ['two games’ servers', list(HOST, `${QUERY}&game_biz=hkrpg_cn`)],
    ['no game', list(HOST, 'badge_uid=600000001')],
    ['more than an address holds', list(HOST, `${QUERY}&a=${'a'.repeat(2000)}`)],
  ])('is not guessed at with %s', (_what, address) => {
    expect(listCallAt(address, 'global')).toBe('unknown');
  });
});
