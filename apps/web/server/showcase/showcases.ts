import { readShowcase, type Showcase } from '@trailbook/api/account';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config';
import { addressLimit } from '../http/address-limit.server';
import { ApiError, tooMany } from '../http/error-answer.server';
import { createLimiter } from '../http/limited';

/** Asks a public showcase for accounts. */
export interface Showcases {
  /** @throws ApiError with a code of its own for each way in which it can fail */
  ask(
    uid: string,
    client: { readonly address: string; readonly signal: AbortSignal },
  ): Promise<Showcase>;
}

/** The only server that is asked. Rule U13. */
const ORIGIN = 'https://enka.network';
const PATH = '/api/hsr/uid/';
const USER_AGENT = 'Trailbook/0.1 (fan-made companion)';
const SLOWEST_MS = 8000;
/** Eight characters with their relics take some hundred kilobytes. */
const MAX_BYTES = 2 * 1024 ** 2;
const KEPT = 2000;
const LONGEST_SECONDS = 3600;
/** One that is slow takes no more of us than this; who comes then is told to come again. */
const AT_ONCE = { atOnce: 32, waiting: 0 };
const PER_ADDRESS = { most: 20, withinMs: 10 * 60_000 };

/** What the showcase's own refusals mean, and what we answer then. */
const REFUSALS: Readonly<Record<number, readonly [status: number, code: string]>> = {
  400: [404, 'SHOWCASE_UNKNOWN'],
  404: [404, 'SHOWCASE_UNKNOWN'],
  424: [424, 'SHOWCASE_MAINTENANCE'],
  429: [429, 'SHOWCASE_BUSY'],
  500: [502, 'SHOWCASE_FAILED'],
  503: [503, 'SHOWCASE_DOWN'],
};

interface Options {
  /** The clock, for tests. */
  readonly now?: () => number;
  /** Called with how the showcase answered: `ok`, or why it did not. */
  readonly onAnswer?: (answer: string) => void;
  readonly slowestMs?: number;
}

export function createShowcases(
  { showcaseUrl }: Pick<Config, 'showcaseUrl'>,
  {
    now = () => performance.now(),
    onAnswer = () => undefined,
    slowestMs = SLOWEST_MS,
  }: Options = {},
): Showcases {
  const kept = new LRUCache<string, { readonly showcase: Showcase; readonly until: number }>({
    max: KEPT,
  });
  const asking = new Map<string, Promise<Showcase>>();
  const limit = addressLimit(PER_ADDRESS, now);
  const limiter = createLimiter(AT_ONCE);

  async function readOf(uid: string): Promise<Showcase> {
    const url = `${showcaseUrl ?? ORIGIN}${PATH}${uid}`;
    const showcase = readShowcase(await answerOf(url, slowestMs));
    if (!showcase) throw new ApiError(502, 'SHOWCASE_FAILED');
    return showcase;
  }

  async function askAnew(uid: string): Promise<Showcase> {
    const showcase = await readOf(uid).catch((error: unknown) => {
      onAnswer(error instanceof ApiError ? error.code : 'FAULT');
      throw error;
    });
    onAnswer('ok');
    const seconds = Math.min(Math.max(showcase.ttlSeconds, 0), LONGEST_SECONDS);
    if (seconds > 0) kept.set(uid, { showcase, until: now() + seconds * 1000 });
    return showcase;
  }

  return {
    async ask(uid, { address }) {
      const known = kept.get(uid);
      if (known && now() < known.until) return known.showcase;
      const waitMs = limit.begin(address);
      if (waitMs > 0) throw tooMany(waitMs);
      // Requests for the same account share one answer.
      const underWay = asking.get(uid);
      if (underWay) return underWay;
      const begun = limiter.run(() => askAnew(uid));
      if (!begun) throw new ApiError(429, 'SHOWCASE_BUSY', [], { 'Retry-After': '10' });
      const answer = begun.finally(() => asking.delete(uid));
      asking.set(uid, answer);
      return answer;
    },
  };
}

/** The answer at an address, parsed. Redirects are not followed, and the body is bounded. */
async function answerOf(url: string, slowestMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout(slowestMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Accept: 'application/json', 'User-Agent': USER_AGENT },
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      const [status, code] = REFUSALS[response.status] ?? [502, 'SHOWCASE_FAILED'];
      throw new ApiError(status, code);
    }
    return JSON.parse(await textOf(response));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw new ApiError(504, 'SHOWCASE_SLOW');
    throw new ApiError(502, 'SHOWCASE_FAILED');
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new ApiError(502, 'SHOWCASE_FAILED');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
