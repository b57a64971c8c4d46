import { isLanguage } from '@trailbook/core/internal/dataset';

/**
 * The cache key of an answer: pages, their data and the game's data depend on their address and the release, on nothing
 * else in a request. Undefined for answers that are not cached.
 *
 * @param routes - those whose data is requested, in canonical order
 * @param help - the help's query, which a redirect within data has to contain
 */
export function pageCacheKey(
  method: string,
  pathname: string,
  routes: readonly string[],
  help = '',
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const first = pathname.split(/[/.]/, 2)[1] ?? '';
  if (!isLanguage(first) && !KEPT.includes(first)) return undefined;
  return dataAddress(pathname, routes, help);
}

/** What is kept beside pages below a language. */
const KEPT: readonly string[] = ['data', 'attribution', 'sitemap'];

/** The address of a page, or of the data of some of its routes. */
export function dataAddress(pathname: string, routes: readonly string[], help = ''): string {
  if (!pathname.endsWith('.data')) return pathname;
  const asked = routes.length > 0 ? `_routes=${encodeURIComponent(routes.join(','))}` : '';
  const query = [help.slice(1), asked].filter(Boolean).join('&');
  return query ? `${pathname}?${query}` : pathname;
}

/** What is the same for everybody. The query's own parameter is the only one that counts. */
const CACHED_CALLS =
  /^\/api\/v1\/(?:warp_fetch\/\d{1,6}|warp_overview|warp_config|aggregates\/(?:csv|json)|calendar\/[a-z]{2,3}\/[a-z]{4,7}\.ics|openapi\.json|docs)$/;
const COMPARED = 'compare_id';

/** The cache key of a call, one for all of its spellings; undefined for calls that are not cached. */
export function callCacheKey(
  method: string,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): string | undefined {
  const path = withPlainNumber(decodeURIComponent(pathname));
  if ((method !== 'GET' && method !== 'HEAD') || !CACHED_CALLS.test(path)) return undefined;
  const [[name, value] = [COMPARED, ''], ...more] = searchParams;
  if (searchParams.size === 0) return path;
  const isCompared = name === COMPARED && more.length === 0 && /^\d{1,6}$/.test(value);
  return isCompared ? `${path}?${COMPARED}=${Number(value)}` : undefined;
}

/** Banners are numbers, at the end of an address. */
function withPlainNumber(path: string): string {
  return path.replace(/(?<=\/)0+(?=\d+$)/, '');
}
