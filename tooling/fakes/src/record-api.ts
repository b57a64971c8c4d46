import {
  type BannerType,
  compareIds,
  instantOf,
  isBannerType,
  leavesAt,
} from '@trailbook/core/internal/warp';
import { type FakeAccount, FOURS } from './account.ts';
import type { FakeAnswer } from './serve.ts';

/** What may go wrong with one request. */
export type Fault =
  /** Too many at once: -110. */
  | 'throttled'
  /** The line is cut before anything is said, or in the middle of it. */
  | 'cut'
  | 'cutHalf'
  /** The link is a day old from here on: -101. */
  | 'expired'
  | 'html'
  | 'error500'
  | 'redirect'
  /** Some other code of the game's, with its message. */
  | 'refused';

export interface RecordApiOptions {
  readonly accounts: readonly FakeAccount[];
  /** When it is asked, in milliseconds: rows leave the records as they grow old. */
  readonly now: number;
  /** Faults by the count of requests, the first being 1. */
  readonly faults?: ReadonlyMap<number, Fault>;
  /** How long each answer takes. */
  readonly delayMs?: number;
}

/** What it was asked so far. */
export interface RecordApiLog {
  readonly paths: readonly string[];
  /** How many requests of one account were under way at once at most. */
  readonly busiest: number;
}

export interface RecordApi {
  answer(request: Request): Promise<FakeAnswer>;
  log(): RecordApiLog;
}

const NEW_PATH = '/common/hkrpg_gacha_record/api/';
/** Still answers, and leaves out most of a history. */
const OLD_PATH = '/common/gacha_record/api/';
const OLD_PATH_SHARE = 0.37;
const MOST_ROWS = 20;

/** The game's records as a function: paging, codes, delays, and faults on request. */
export function createRecordApi({
  accounts,
  now,
  faults = new Map(),
  delayMs = 0,
}: RecordApiOptions): RecordApi {
  const paths: string[] = [];
  const underWay = new Map<string, number>();
  let busiest = 0;
  let isExpired = false;

  async function answer(request: Request): Promise<FakeAnswer> {
    const url = new URL(request.url);
    paths.push(url.pathname);
    const fault = faults.get(paths.length);
    const account = accounts.find(({ authkey }) => authkey === url.searchParams.get('authkey'));
    const uid = account?.uid ?? '';
    underWay.set(uid, (underWay.get(uid) ?? 0) + 1);
    busiest = Math.max(busiest, underWay.get(uid) ?? 0);
    // At least a turn of the loop, so that two at once are seen.
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    underWay.set(uid, (underWay.get(uid) ?? 1) - 1);
    if (fault === 'expired') isExpired = true;
    if (fault === 'cut') return { response: undefined, isCut: true };
    if (fault === 'cutHalf') return { response: pageOf(url, account, now), isCut: true };
    if (isExpired) return whole(refusal(-101, 'authkey timeout'));
    return whole((fault && FAULTS[fault]?.()) ?? pageOf(url, account, now));
  }

  return { answer, log: () => ({ paths, busiest }) };
}

const FAULTS: Partial<Record<Fault, () => Response>> = {
  throttled: () => refusal(-110, 'visit too frequently'),
  refused: () => refusal(-111, 'game data is being maintained'),
  html: () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
  error500: () => new Response('upstream error', { status: 502 }),
  redirect: () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1:1/' } }),
};

function whole(response: Response): FakeAnswer {
  return { response, isCut: false };
}

function refusal(retcode: number, message: string): Response {
  return Response.json({ retcode, message, data: null });
}

function pageOf({ pathname, searchParams }: URL, account: FakeAccount | undefined, now: number) {
  const param = (name: string) => searchParams.get(name) ?? '';
  const isOld = pathname.startsWith(OLD_PATH);
  const call = pathname.slice((isOld ? OLD_PATH : NEW_PATH).length);
  if (!isOld && !pathname.startsWith(NEW_PATH)) return new Response('404', { status: 404 });
  if (!account || param('authkey_ver') !== '1' || param('sign_type') !== '2') {
    return refusal(-100, 'authkey error');
  }
  const type = Number(param('gacha_type'));
  const isCollaboration = type === 21 || type === 22;
  if (!isBannerType(type) || isCollaboration !== (call === 'getLdGachaLog')) {
    return refusal(-102, 'gacha type error');
  }
  const kept = keptRows(account, type, now);
  const answered = isOld ? kept.slice(0, Math.floor(kept.length * OLD_PATH_SHARE)) : kept;
  // The page's number is decoration: the last id alone says where to go on.
  const after = param('end_id') || '0';
  const rest = after === '0' ? answered : answered.filter(({ id }) => compareIds(id, after) < 0);
  const size = Math.min(Number(param('size')) || 5, MOST_ROWS);
  return Response.json({
    retcode: 0,
    message: 'OK',
    data: {
      page: param('page') || '0',
      size: String(size),
      list: rest.slice(0, size).map((pull) => ({
        uid: account.uid,
        gacha_id: String(pull.gachaId),
        gacha_type: String(type),
        item_id: String(pull.itemId),
        count: '1',
        time: pull.time,
        name: `Item ${pull.itemId}`,
        lang: param('lang'),
        item_type: pull.itemId >= 20_000 ? 'Light Cone' : 'Character',
        rank_type: String(starsOf(pull.itemId)),
        id: pull.id,
      })),
      region: account.region,
      region_time_zone: account.zone,
    },
  });
}

/** Newest first, without what is too old. */
function keptRows({ pulls, zone }: FakeAccount, type: BannerType, now: number) {
  return (pulls.get(type) ?? [])
    .filter(({ time }) => leavesAt(type, instantOf(time, zone)) > now)
    .toReversed();
}

/** An account as those have it who were told the stars of its characters. */
export function withStars(account: FakeAccount): FakeAccount {
  const pulls = [...account.pulls].map(([type, list]) => {
    const told = list.map((pull) => {
      const rarity = pull.itemId < 20_000 ? starsOf(pull.itemId) : 3;
      return rarity === 3 ? pull : { ...pull, rarity };
    });
    return [type, told] as const;
  });
  return { ...account, pulls: new Map(pulls) };
}

function starsOf(itemId: number): 3 | 4 | 5 {
  if (FOURS.includes(itemId)) return 4;
  return itemId >= 20_000 && itemId < 21_000 ? 3 : 5;
}
