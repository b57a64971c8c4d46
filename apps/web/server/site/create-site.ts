import { randomBytes } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { type Dataset, isLanguage, type TextBooks } from '@trailbook/core/internal/dataset';
import { universeWeek } from '@trailbook/pages';
import { RELEASE_HEADER, WORKER_ADDRESS } from '@trailbook/ui/offline-protocol';
import { helpQuery, withHelp } from '../../shared/help-query';
import { refusedAddress } from '../../shared/refused-address';
import { addressWithoutLanguage, ownAddress } from '../addresses/canonical-address';
import { chooseLanguage } from '../addresses/choose-language';
import { toReadersLanguage } from '../addresses/language-redirect.server';
import { inSmallLetters, nowhereOf } from '../addresses/not-found';
import { askedRoutes } from '../addresses/requested-routes';
import { readClientConfig } from '../config/client-config.server';
import type { Config } from '../config/config';
import { publicOrigin } from '../config/public-origin';
import { createDataFiles } from '../files/data-files.server';
import type { StaticFiles } from '../files/static-files';
import { NO_WORKER, type WorkerFile } from '../files/worker-file';
import { askerOf } from '../http/client-address';
import { conditional } from '../http/conditional';
import { sharing } from '../http/cors';
import { compressed } from '../http/encoding';
import { errorAnswer } from '../http/error-answer.server';
import { inTurn } from '../http/limited';
import { withWholeBody } from '../http/read-body';
import { BAD_ADDRESS, isApi, type Refusal, refusalOf } from '../http/refusal';
import { inRequest, REQUEST_ID_HEADER, requestIdOf } from '../http/request-id';
import { logFault, logRequest } from '../http/request-log.server';
import { NO_HOSTS, securityHeaders } from '../http/security-headers.server';
import { createStates } from '../http/states';
import { addressOfKept, addressOfKeptCall, addressWith } from '../pages/cache-keys';
import { lookups } from '../pages/lookup';
import { keptAnswers } from '../pages/response-cache';
import { addressInWeek, cachedUntilTurn, turnsWeekly } from '../pages/weekly';
import { createShowcases } from '../showcase/showcases';
import type { Statistics } from '../statistics/statistics.ts';
import { statisticsKey } from '../statistics/statistics-key.ts';
import { contributing } from '../warp-import/contributing';
import { createWarpImports, recordSourceOf } from '../warp-import/warp-imports.server';
import { createMetrics, type Metrics } from './metrics';
import { revisionOf } from './revision';
import { watchAll, watchedSource } from './watched';

/**
 * The whole site: whoever has a request of the web gets its answer, headers and all.
 *
 * @param address - where the request came from, where there is a network
 */
export type Site = (request: Request, address?: string) => Promise<Response>;

export interface SiteParts {
  readonly config: Config;
  readonly dataset: Dataset;
  readonly texts: TextBooks;
  /** Where contributions go; null where nothing is gathered. */
  readonly statistics?: Statistics | null;
  /** The build's own files. */
  readonly files: StaticFiles;
  /** Which deployment this is; without a word, whatever its settings and data make it. */
  readonly revision?: string;
  /** What keeps the site in browsers; none in development, on the desktop, and where it is switched off. */
  readonly worker?: WorkerFile;
  /** Draws pages and answers calls: the routes. */
  readonly routes: (request: Request, context: AppLoadContext) => Promise<Response>;
  /** The server's clock, in milliseconds. */
  readonly now?: () => number;
  readonly metrics?: Metrics;
}

/** What kept answers may take, compressed: some eight hundred pages, those that were asked for last. */
const KEPT_BYTES = 16 * 1024 ** 2;
const KEPT_CALLS_BYTES = 16 * 1024 ** 2;
/** Figures grow all the time, and nobody minds if they are some seconds old. */
const FRESH_MS = 10_000;

/** Drawing takes a core: more at once are no quicker, and nothing else would be answered meanwhile. */
const DRAWINGS = { atOnce: 2, waiting: 500 };
/** Calls are quick, and do not wait for pages. */
const CALLS = { atOnce: 4, waiting: 500 };

/** What is not there may be there with the next release. */
const FOR_A_MOMENT = 'public, max-age=0, s-maxage=10';

/** There is nothing, or nothing that could be asked for so. */
const NOWHERE: readonly number[] = [400, 404, 414];

/** Puts the site together. Node's server, the desktop's window and tests each only adapt the function. */
export function createSite(parts: SiteParts): Site {
  const { config, dataset, texts, files, routes, statistics = null, now = Date.now } = parts;
  const { metrics = createMetrics({ token: config.metricsToken }) } = parts;
  const lookupIn = lookups(dataset, texts);
  const dataFiles = createDataFiles(lookupIn);
  const kept = keptAnswers(KEPT_BYTES);
  const drawings = inTurn(DRAWINGS);
  const calls = inTurn(CALLS);
  const { worker = NO_WORKER, revision = revisionOf(parts) } = parts;
  const { release } = worker;
  const always = [
    ...securityHeaders(config),
    ...(release === null ? [] : ([[RELEASE_HEADER, release]] as const)),
  ];
  const secured = (response: Response) => withHeaders(response, always);
  const origin = publicOrigin(config);
  const source = watchedSource(recordSourceOf(config), metrics);
  const gather = contributing(statistics, dataset);
  const warpImports = createWarpImports(source, gather, metrics.imported);
  const onAnswer = (came: string) => metrics.upstream('showcase', came);
  const showcases = createShowcases(config, { now, onAnswer });
  const clientConfig = readClientConfig(config.clientConfig);
  // Without anything to keep it beside, the key of states goes with the process.
  const key = statistics ? statisticsKey(config) : randomBytes(32).toString('base64url');
  const states = createStates(key);
  const shared = sharing(config);
  const keptCalls = keptAnswers(KEPT_CALLS_BYTES);
  watchAll(metrics, { kept, keptCalls, drawings, calls, warpImports, statistics });

  function routed(request: Request, asker = '', moment = now()): Promise<Response> {
    const context = {
      ...{
        config,
        dataset,
        lookupIn,
        dataFiles,
        origin,
        asker,
        now: moment,
        warpImports,
        showcases,
      },
      ...{ clientConfig, statistics, states, revision, release },
    };
    const isCall = isApi(new URL(request.url).pathname);
    const draw = () => {
      metrics.drawn(isCall ? 'call' : 'page');
      return routes(request, context);
    };
    const turns = isCall ? calls : drawings;
    return (turns.take(draw) ?? Promise.resolve(busy(isCall))).then(secured);
  }

  async function answer(request: Request, url: URL, asker: string): Promise<Response> {
    const { pathname } = url;
    const refusal = refusalOf(request.method, url);
    if (refusal) return refused(request, pathname, refusal);
    if (pathname === '/healthz') return secured(alive());
    if (pathname === '/readyz') return secured(await ready(statistics));
    if (pathname === '/metrics') return secured(await metrics.answer(request));
    if (isApi(pathname)) return called(request, url, asker);
    if (pathname === WORKER_ADDRESS) return secured(await worker.answer());
    if (pathname === '/favicon.ico') return secured(leadTo('/favicon.svg', 302));
    const accepted = request.headers.get('Accept-Encoding');
    const file = files.answer(pathname, accepted);
    if (file) return file.then(secured);
    const own = ownAddress(pathname);
    const help = helpQuery(url);
    if (own !== undefined && own !== pathname) return secured(leadTo(own + help, 308));
    const wanting = own === undefined ? addressWithoutLanguage(pathname) : undefined;
    if (wanting !== undefined) return secured(toReadersLanguage(request, wanting + help));
    const routes = askedRoutes(url);
    if (!routes) return refused(request, pathname, BAD_ADDRESS);
    const nowhere = nowhereOf(pathname, dataset);
    if (nowhere !== undefined) {
      const meant = inSmallLetters(pathname, dataset);
      if (meant !== undefined) return secured(leadTo(meant + help, 308));
      const standing = addressWith(nowhere, routes);
      return kept.answer(standing, accepted, () => drawNowhere(standing));
    }
    const address = addressOfKept(request.method, pathname, routes, help);
    if (address === undefined) return compressed(await routed(request, asker), accepted);
    const given = turnsWeekly(pathname)
      ? answerInWeek(address, accepted)
      : kept.answer(address, accepted, () => routed(new Request(origin + address)));
    return withHelp(await given, help);
  }

  /** In words and with a way on where somebody may have come by a link; programs get a word. */
  async function refused(request: Request, pathname: string, refusal: Refusal): Promise<Response> {
    const first = pathname.split('/')[1]?.toLowerCase();
    const language = isLanguage(first) ? first : chooseLanguage(request);
    const standing = isReadByPeople(request, pathname)
      ? refusedAddress(language, refusal.status)
      : undefined;
    if (standing === undefined) return secured(errorAnswer(refusal, isApi(pathname)));
    const accepted = request.headers.get('Accept-Encoding');
    const page = await kept.answer(standing, accepted, () => drawNowhere(standing));
    // Its language may be the asker's alone.
    page.headers.set('Cache-Control', 'no-store');
    return page;
  }

  async function called(request: Request, url: URL, asker: string): Promise<Response> {
    if (request.method === 'OPTIONS') return secured(shared.preflight(request));
    const address = addressOfKeptCall(request.method, url);
    const accepted = request.headers.get('Accept-Encoding');
    if (address === undefined) {
      const answered = await compressed(await posted(request, asker), accepted);
      return secured(withHeaders(answered, shared.headers(request)));
    }
    // It is the same for all, kept with all of its headers, and handed out like a file.
    const draw = async () => {
      const asked = new Request(origin + address);
      return withHeaders(await routed(asked), shared.headers(asked));
    };
    return keptCalls.answer(address, accepted, { draw, freshMs: FRESH_MS });
  }

  async function posted(request: Request, asker: string): Promise<Response> {
    const whole = await withWholeBody(request);
    return 'code' in whole ? errorAnswer(whole, true) : routed(asRouted(whole), asker);
  }

  /** A page, or its data, that is another when a week of the game's servers has ended. */
  async function answerInWeek(address: string, accepted: string | null): Promise<Response> {
    const moment = now();
    const week = universeWeek(dataset, moment);
    const cached = address.startsWith('/data/') ? undefined : cachedUntilTurn(week, moment);
    const given = await kept.answer(addressInWeek(address, week), accepted, () =>
      routed(new Request(origin + address), '', moment),
    );
    if (cached === undefined || given.status !== 200) return given;
    const headers = new Headers(given.headers);
    headers.set('Cache-Control', cached);
    return new Response(given.body, { status: given.status, headers });
  }

  /** The page of all addresses of one kind at which there is nothing, or its data. */
  async function drawNowhere(address: string): Promise<Response> {
    const drawn = await routed(new Request(origin + address));
    return NOWHERE.includes(drawn.status)
      ? withHeaders(drawn, [['Cache-Control', FOR_A_MOMENT]])
      : drawn;
  }

  /** Answers in the request's name, and counts it. */
  async function answerNamed(request: Request, asker: string): Promise<Response> {
    const began = performance.now();
    const url = new URL(request.url);
    const answered = await answer(request, url, asker)
      .then((whole) => conditional(whole, request.headers.get('If-None-Match')))
      .catch((error: unknown) => {
        logFault(500, request.method, url.pathname, error);
        return secured(errorAnswer({ status: 500, code: 'INTERNAL' }, isApi(url.pathname)));
      });
    const { status } = answered;
    const seconds = (performance.now() - began) / 1000;
    metrics.answered(url.pathname, status, seconds);
    if (config.logsRequests) {
      logRequest({ status, method: request.method, path: url.pathname }, seconds);
    }
    return answered;
  }

  return (request, address = '') => {
    const { proxies } = config;
    const asker = askerOf(request.headers, { address, proxies });
    const id = requestIdOf(request.headers, proxies);
    return inRequest(id, () => answerNamed(request, asker)).then((answered) =>
      isForOne(answered) ? withHeaders(answered, [[REQUEST_ID_HEADER, id]]) : answered,
    );
  };
}

/** Whether a browser asks for a page, by what it takes: scripts ask for anything. */
function isReadByPeople({ method, headers }: Request, pathname: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isApi(pathname) && headers.get('Accept')?.includes('text/html') === true;
}

/** Methods that the router takes; every other it refuses itself, and not in the form of our errors. */
const ROUTED: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The same, by a method that no call takes either where the router knows it not. */
function asRouted(request: Request): Request {
  const { url, method, headers, signal } = request;
  if (ROUTED.includes(method)) return request;
  return new Request(url, { method: 'DELETE', headers, signal });
}

/** What caches hand to many is not in the name of one request; most calls, and all faults, are. */
function isForOne({ headers }: Response): boolean {
  return headers.get('Cache-Control') === 'no-store';
}

const REFUSALS = { 400: 'BAD_REQUEST', 403: 'FORBIDDEN', 405: 'METHOD_NOT_ALLOWED' } as const;
export type Refuse = (status: keyof typeof REFUSALS) => Response;

/** What never becomes a request of the site, answered with the headers of every other answer. */
export const refuse: Refuse = (status) => {
  const code = REFUSALS[status];
  return withHeaders(errorAnswer({ status, code }, false), securityHeaders(NO_HOSTS));
};

/** Headers of some answers cannot be changed: these get new ones. */
function withHeaders(response: Response, added: readonly (readonly [string, string])[]): Response {
  const headers = new Headers(response.headers);
  // A page names its own scripts in its policy.
  for (const [name, value] of added) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** Whether requests should come here. */
async function ready(statistics: Statistics | null): Promise<Response> {
  if (!statistics || (await statistics.isReady())) return alive();
  return errorAnswer({ status: 503, code: 'NOT_READY' }, false);
}

function alive(): Response {
  return new Response('ok', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function busy(isCall: boolean): Response {
  return errorAnswer({ status: 503, code: 'BUSY', headers: { 'Retry-After': '2' } }, isCall);
}

function leadTo(path: string, status: 302 | 308): Response {
  return new Response(null, { status, headers: { Location: path } });
}
