import { errorAnswer } from '../http/error-answer.server';
import { createLimiter } from '../http/limited';
import { isApi } from '../http/refusal';
import type { Metrics } from './metrics';
import type { Secure } from './response-headers';
import type { SiteParts, SiteServices } from './site-services';

/** Drawing takes a core: more at once are no quicker, and nothing else would be answered meanwhile. */
const DRAWINGS = { atOnce: 2, waiting: 500 };
/**
 * A call takes little of the processor, and may wait long for a database or another server: calls take no turns, so that
 * those who wait hold up nobody. Only how many are under way is limited.
 */
const CALLS = { atOnce: 500, waiting: 0 };

interface Parts extends Pick<SiteParts, 'routes'> {
  readonly services: SiteServices;
  readonly metrics: Metrics;
  readonly secure: Secure;
  readonly now: () => number;
}

interface Asked {
  readonly clientAddress?: string;
  /** The moment that the answer is of; the present one by default. */
  readonly moment?: number;
}

/** Has the routes answer a request, or answers that too many wait already. */
export type RunRoutes = (request: Request, asked?: Asked) => Promise<Response>;

/** Runs so many drawings and so many calls at once that the process goes on answering everything else. */
export function createRouteRunner({ routes, services, metrics, secure, now }: Parts): RunRoutes {
  const drawings = createLimiter(DRAWINGS);
  const calls = createLimiter(CALLS);
  metrics.gauge('drawings', 'Pages that are being drawn, and that wait for it.', drawings.load);
  metrics.gauge('calls', 'Calls that are being answered, and that wait for it.', calls.load);

  return (request, { clientAddress = '', moment = now() } = {}) => {
    const isCall = isApi(new URL(request.url).pathname);
    const answer = () => {
      metrics.drawn(isCall ? 'call' : 'page');
      return routes(request, { ...services, clientAddress, now: moment });
    };
    const running = (isCall ? calls : drawings).run(answer);
    return (running ?? Promise.resolve(busy(isCall))).then(secure);
  };
}

function busy(isCall: boolean): Response {
  return errorAnswer({ status: 503, code: 'BUSY', headers: { 'Retry-After': '2' } }, isCall);
}
