import { CALLS, type Contract } from '@trailbook/api/calls';
import type { Config } from '../config/config';
import { corsPolicy } from '../http/cors';
import { compressed } from '../http/encoding';
import { errorAnswer } from '../http/error-answer.server';
import { createLargeCalls } from '../http/large-calls';
import { BODY_BYTES, withBufferedBody } from '../http/read-body';
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

interface Parts {
  readonly config: Config;
  readonly origin: string;
  readonly run: RunRoutes;
  readonly cache: ResponseCache;
  readonly secure: Secure;
}

/** Answers the calls below `/api/`. Those that are the same for everybody come from the cache. */
export function createApiHandler({ config, origin, run, cache, secure }: Parts) {
  const cors = corsPolicy(config);
  const largeCalls = createLargeCalls();

  async function uncached(request: Request, url: URL, clientAddress: string): Promise<Response> {
    const call = LARGE.get(url.pathname);
    const answer = async () => {
      const buffered = await withBufferedBody(request, call?.maxBodyBytes);
      if ('code' in buffered) return errorAnswer(buffered, true);
      const answered = await run(asRouted(buffered), { clientAddress });
      return compressed(answered, request.headers.get('Accept-Encoding'));
    };
    if (!call || !isLarge(request, call)) return answer();
    const answered = await largeCalls.answer(clientAddress, answer);
    return 'code' in answered ? errorAnswer(answered, true) : answered;
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

/** Whether this request of such a call may be large itself. */
function isLarge(request: Request, { maxAnswerBytes }: Contract): boolean {
  const length = request.headers.get('Content-Length');
  return maxAnswerBytes !== undefined || length === null || !(Number(length) <= BODY_BYTES);
}

/** The same request, by a method that no call takes where the router does not know its own. */
function asRouted(request: Request): Request {
  const { url, method, headers, signal } = request;
  if (ROUTED.includes(method)) return request;
  return new Request(url, { method: 'DELETE', headers, signal });
}
