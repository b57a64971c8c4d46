import { type Dataset, isLanguage } from '@trailbook/core/internal/dataset';
import { universeWeek } from '@trailbook/pages';
import { helpQuery, withHelp } from '../../shared/help-query';
import { refusedAddress } from '../../shared/refused-address';
import { addressWithoutLanguage, canonicalAddress } from '../addresses/canonical-address';
import { chooseLanguage } from '../addresses/choose-language';
import { lowerCaseAddress, notFoundAddress } from '../addresses/not-found';
import { redirectToLanguage } from '../addresses/redirects.server';
import { requestedRoutes } from '../addresses/requested-routes';
import type { AssetFiles } from '../files/asset-files';
import type { DataFiles } from '../files/data-files.server';
import type { StaticFiles } from '../files/static-files';
import { FOR_AN_HOUR } from '../http/cache-control';
import { compressed } from '../http/encoding';
import { errorAnswer } from '../http/error-answer.server';
import { BAD_ADDRESS, isApi, type Refusal } from '../http/refusal';
import { dataAddress, pageCacheKey } from '../pages/cache-keys';
import type { ResponseCache } from '../pages/response-cache';
import { cacheControlOfWeek, isWeekly, weeklyCacheKey } from '../pages/weekly';
import { type Secure, withHeaders } from './response-headers';
import type { RunRoutes } from './route-runner';

/** What is not there may be there with the next release. */
const FOR_A_MOMENT = 'public, max-age=0, s-maxage=10';
const DATA = '/data/';
/** Statuses of pages that say that an address leads nowhere, or cannot be read. */
const NOT_FOUND: readonly number[] = [400, 404, 414];

interface Parts {
  readonly dataset: Dataset;
  readonly dataFiles: DataFiles;
  readonly origin: string;
  readonly files: StaticFiles;
  readonly assets: AssetFiles;
  readonly run: RunRoutes;
  readonly cache: ResponseCache;
  readonly secure: Secure;
  readonly now: () => number;
}

export interface PageHandler {
  answer(request: Request, url: URL, clientAddress: string): Promise<Response>;
  /** A page in words for a browser, which may have come by a link; a plain word for programs. */
  refuse(request: Request, pathname: string, refusal: Refusal): Promise<Response>;
}

/** Answers with pages, their data and files: from the build, by a redirect, from the cache, or drawn. */
export function createPageHandler(parts: Parts): PageHandler {
  const { dataset, dataFiles, origin, files, assets, run, cache, secure, now } = parts;

  /** Where another address is meant, the way there. */
  function redirectFrom(request: Request, url: URL): Response | undefined {
    const { pathname } = url;
    const help = helpQuery(url);
    const canonical = canonicalAddress(pathname);
    if (canonical !== undefined) {
      return canonical === pathname ? undefined : redirect(canonical + help);
    }
    const page = addressWithoutLanguage(pathname);
    if (page === undefined) return undefined;
    // Whatever a sign-in came back with goes along: the page itself reads it.
    const query = page === SIGN_IN ? url.search : help;
    return redirectToLanguage(request, page + query);
  }

  /** The page of all addresses of one kind at which there is nothing, or its data. */
  async function drawNotFound(address: string): Promise<Response> {
    const drawn = await run(new Request(origin + address));
    return NOT_FOUND.includes(drawn.status)
      ? withHeaders(drawn, [['Cache-Control', FOR_A_MOMENT]])
      : drawn;
  }

  /** A page, or its data, that changes when a week of the game's servers ends. */
  async function answerWeekly(address: string, accepted: string | null): Promise<Response> {
    const moment = now();
    const week = universeWeek(dataset, moment);
    const answer = await cache.answer(weeklyCacheKey(address, week), accepted, () =>
      run(new Request(origin + address), { moment }),
    );
    if (address.startsWith('/data/') || answer.status !== 200) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', cacheControlOfWeek(week, moment));
    return new Response(answer.body, { status: answer.status, headers });
  }

  function isWritten(pathname: string): boolean {
    const asked = pathname.startsWith(DATA) ? dataFiles.locate(pathname.slice(DATA.length)) : null;
    return asked ? dataFiles.written(asked.language, asked.name) !== undefined : false;
  }

  async function refuse(request: Request, pathname: string, refusal: Refusal): Promise<Response> {
    const first = pathname.split('/')[1]?.toLowerCase();
    const language = isLanguage(first) ? first : chooseLanguage(request);
    const address = isReadByPeople(request, pathname)
      ? refusedAddress(language, refusal.status)
      : undefined;
    if (address === undefined) return secure(errorAnswer(refusal, isApi(pathname)));
    const accepted = request.headers.get('Accept-Encoding');
    const page = await cache.answer(address, accepted, () => drawNotFound(address));
    // Its language may be this reader's alone.
    page.headers.set('Cache-Control', 'no-store');
    return page;
  }

  async function respond(request: Request, url: URL, clientAddress: string): Promise<Response> {
    const { pathname } = url;
    const help = helpQuery(url);
    const accepted = request.headers.get('Accept-Encoding');
    const file = assets.answer(request, pathname) ?? files.answer(pathname, accepted);
    if (file) return file.then(secure);
    const redirected = redirectFrom(request, url);
    if (redirected) return secure(redirected);
    const routes = requestedRoutes(url);
    if (!routes) return refuse(request, pathname, BAD_ADDRESS);
    const notFound = notFoundAddress(pathname, dataset);
    if (notFound !== undefined) {
      const lowerCase = lowerCaseAddress(pathname, dataset);
      if (lowerCase !== undefined) return secure(redirect(lowerCase + help));
      const address = dataAddress(notFound, routes);
      return cache.answer(address, accepted, () => drawNotFound(address));
    }
    // What the build wrote stays on disk: the cache holds what is made here.
    if (isWritten(pathname)) return run(request);
    const key = pageCacheKey(request.method, pathname, routes, help);
    if (key === undefined) return compressed(await run(request, { clientAddress }), accepted);
    const answer = isWeekly(pathname)
      ? answerWeekly(key, accepted)
      : cache.answer(key, accepted, () => run(new Request(origin + key)));
    return withHelp(await answer, help);
  }

  return {
    refuse,
    async answer(request, url, clientAddress) {
      const answered = await respond(request, url, clientAddress);
      return isSignIn(url.pathname) ? untraced(answered) : answered;
    },
  };
}

/** Where a sign-in elsewhere leads back to, with what it gave in the address. Rule U28. */
const SIGN_IN = '/oauth';

function isSignIn(pathname: string): boolean {
  return /^(?:\/\w+)?\/oauth\/?$/.test(pathname);
}

/** No browser keeps it, and none tells others that it was there. */
function untraced(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
  return new Response(answer.body, { status: answer.status, headers });
}

/** Whether a browser asks for a page, by what it takes: scripts ask for anything. */
function isReadByPeople({ method, headers }: Request, pathname: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isApi(pathname) && headers.get('Accept')?.includes('text/html') === true;
}

function redirect(path: string): Response {
  const headers = { Location: path, 'Cache-Control': FOR_AN_HOUR };
  return new Response(null, { status: 308, headers });
}
