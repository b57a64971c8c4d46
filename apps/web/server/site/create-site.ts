import { WORKER_ADDRESS } from '@trailbook/ui/offline-protocol';
import { SHARE_ADDRESS } from '../../shared/share-target';
import { NO_ASSETS } from '../files/asset-files';
import { NO_WORKER } from '../files/worker-file';
import { clientAddress } from '../http/client-address';
import { conditional } from '../http/conditional';
import { errorAnswer } from '../http/error-answer.server';
import { isApi, refusalOf } from '../http/refusal';
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '../http/request-id';
import { logFault, logRequest } from '../http/request-log.server';
import { NO_HOSTS, securityHeaders } from '../http/security-headers.server';
import { createResponseCache } from '../pages/response-cache';
import type { Statistics } from '../statistics/statistics.ts';
import { answerShare } from './answer-share';
import { createApiHandler } from './api-handler';
import { isReady } from './is-ready';
import { createMetrics, type Metrics } from './metrics';
import { createPageHandler } from './page-handler';
import { secureWith, withHeaders } from './response-headers';
import { createRouteRunner } from './route-runner';
import { openServices, type SiteParts } from './site-services';

/**
 * The whole site: takes a request of the web, gives its answer, headers and all.
 *
 * @param address - where the request came from, where there is a network
 */
export type Site = (request: Request, address?: string) => Promise<Response>;

/** What cached answers may take, compressed: some eight hundred pages, those that were asked for last. */
const PAGE_CACHE_BYTES = 16 * 1024 ** 2;
const CALL_CACHE_BYTES = 16 * 1024 ** 2;

/** Puts the site together. Node's server, the desktop's window and tests each only adapt the function. */
export function createSite(parts: SiteParts): Site {
  const { config, files, worker = NO_WORKER, assets = NO_ASSETS, now = Date.now } = parts;
  const { metrics = createMetrics({ token: config.metricsToken }) } = parts;
  const services = openServices(parts, metrics);
  const { dataset, dataFiles, origin, statistics, release } = services;
  const secure = secureWith(config, release);
  const run = createRouteRunner({ routes: parts.routes, services, metrics, secure, now });
  const caches = openCaches(metrics);
  const pages = createPageHandler({
    ...{ dataset, dataFiles, origin, files, assets, run, secure, now },
    cache: caches.pages,
  });
  const answerCall = createApiHandler({
    ...{ config, origin, run, secure },
    ...{ states: services.states, cache: caches.calls },
  });

  async function answer(request: Request, url: URL, client: string): Promise<Response> {
    const { pathname } = url;
    if (request.method === 'POST' && pathname === SHARE_ADDRESS)
      return secure(await answerShare(request));
    const refusal = refusalOf(request.method, url);
    if (refusal) return pages.refuse(request, pathname, refusal);
    if (isApi(pathname)) return answerCall(request, url, client);
    switch (pathname) {
      case '/healthz':
        return secure(alive());
      case '/readyz':
        return secure(await ready(statistics));
      case '/metrics':
        return secure(await metrics.answer(request));
      case WORKER_ADDRESS:
        return secure(await worker.answer());
      case '/favicon.ico':
        return secure(new Response(null, { status: 302, headers: { Location: '/favicon.svg' } }));
      default:
        return pages.answer(request, url, client);
    }
  }

  /** Answers, counts the answer, and logs a fault. */
  async function answerCounted(request: Request, client: string): Promise<Response> {
    const began = performance.now();
    const url = new URL(request.url);
    const response = await answer(request, url, client)
      .then((whole) => conditional(whole, request.headers.get('If-None-Match')))
      .catch((error: unknown) => {
        logFault(500, request.method, url.pathname, error);
        return secure(errorAnswer({ status: 500, code: 'INTERNAL' }, isApi(url.pathname)));
      });
    const { status } = response;
    const seconds = (performance.now() - began) / 1000;
    metrics.answered(url.pathname, status, seconds);
    if (config.logsRequests) {
      logRequest({ status, method: request.method, path: url.pathname }, seconds);
    }
    return response;
  }

  return async (request, address = '') => {
    const { proxies } = config;
    const client = clientAddress(request.headers, { address, proxies });
    const id = requestIdOf(request.headers, proxies);
    const response = await withRequestId(id, () => answerCounted(request, client));
    return isForOne(response) ? withHeaders(response, [[REQUEST_ID_HEADER, id]]) : response;
  };
}

function openCaches(metrics: Metrics) {
  const pages = createResponseCache(PAGE_CACHE_BYTES);
  const calls = createResponseCache(CALL_CACHE_BYTES);
  metrics.gauge('kept_bytes', 'Memory of answers that are kept.', () => ({
    pages: pages.bytes(),
    calls: calls.bytes(),
  }));
  return { pages, calls };
}

/** What caches hand to many is not in the name of one request; most calls, and all faults, are. */
function isForOne({ headers }: Response): boolean {
  return headers.get('Cache-Control') === 'no-store';
}

const REFUSALS = {
  400: 'BAD_REQUEST',
  403: 'FORBIDDEN',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TOO_SLOW',
  413: 'TOO_LARGE',
  417: 'UNEXPECTED',
  431: 'HEADERS_TOO_LARGE',
} as const;

/** Refuses what never becomes a request of the site, with the headers of every other answer. */
export function refuse(status: keyof typeof REFUSALS): Response {
  const code = REFUSALS[status];
  return withHeaders(errorAnswer({ status, code }, false), securityHeaders(NO_HOSTS));
}

/** Whether a load balancer should send requests here. */
async function ready(statistics: Statistics | null): Promise<Response> {
  if (await isReady(statistics)) return alive();
  return errorAnswer({ status: 503, code: 'NOT_READY' }, false);
}

function alive(): Response {
  return new Response('ok', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
