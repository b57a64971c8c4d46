const MAX_PATH = 512;
const MAX_SEGMENTS = 12;
const MAX_QUERY = 2048;

/** Why a request is not answered: the status and a word for it. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What is wrong with a request, judged by its method and address alone, before anything costly looks at
 * it: matching a path to the routes takes longer than the path is long.
 */
export function refusalOf(method: string, url: URL): Refusal | undefined {
  const { pathname, search, searchParams } = url;
  if (pathname.length > MAX_PATH || search.length > MAX_QUERY) return ADDRESS_TOO_LONG;
  if (pathname.split('/').length - 1 > MAX_SEGMENTS) return ADDRESS_TOO_LONG;
  if (!isReadable(pathname)) return BAD_ADDRESS;
  // A path that begins with two slashes reads as another host wherever it is sent on; programs know their addresses.
  if (pathname.startsWith('//') || (isApi(pathname) && pathname.includes('//')))
    return { status: 404, code: 'NOT_FOUND' };
  // The router's own way of asking for one route's data, which its pages gave up.
  if (searchParams.has('_data')) return BAD_ADDRESS;
  if (isApi(pathname) || READING.includes(method)) return undefined;
  return { status: 405, code: 'METHOD_NOT_ALLOWED', headers: { Allow: READING.join(', ') } };
}

/** Whether the address is one of the interface for programs, which answers in JSON. */
export function isApi(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

export const BAD_ADDRESS: Refusal = { status: 400, code: 'BAD_ADDRESS' };

const READING = ['GET', 'HEAD'];
const ADDRESS_TOO_LONG: Refusal = { status: 414, code: 'ADDRESS_TOO_LONG' };

/** Well-formed, and without characters that no address of ours has and that others act upon. */
function isReadable(pathname: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
