import { fail, ok, type Result } from '@trailbook/core/internal/basics';

/** The two clients of the game, each with servers of its own. */
export type GameClient = 'global' | 'cn';

/** What a link to the warp records holds that is of use: nothing else of it is ever asked for. */
export interface RecordLink {
  readonly client: GameClient;
  /** The key to the records, decoded. Whoever has it can read them for a day. */
  readonly authkey: string;
  readonly region: string | undefined;
  readonly language: string;
}

/** Why a text is no link to the records. */
export type LinkError =
  | 'LINK_EMPTY'
  | 'LINK_TOO_LONG'
  /** The text begins with the numbers that the game's cache writes before an address. */
  | 'LINK_PREFIXED'
  | 'LINK_UNREADABLE'
  | 'LINK_NOT_HTTPS'
  | 'LINK_OTHER_GAME'
  /** A page of the game that is no records page, such as customer service: its key opens no records. */
  | 'LINK_OTHER_SERVICE'
  /** The records on the publisher's community site, which need a login there. */
  | 'LINK_COMMUNITY'
  | 'LINK_HOST'
  | 'LINK_PATH'
  | 'LINK_NO_KEY'
  /** The key is cut within an encoded character, or is no key. */
  | 'LINK_DAMAGED';

const MAX_LENGTH = 8192;

/** A host of the records, or of the page that shows them in the game. */
interface Host {
  readonly client: GameClient;
  readonly path: RegExp;
}

const API = /^\/common\/(?:hkrpg_)?gacha_record\/api\/get(?:Ld)?GachaLog$/;
const PAGE = /^\/hkrpg\/event\/e\d{8}gacha[\w-]*\/index\.html$/;

/** Today's hosts and older ones (Starward, warp-export). */
const HOSTS: ReadonlyMap<string, Host> = new Map([
  ['public-operation-hkrpg-sg.hoyoverse.com', { client: 'global', path: API }],
  ['hkrpg-api-os.hoyoverse.com', { client: 'global', path: API }],
  ['api-os-takumi.hoyoverse.com', { client: 'global', path: API }],
  ['api-os-takumi.mihoyo.com', { client: 'global', path: API }],
  ['public-operation-hkrpg.mihoyo.com', { client: 'cn', path: API }],
  ['api-takumi.mihoyo.com', { client: 'cn', path: API }],
  ['gs.hoyoverse.com', { client: 'global', path: PAGE }],
  ['webstatic-sea.hoyoverse.com', { client: 'global', path: PAGE }],
  ['webstatic.mihoyo.com', { client: 'cn', path: PAGE }],
]);
/** The records there need a login. */
const COMMUNITY_HOST = /(?:^|\.)hoyolab\.com$/;
/** Names of the publisher's other games, in their hosts and paths. */
const OTHER_GAME = /(?:^|[./-])(?:hk4e|genshin|nap)(?:[./-]|$)/;

const OWN_GAME = 'hkrpg_';
const CLIENTS: ReadonlyMap<string, GameClient> = new Map([
  ['hkrpg_global', 'global'],
  ['hkrpg_cn', 'cn'],
]);
const REGIONS: ReadonlyMap<string, GameClient> = new Map([
  ['prod_official_usa', 'global'],
  ['prod_official_eur', 'global'],
  ['prod_official_asia', 'global'],
  ['prod_official_cht', 'global'],
  ['prod_gf_cn', 'cn'],
  ['prod_qd_cn', 'cn'],
]);
const RECORDS_SERVICE = 'webview_gacha';

/** Host, path and query. A host is a name and nothing beside it: no user, no port. */
const SHAPE = /^https:\/\/([^/?#\\]*)([^?#\\]*)(?:\?([^#]*))?(?:#.*)?$/;

/**
 * Reads a pasted link. It is judged by a grammar of its own, stricter than any browser's, so that nothing is
 * allowed here that is read otherwise elsewhere.
 * Rule W22.
 */
export function readRecordLink(text: string): Result<RecordLink, LinkError> {
  const link = text.trim();
  if (link === '') return fail('LINK_EMPTY');
  if (link.length > MAX_LENGTH) return fail('LINK_TOO_LONG');
  if (/^\d+\/\d+\/https?:/i.test(link)) return fail('LINK_PREFIXED');
  // One line of plain letters: others are dropped by some readers, and kept by others.
  if (!/^[\x21-\x7e]+$/.test(link)) return fail('LINK_UNREADABLE');
  if (/^http:\/\//i.test(link)) return fail('LINK_NOT_HTTPS');
  const [, host = '', path = '', query = ''] = SHAPE.exec(link) ?? [];
  if (host === '') return fail('LINK_UNREADABLE');
  const fields = fieldsOf(query);
  if (isOfOtherGame(host + path, fields.get('game_biz'))) return fail('LINK_OTHER_GAME');
  if (!isBeginningOf(RECORDS_SERVICE, fields.get('auth_appid'))) return fail('LINK_OTHER_SERVICE');
  if (COMMUNITY_HOST.test(host)) return fail('LINK_COMMUNITY');
  const known = HOSTS.get(host);
  if (!known) return fail('LINK_HOST');
  if (!known.path.test(path)) return fail('LINK_PATH');
  const key = fields.get('authkey');
  if (key === undefined) return fail('LINK_NO_KEY');
  const authkey = keyOf(key);
  if (authkey === undefined) return fail('LINK_DAMAGED');
  const region = fields.get('region') ?? '';
  const byRegion = REGIONS.get(region);
  return ok({
    // The host comes last: Global links were seen on a host of mihoyo.com (Starward#427).
    client: CLIENTS.get(fields.get('game_biz') ?? '') ?? byRegion ?? known.client,
    authkey,
    // The game answers without a region (genshin.py sends none), so an unknown or cut one is left out.
    region: byRegion && region,
    language: matching(fields.get('lang')?.toLowerCase(), /^[a-z]{2}(?:-[a-z]{2,4})?$/) ?? 'en-us',
  });
}

function isOfOtherGame(address: string, game: string | undefined): boolean {
  if (game?.startsWith(OWN_GAME)) return false;
  return !isBeginningOf(OWN_GAME, game) || OTHER_GAME.test(address);
}

/** Also where a parameter is missing, or is the whole: a link may be cut before it, within it or behind it. */
function isBeginningOf(expected: string, value = ''): boolean {
  return expected.startsWith(value);
}

/**
 * The parameters that have a value. Of one that is given twice the last counts: pages append their own parameters
 * to those that they were opened with.
 */
function fieldsOf(query: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const field of query.split('&')) {
    const at = field.indexOf('=');
    const value = field.slice(at + 1);
    // One that cannot be decoded fits none of the values that are read.
    if (at !== -1 && value !== '') fields.set(field.slice(0, at), decoded(value) ?? value);
  }
  return fields;
}

/** A key is base64. Some tools have decoded it already, others encoded it twice, or made its + a space. */
function keyOf(value: string): string | undefined {
  const once = value.includes('%') ? decoded(value) : value;
  return matching(once?.replaceAll(' ', '+'), /^[\w+/=-]{8,4096}$/);
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function matching(value: string | undefined, shape: RegExp): string | undefined {
  return value !== undefined && shape.test(value) ? value : undefined;
}
