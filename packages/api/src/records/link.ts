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
  /** It begins with what the game's cache writes before an address. */
  | 'LINK_PREFIXED'
  | 'LINK_UNREADABLE'
  | 'LINK_NOT_HTTPS'
  | 'LINK_HOST'
  | 'LINK_PATH'
  | 'LINK_OTHER_GAME'
  | 'LINK_NO_KEY';

const MAX_LENGTH = 8192;

/** Hosts of the records themselves, and those that older links name. */
const API_HOSTS: ReadonlyMap<string, GameClient> = new Map([
  ['public-operation-hkrpg-sg.hoyoverse.com', 'global'],
  ['hkrpg-api-os.hoyoverse.com', 'global'],
  ['api-os-takumi.hoyoverse.com', 'global'],
  ['public-operation-hkrpg.mihoyo.com', 'cn'],
  ['api-takumi.mihoyo.com', 'cn'],
]);
/** Hosts of the page that shows the records in the game. */
const PAGE_HOSTS: ReadonlyMap<string, GameClient> = new Map([
  ['webstatic-sea.hoyoverse.com', 'global'],
  ['webstatic.mihoyo.com', 'cn'],
]);

const CLIENTS: Readonly<Record<string, GameClient>> = { hkrpg_global: 'global', hkrpg_cn: 'cn' };

/** Host, path and query. A host is a name and nothing beside it: no user, no port. */
const SHAPE = /^https:\/\/([^/?#\\]*)([^?#\\]*)\?([^#]*)(?:#.*)?$/;

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
  const game = fields?.get('game_biz');
  const byGame = game === undefined ? undefined : ownValue(CLIENTS, game);
  // Another game has another host too: that it is another game says more.
  if (game !== undefined && !byGame) return fail('LINK_OTHER_GAME');
  const byHost = API_HOSTS.get(host) ?? PAGE_HOSTS.get(host);
  if (!byHost) return fail('LINK_HOST');
  if (!isRecordPath(host, path)) return fail('LINK_PATH');
  if (!fields) return fail('LINK_UNREADABLE');
  const client = byGame ?? byHost;
  const authkey = keyOf(fields.get('authkey') ?? '');
  if (authkey === undefined) return fail('LINK_NO_KEY');
  return ok({
    ...{ client, authkey },
    region: matching(fields.get('region'), /^[a-z0-9_]{1,40}$/),
    language: matching(fields.get('lang'), /^[a-z]{2}(?:-[a-z]{2,4})?$/) ?? 'en-us',
  });
}

function isRecordPath(host: string, path: string): boolean {
  if (/%|\/\.\.?(?:\/|$)|\/\//.test(path)) return false;
  if (PAGE_HOSTS.has(host)) return path.startsWith('/hkrpg/');
  return /\/api\/get(?:Ld)?GachaLog$/.test(path);
}

/** Undefined where it cannot be decoded, or one field comes twice. */
function fieldsOf(query: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (const field of query.split('&')) {
    const at = field.indexOf('=');
    if (at === -1) continue;
    const name = field.slice(0, at);
    const value = decoded(field.slice(at + 1));
    if (value === undefined || fields.has(name)) return undefined;
    fields.set(name, value);
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

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
