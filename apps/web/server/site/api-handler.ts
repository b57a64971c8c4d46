import { CALLS, type Contract } from '@trailbook/api/calls';
import type { Config } from '../config/config';
import { ONE_PIECE_BYTES } from '../http/chunks';
import { corsPolicy, STATE_HEADER } from '../http/cors';
import { compressed } from '../http/encoding';
import { errorAnswer } from '../http/error-answer.server';
import { createLimiter } from '../http/limited';
import { BODY_BYTES, withBufferedBody } from '../http/read-body';
import type { Refusal } from '../http/refusal';
import type { States } from '../http/states';
import { createTransfers, handedOut, receive } from '../http/transfers';
import { callCacheKey } from '../pages/cache-keys';
import type { ResponseCache } from '../pages/response-cache';
import { type Secure, withHeaders } from './response-headers';
import type { RunRoutes } from './route-runner';

/** Figures grow all the time, and a reader does not mind if they are some seconds old. */
const FRESH_MS = 10_000;
/** All of them at once are large. */
const AGGREGATES_FRESH_MS = 60_000;
/** Methods that the router takes; every other it refuses itself, and not in the form of our errors. */
const ROUTED: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Calls whose body or answer may be of megabytes, by their address. */
const LARGE: ReadonlyMap<string, Contract> = new Map(
  CALLS.filter((call: Contract) => call.maxBodyBytes ?? call.maxAnswerBytes).map(
    (call) => [`/api/v1/${call.path}`, call] as const,
  ),
);

/** Reading megabytes takes memory and some milliseconds; nobody outside can make it longer. */
const READINGS = { atOnce: 6, waiting: 100 };

const BAD_STATE: Refusal = { status: 403, code: 'BAD_STATE' };

interface Parts {
  readonly config: Config;
  readonly origin: string;
  readonly states: States;
  readonly run: RunRoutes;
  readonly cache: ResponseCache;
  readonly secure: Secure;
}

/** Answers the calls below `/api/`. Those that are the same for everybody come from the cache. */
export function createApiHandler({ config, origin, states, run, cache, secure }: Parts) {
  const cors = corsPolicy(config);
  const bodies = createTransfers();
  const answers = createTransfers();
  const readings = createLimiter(READINGS);

  async function answer(request: Request, clientAddress: string): Promise<Response> {
    const answered = await run(asRouted(request), { clientAddress });
    return compressed(answered, request.headers.get('Accept-Encoding'));
  }

  async function uncached(request: Request, url: URL, clientAddress: string): Promise<Response> {
    const refused = (refusal: Refusal) => errorAnswer(refusal, true);
    const orRefused = (answered: Response | Refusal) =>
      'code' in answered ? refused(answered) : answered;
    const { maxBodyBytes = BODY_BYTES, maxAnswerBytes } = LARGE.get(url.pathname) ?? {};
    if (maxBodyBytes > BODY_BYTES) {
      // Asked before much is read for it. What says nothing of its length may have any.
      const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
      const isStated = length <= BODY_BYTES || states.holds(request.headers.get(STATE_HEADER));
      if (!isStated) return refused(BAD_STATE);
      const place = { transfers: bodies, address: clientAddress };
      return orRefused(
        await receive(request, maxBodyBytes, place, (whole) => answer(whole, clientAddress)),
      );
    }
    const whole = await withBufferedBody(request, maxBodyBytes);
    if ('code' in whole) return refused(whole);
    if (maxAnswerBytes === undefined) return answer(whole, clientAddress);
    const answered = readings.run(() => answer(whole, clientAddress));
    if (!answered) return refused({ status: 503, code: 'BUSY', headers: readings.retryLater() });
    return orRefused(await sendLarge(await answered, clientAddress));
  }

  /** A small answer takes no place. */
  async function sendLarge(response: Response, clientAddress: string): Promise<Response | Refusal> {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length <= ONE_PIECE_BYTES) return new Response(bytes, response);
    const { promise: begun, resolve } = Promise.withResolvers<Response>();
    const refusal = answers.run(clientAddress, async (transfer) => {
      const { answer, sent } = handedOut(bytes, response, transfer);
      resolve(answer);
      await sent;
      return answer;
    });
    return Promise.race([begun, refusal]);
  }

  return async (request: Request, url: URL, clientAddress: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return secure(cors.preflight(request));
    const key = callCacheKey(request.method, url);
    const accepted = request.headers.get('Accept-Encoding');
    if (key === undefined) {
      const answer = await uncached(request, url, clientAddress);
      return secure(withHeaders(answer, cors.headers(request)));
    }
    // The cache holds it with all of its headers, and hands it out like a file.
    const draw = async () => {
      const asked = new Request(origin + key);
      return withHeaders(await run(asked), cors.headers(asked));
    };
    const freshMs = key.includes('/aggregates/') ? AGGREGATES_FRESH_MS : FRESH_MS;
    return cache.answer(key, accepted, { draw, freshMs });
  };
}

/** The same request, by a method that no call takes where the router does not know its own. */
function asRouted(request: Request): Request {
  const { url, method, headers, signal } = request;
  if (ROUTED.includes(method)) return request;
  return new Request(url, { method: 'DELETE', headers, signal });
}
