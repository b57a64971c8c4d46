import { KEPT_MARK } from '@trailbook/ui/offline-protocol';

interface RequestFacts {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
}

/** What a request is for, as far as the worker has to do with it. */
export type Kind = 'page' | 'data' | 'asset' | 'table' | 'file' | 'picture';

/** Undefined for all that goes to the network as if there were no worker: calls above all. */
export function requestKind(
  { url, method, mode, destination }: RequestFacts,
  { origin, assetsUrl }: { readonly origin: string; readonly assetsUrl: string | null },
): Kind | undefined {
  if (method !== 'GET') return undefined;
  const { origin: own, pathname, search } = new URL(url);
  const assets = assetsUrl && `${new URL(assetsUrl, origin).href}/`;
  if (assets && url.startsWith(assets) && destination === 'image') return 'picture';
  if (own !== origin) return undefined;
  // A clip is asked for in parts.
  if (pathname.endsWith('.mp3')) return undefined;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/data/')) return isLanguageFile(pathname) ? 'file' : 'table';
  if (isElsewhere(pathname) || SIGN_IN.test(pathname)) return undefined;
  if (mode === 'navigate') return 'page';
  return pathname.endsWith('.data') && search !== KEPT_MARK ? 'data' : undefined;
}

/** What a sign-in comes back with stands in its address: nothing of it is kept. Rule U28. */
const SIGN_IN = /^(?:\/\w+)?\/oauth\/?$/;

/** `/data/en/search.json` is always the newest; under a hash, a file never changes. */
function isLanguageFile(pathname: string): boolean {
  return /^\/data\/[a-z]{2,3}\//.test(pathname);
}

/** What is no page: calls, and files with an ending, but for the data of pages. */
function isElsewhere(pathname: string): boolean {
  return pathname.startsWith('/api/') || /\.(?!data$)\w+$/.test(pathname);
}
