import type { Config } from '../config/config';

/** The desktop's pages. */
const DESKTOP = 'app://trailbook';
const A_DAY = '86400';
/** Rule C6. */
export const STATE_HEADER = 'X-SRS-Verify';

/** Which other origins may use the API from their pages. */
export interface CorsPolicy {
  /** Headers of an answer to a call. */
  headers(request: Request): readonly (readonly [string, string])[];
  /** The answer to a preflight request. */
  preflight(request: Request): Response;
}

/**
 * Any page may read what is public. Only our own pages and those in the settings may post, or get the state that
 * posting takes. Cookies are never accepted.
 */
export function corsPolicy({ siteUrl, origins }: Pick<Config, 'siteUrl' | 'origins'>): CorsPolicy {
  const own = new Set([DESKTOP, ...origins, ...(siteUrl ? [siteUrl] : [])]);
  const toOrigin = (request: Request): [string, string][] => {
    const origin = request.headers.get('Origin');
    const vary: [string, string] = ['Vary', 'Origin'];
    if (origin === null || !own.has(origin)) return [vary];
    return [vary, ['Access-Control-Allow-Origin', origin]];
  };
  return {
    headers: (request) =>
      isForAll(request) ? [['Access-Control-Allow-Origin', '*']] : toOrigin(request),
    preflight(request) {
      const asked = request.headers.get('Access-Control-Request-Method') ?? 'GET';
      const isPublic = asked !== 'POST' && isForAll(new Request(request.url));
      const allowed: readonly (readonly [string, string])[] = isPublic
        ? [['Access-Control-Allow-Origin', '*']]
        : toOrigin(request);
      return new Response(null, {
        status: 204,
        headers: [
          ...allowed.map(([name, value]): [string, string] => [name, value]),
          ['Access-Control-Allow-Methods', 'GET, POST'],
          ['Access-Control-Allow-Headers', `Content-Type, ${STATE_HEADER}`],
          ['Access-Control-Max-Age', A_DAY],
        ],
      });
    },
  };
}

const STATE_PATH = '/api/v1/state';

function isForAll({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && new URL(url).pathname !== STATE_PATH;
}
