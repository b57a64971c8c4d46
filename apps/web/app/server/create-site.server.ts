import type { AppLoadContext } from '@remix-run/node';
import type { Dataset } from '@trailbook/core/internal/dataset';
import type { TextBooks } from '@trailbook/core/internal/pages';
import { conditional } from './conditional.server';
import type { Config } from './config.server';
import { createDataFiles } from './data-files.server';
import { compressed } from './encoding.server';
import { errorAnswer } from './error-answer.server';
import { inTurn } from './in-turn.server';
import { addressOfKept } from './kept-address.server';
import { keptAnswers } from './kept-answers.server';
import { lookups } from './lookup.server';
import { publicOrigin } from './public-origin.server';
import { isApi, refusalOf } from './refusal.server';
import { logFault } from './request-log.server';
import { securityHeaders } from './security-headers.server';
import type { StaticFiles } from './static-files.server';

/** The whole site: whoever has a request of the web gets its answer, headers and all. */
export type Site = (request: Request) => Promise<Response>;

export interface SiteParts {
  readonly config: Config;
  readonly dataset: Dataset;
  readonly texts: TextBooks;
  /** The build's own files. */
  readonly files: StaticFiles;
  /** Draws pages and answers calls: the routes. */
  readonly routes: (request: Request, context: AppLoadContext) => Promise<Response>;
}

/** What kept answers may take, compressed: every page in three languages takes a quarter of it. */
const KEPT_BYTES = 64 * 1024 ** 2;

/** Drawing takes a core: more at once are no quicker, and nothing else would be answered meanwhile. */
const DRAWINGS = { atOnce: 2, waiting: 500 };

/** Puts the site together. Node's server, the desktop's window and tests each only adapt the function. */
export function createSite({ config, dataset, texts, files, routes }: SiteParts): Site {
  const lookupIn = lookups(dataset, texts);
  const dataFiles = createDataFiles(lookupIn);
  const kept = keptAnswers(KEPT_BYTES);
  const drawings = inTurn(DRAWINGS);
  const always = securityHeaders(config.assetsUrl);
  const secured = (response: Response) => withHeaders(response, always);

  function routed(request: Request, origin: string): Promise<Response> {
    const context = { config, dataset, lookupIn, dataFiles, origin };
    const draw = () => routes(request, context);
    if (isApi(new URL(request.url).pathname)) return draw().then(secured);
    return (drawings.take(draw) ?? Promise.resolve(busy())).then(secured);
  }

  async function answer(request: Request, url: URL): Promise<Response> {
    const { pathname } = url;
    const refusal = refusalOf(request.method, url);
    if (refusal) return secured(errorAnswer(refusal, isApi(pathname)));
    if (pathname === '/healthz' || pathname === '/readyz') return secured(alive());
    if (pathname === '/favicon.ico') return secured(leadTo('/favicon.svg'));
    const accepted = request.headers.get('Accept-Encoding');
    const file = files.answer(pathname, accepted);
    if (file) return file.then(secured);
    const origin = publicOrigin(config, url);
    const address = addressOfKept(request.method, url);
    if (address === undefined) return compressed(await routed(request, origin), accepted);
    const draw = () => routed(new Request(url.origin + address), origin);
    return compressed(await kept.answer(`${origin} ${address}`, accepted, draw), accepted);
  }

  return (request) => {
    const url = new URL(request.url);
    return answer(request, url)
      .then((whole) => conditional(whole, request.headers.get('If-None-Match')))
      .catch((error: unknown) => {
        logFault(500, request.method, url.pathname, error);
        return secured(errorAnswer({ status: 500, code: 'INTERNAL' }, isApi(url.pathname)));
      });
  };
}

const REFUSALS = { 400: 'BAD_REQUEST', 403: 'FORBIDDEN', 405: 'METHOD_NOT_ALLOWED' } as const;
export type Refuse = (status: keyof typeof REFUSALS) => Response;

/** What never becomes a request of the site, answered with the headers of every other answer. */
export const refuse: Refuse = (status) => {
  const code = REFUSALS[status];
  return withHeaders(errorAnswer({ status, code }, false), securityHeaders(null));
};

/** Headers of some answers cannot be changed: these get new ones. */
function withHeaders(response: Response, added: readonly (readonly [string, string])[]): Response {
  const headers = new Headers(response.headers);
  // A page names its own scripts in its policy.
  for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

function alive(): Response {
  return new Response('ok', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function busy(): Response {
  return errorAnswer({ status: 503, code: 'BUSY', headers: { 'Retry-After': '2' } }, false);
}

function leadTo(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } });
}
