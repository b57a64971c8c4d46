import { type BannerType, compareIds } from '@trailbook/core/internal/warp';
import type { ImportEvent, ImportFault, ImportRequest } from '../calls/warp-import.ts';
import { PAGE_SIZE, type RecordLink, type RecordPage, recordUrl } from '../records/index.ts';
import type { AskGame, GameAnswer } from './ask-game.ts';

/** How the game is asked. */
export interface RecordSource {
  readonly ask: AskGame;
  /** Another origin than the game's own, in tests and in development. */
  readonly origin?: string | undefined;
  /** Time between two pages. */
  readonly paceMs: number;
  /** How long to wait before each further try. */
  readonly backOffMs: readonly number[];
}

/** Rule W24. */
export const GAME_PACE = { paceMs: 300, backOffMs: [1000, 2000, 5000, 10_000, 20_000] } as const;

interface Reading extends Pick<ImportRequest, 'banners' | 'known'> {
  readonly link: RecordLink;
  readonly signal: AbortSignal;
  /** Called with the account as soon as it is known. */
  readonly onAccount: (uid: string) => void;
  /** Gathers what is read for the statistics, where the player wants that. */
  readonly gathering?: Gathering | undefined;
}

/** Gathers the pulls of one account for the global statistics. */
export interface Gathering {
  /** Takes a page. */
  take(page: GatheredPage): Promise<void>;
  /** Whether it lacks older pulls of the banner type than it was given so far. */
  lacksOlder(type: BannerType): boolean;
  /** Ends a banner type. */
  finish(type: BannerType): Promise<ImportEvent | undefined>;
}

export interface GatheredPage {
  readonly type: BannerType;
  readonly uid: string;
  /** What was asked for: `0` for the newest. */
  readonly from: string;
  readonly rows: RecordPage['rows'];
  readonly unread: number;
}

/** Reads the records banner by banner, page by page, and tells of each. Ends with `done` or `failed`. */
export async function* readRecords(
  source: RecordSource,
  { link, banners, known, signal, onAccount, gathering }: Reading,
): AsyncGenerator<ImportEvent> {
  let uid: string | undefined;
  for (const { type, from } of banners) {
    let end: 'ALL' | 'KNOWN' | undefined;
    let wasFull = false;
    for (let endId = from; end === undefined; ) {
      const url = recordUrl(link, { type, endId }, source.origin);
      const question = { url, type, signal };
      let asked = yield* askWithRetries(source, question);
      if ('page' in asked && isDoubtful(asked.page, wasFull)) {
        await pause(source.paceMs, signal);
        asked = yield* askWithRetries(source, question);
      }
      if (signal.aborted) return;
      if ('failure' in asked) {
        yield { event: 'failed', failure: withoutKey(asked.failure, link) };
        return;
      }
      const { page } = asked;
      wasFull = countOf(page) === PAGE_SIZE;
      if (page.uid !== null && page.uid !== uid) {
        if (uid !== undefined) {
          yield { event: 'failed', failure: { code: 'ACCOUNTS_MIXED' } };
          return;
        }
        uid = page.uid;
        onAccount(uid);
      }
      if (uid === undefined || page.next === null) end = 'ALL';
      else if (endId !== '0' && compareIds(page.next, endId) >= 0) {
        // Nothing older than before: asked on, it would tell the same for ever.
        yield { event: 'failed', failure: { code: 'ANSWER_BROKEN' } };
        return;
      } else {
        const { zone, rows, unread, next } = page;
        yield { event: 'page', type, uid, zone, rows, unread, next };
        await gathering?.take({ type, uid, from: endId, rows, unread });
        const isEnough = isKnown(page, known[uid]?.[type]) && !gathering?.lacksOlder(type);
        if (isEnough) end = 'KNOWN';
        endId = next;
      }
      await pause(source.paceMs, signal);
    }
    yield { event: 'banner', type, end };
    const given = await gathering?.finish(type);
    if (given) yield given;
  }
  yield { event: 'done' };
}

/** An answer that lacks rows, or none after a full one, may be whole when it is asked for again. */
function isDoubtful(page: RecordPage, wasFull: boolean): boolean {
  return page.unread > 0 || (wasFull && countOf(page) === 0);
}

function countOf({ rows, unread }: RecordPage): number {
  return rows.length + unread;
}

/** By the id, never by the time: ten pulls share one time, and half of them may be known. */
function isKnown({ rows }: RecordPage, ids: readonly string[] | undefined): boolean {
  return ids !== undefined && rows.some(({ id }) => ids.includes(id));
}

interface Question {
  readonly url: string;
  readonly type: BannerType;
  readonly signal: AbortSignal;
}

type PageOrFailure = { readonly page: RecordPage } | { readonly failure: ImportFault };

/** Asks again after a pause while that may help. */
async function* askWithRetries(
  { ask, backOffMs }: RecordSource,
  { url, type, signal }: Question,
): AsyncGenerator<ImportEvent, PageOrFailure> {
  for (let attempt = 0; ; attempt++) {
    const asked: GameAnswer = await ask(url, type, signal);
    if (asked.ok) return { page: asked.value };
    const { error } = asked;
    if (error.code !== 'NETWORK' && error.code !== 'THROTTLED') return { failure: error };
    const ms = backOffMs[attempt];
    if (ms === undefined || signal.aborted) {
      return { failure: { code: error.code === 'NETWORK' ? 'GAME_UNREACHABLE' : 'GAME_BUSY' } };
    }
    yield { event: 'wait', reason: error.code, ms };
    await pause(ms, signal);
  }
}

/** The game's own words are shown; should they repeat the key, nothing of them is. */
function withoutKey(failure: ImportFault, { authkey }: RecordLink): ImportFault {
  if (failure.code !== 'GAME_REFUSED') return failure;
  const { retcode, message } = failure.args;
  const isSafe = !message.includes(authkey.slice(0, 8)) && !/authkey=/i.test(message);
  return { code: 'GAME_REFUSED', args: { retcode, message: isSafe ? message : '' } };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
