import { CALLS, type Contract } from '@trailbook/api/calls';
import type { Config } from '../config/config';
import { corsPolicy } from '../http/cors';
import { compressed } from '../http/encoding';
import { errorAnswer } from '../http/error-answer.server';
import { withBufferedBody } from '../http/read-body';
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

/** What the body of some calls may be, by their address. */
const LARGE_BODIES: ReadonlyMap<string, number> = new Map(
  CALLS.flatMap(({ path, maxBodyBytes }: Contract) =>
    maxBodyBytes === undefined ? [] : [[`/api/v1/${path}`, maxBodyBytes] as const],
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

  async function uncached(request: Request, url: URL, clientAddress: string): Promise<Response> {
    const buffered = await withBufferedBody(request, LARGE_BODIES.get(url.pathname));
    if ('code' in buffered) return errorAnswer(buffered, true);
    return run(asRouted(buffered), { clientAddress });
  }

  return async (request: Request, url: URL, clientAddress: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return secure(cors.preflight(request));
    const key = callCacheKey(request.method, url);
    const accepted = request.headers.get('Accept-Encoding');
    if (key === undefined) {
      const answer = await compressed(await uncached(request, url, clientAddress), accepted);
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
