import type { Client } from '../../bridge/publisher.ts';

/** The publisher's pages that show a player's achievements. */
export const LIST_PAGES: Readonly<Record<Client, string>> = {
  global:
    'https://act.hoyolab.com/sr/event/cultivation-tool/index.html?game_biz=hkrpg_global&hyl_auth_required=true#/tools/achievement',
  cn: 'https://act.mihoyo.com/sr/event/cultivation-tool/index.html#/tools/achievement',
};

/** Where the publisher's pages are, those that sign in among them. */
const DOMAINS = ['hoyolab.com', 'hoyoverse.com', 'mihoyo.com', 'miyoushe.com'];

/** Whether it is a page of the publisher's: plain https, nothing beside the host. */
export function isPublisherAddress(address: string): boolean {
  const { hostname } = plainHttps(address) ?? {};
  return DOMAINS.some((domain) => hostname === domain || hostname?.endsWith(`.${domain}`));
}

/** What the session's requests are filtered by before they are looked at. */
export const LIST_PATTERN = 'https://*/event/rpgcultivate/achievement/list*';
const LIST_PATH = '/event/rpgcultivate/achievement/list';

/** Who answers for the list; no other host is asked. */
const LIST_HOSTS: Readonly<Record<Client, readonly string[]>> = {
  global: [
    'sg-public-api.hoyolab.com',
    'sg-act-public-api.hoyolab.com',
    'sg-public-api.hoyoverse.com',
    'sg-act-public-api.hoyoverse.com',
  ],
  cn: ['api-takumi.mihoyo.com', 'act-api-takumi.mihoyo.com'],
};
const GAME_SERVERS: Readonly<Record<Client, string>> = { global: 'hkrpg_global', cn: 'hkrpg_cn' };
const LONGEST_ADDRESS = 2000;

/** A page's call for the achievements of an account. */
export interface ListCall {
  readonly uid: string;
  /** Of the same call for all of them: hidden ones, and those that are not finished. */
  readonly address: string;
}

/**
 * Reads what a page asks for.
 *
 * @returns undefined for what is no call of the publisher's for this game; 'unknown' for one that asks in a way of which
 * we do not know what it means
 */
export function listCallAt(address: string, client: Client): ListCall | 'unknown' | undefined {
  const url = plainHttps(address);
  if (url?.pathname !== LIST_PATH || !isPublisherAddress(address)) return undefined;
  const { searchParams: asked } = url;
  if (asked.has('game') && asked.get('game') !== 'hkrpg') return undefined;
  const isKnown =
    address.length <= LONGEST_ADDRESS &&
    LIST_HOSTS[client].includes(url.hostname) &&
    isOnly(asked.getAll('game_biz'), GAME_SERVERS[client]);
  const [uid = '', ...others] = asked.getAll('badge_uid');
  if (!isKnown || others.length > 0 || !/^\d{9,10}$/.test(uid)) return 'unknown';
  asked.set('need_all', 'true');
  asked.set('show_hide', 'true');
  return { uid, address: url.href };
}

function isOnly(values: readonly string[], expected: string): boolean {
  return values.length === 1 && values[0] === expected;
}

function plainHttps(address: string): URL | undefined {
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && !url.port && !url.username && !url.password;
  return isPlain ? url : undefined;
}
