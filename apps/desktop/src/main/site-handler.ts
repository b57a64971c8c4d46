import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOwnAddress } from './navigation.ts';

export type SiteHandler = (request: Request) => Promise<Response>;

/** What the site's build exports; see `app/site.ts` there. */
interface SiteBuild {
  readConfig(environment: Readonly<Record<string, string | undefined>>): unknown;
  openSite(config: unknown, clientFolder: string): SiteHandler;
  refuse(status: 403): Response;
}

/**
 * Answers the window's requests from the site's own build, with all of its headers: no port is opened.
 * Only what is asked of our own host is answered.
 *
 * @param settings - what the site's configuration takes from the environment elsewhere
 */
export async function createSiteHandler(
  buildFolder: string,
  settings: Readonly<Record<string, string | undefined>>,
): Promise<SiteHandler> {
  // Read by React when the build is imported: its development half is slow and chatty.
  process.env.NODE_ENV ??= 'production';
  const entry = pathToFileURL(join(buildFolder, 'server/index.js')).href;
  // The build's types come from the bundler; this is what it exports.
  const build = (await import(/* @vite-ignore */ entry)) as SiteBuild;
  const site = build.openSite(build.readConfig(settings), join(buildFolder, 'client'));
  return async (request) => {
    const answered = isOwnAddress(request.url)
      ? await site(asOfTheWeb(request))
      : build.refuse(403);
    return request.method === 'HEAD' ? withoutBody(answered) : answered;
  };
}

/** Who asks for the head of an answer gets no more: a server of the web sees to that, here nobody else does. */
async function withoutBody({ body, status, headers }: Response): Promise<Response> {
  await body?.cancel();
  return new Response(null, { status, headers });
}

/** The same request under an address that the site knows, uncompressed: nobody is between us. */
function asOfTheWeb(request: Request): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  const { method, body, signal } = request;
  return new Request(new URL(`http://localhost${pathname}${search}`), {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: 'half' } : {}),
  });
}
