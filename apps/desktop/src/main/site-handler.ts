import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@trailbook/core/internal/dataset';
import { isOwnAddress } from './navigation.ts';

export type SiteHandler = (request: Request) => Promise<Response>;

/** What the site's build exports; see `app/site.ts` there. */
interface SiteBuild {
  readConfig(environment: Readonly<Record<string, string | undefined>>): unknown;
  openSite(config: unknown, clientFolder: string): SiteHandler;
  refuse(status: 403): Response;
}

interface Window {
  /** What the site's configuration takes from the environment elsewhere. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** The language that the window begins in; the system's, where there is none. Rule S26. */
  readonly language?: () => Language | undefined;
  /** Makes the pages' calls elsewhere; without it, the build itself answers them, and has no statistics. */
  readonly forward?: SiteHandler | undefined;
}

/** Calls of the pages. Rule S29. */
const CALLS = '/api/';

/**
 * Answers the window's requests from the site's own build, with all of its headers: no port is opened.
 * Only what is asked of our own host is answered.
 */
export async function createSiteHandler(
  buildFolder: string,
  { settings, language = () => undefined, forward }: Window,
): Promise<SiteHandler> {
  // Read by React when the build is imported: its development half is slow and chatty.
  process.env.NODE_ENV ??= 'production';
  const entry = pathToFileURL(join(buildFolder, 'server/index.js')).href;
  // The build's types come from the bundler; this is what it exports.
  const build = (await import(/* @vite-ignore */ entry)) as SiteBuild;
  const site = build.openSite(build.readConfig(settings), join(buildFolder, 'client'));
  async function answer(request: Request): Promise<Response> {
    if (!isOwnAddress(request.url)) return build.refuse(403);
    const asked = asOfTheWeb(request, language());
    const { pathname } = new URL(asked.url);
    return forward && pathname.startsWith(CALLS) ? forward(asked) : site(asked);
  }

  return async (request) => {
    const answered = await answer(request);
    return request.method === 'HEAD' ? withoutBody(answered) : answered;
  };
}

/** Who asks for the head of an answer gets no more: a server of the web sees to that, here nobody else does. */
async function withoutBody(answered: Response): Promise<Response> {
  const { body, status, headers, type } = answered;
  if (type === 'error') return answered;
  await body?.cancel();
  return new Response(null, { status, headers });
}

/**
 * The same request under an address that the site knows, uncompressed: nobody is between us. An address without a
 * language leads to that which the window was last in.
 */
function asOfTheWeb(request: Request, language: Language | undefined): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  if (language) headers.set('Cookie', `X-SRS-Language=${language}`);
  const { method, body, signal } = request;
  return new Request(new URL(`http://localhost${pathname}${search}`), {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: 'half' } : {}),
  });
}
