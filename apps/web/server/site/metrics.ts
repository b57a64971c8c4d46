import { timingSafeEqual } from 'node:crypto';
import { CALLS } from '@trailbook/api/calls';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorAnswer } from '../http/error-answer.server';
import { isApi } from '../http/refusal';

/** What an operator's Prometheus reads of this process; docs/operation.md tells of each figure. */
export interface Metrics {
  /** A request has been answered. */
  answered(pathname: string, status: number, seconds: number): void;
  /** A page, its data or a call was drawn, not taken from the cache. */
  drawn(what: 'page' | 'call'): void;
  /** Another server answered us, or did not. */
  upstream(who: 'records' | 'showcase' | 'google', answer: string): void;
  /** An import has ended. */
  imported(end: string): void;
  /** Adds a figure that is read when the figures are asked for. */
  gauge(name: string, help: string, read: Read): void;
  /** All figures, for a request with the token. */
  answer(request: Request): Promise<Response>;
}

/** One number, or several by what they are of. */
type Read = () => number | Readonly<Record<string, number>>;

/** From a cached answer to a call that asks another server. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Settings {
  /** Without one, the figures are closed. */
  readonly token: string | null;
  /** Whether to add figures of the process: memory, garbage, the event loop's delay. */
  readonly ofProcess?: boolean;
}

export function createMetrics({ token, ofProcess = false }: Settings): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess && token !== null) collectDefaultMetrics({ register });
  const requests = new Counter({
    ...{ name: 'trailbook_requests_total', registers },
    help: 'Requests answered, by what they asked for and by status.',
    labelNames: ['kind', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'trailbook_request_seconds', registers },
    help: 'Time until an answer was there.',
    labelNames: ['kind'],
    buckets: SECONDS,
  });
  const drawn = new Counter({
    ...{ name: 'trailbook_drawn_total', registers },
    help: 'Answers that were made; those beyond came from memory.',
    labelNames: ['what'],
  });
  const upstream = new Counter({
    ...{ name: 'trailbook_upstream_answers_total', registers },
    help: 'Answers of servers of elsewhere.',
    labelNames: ['who', 'answer'],
  });
  const imports = new Counter({
    ...{ name: 'trailbook_imports_total', registers },
    help: 'Imports of warps that have ended, by how.',
    labelNames: ['end'],
  });

  return {
    answered(pathname, status, took) {
      const kind = kindOf(pathname);
      requests.inc({ kind, status: String(status) });
      seconds.observe({ kind }, took);
    },
    drawn: (what) => drawn.inc({ what }),
    upstream: (who, answer) => upstream.inc({ who, answer }),
    imported: (end) => imports.inc({ end }),
    gauge(name, help, read) {
      new Gauge({
        ...{ name: `trailbook_${name}`, help, registers, labelNames: ['of'] },
        collect() {
          const value = read();
          if (typeof value === 'number') this.set(value);
          else for (const [of, one] of Object.entries(value)) this.set({ of }, one);
        },
      });
    },
    async answer(request) {
      if (token === null) return errorAnswer({ status: 404, code: 'NOT_FOUND' }, false);
      if (!shows(request, token)) {
        const headers = { 'WWW-Authenticate': 'Bearer' };
        return errorAnswer({ status: 401, code: 'UNAUTHORIZED', headers }, false);
      }
      return new Response(await register.metrics(), {
        headers: { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' },
      });
    },
  };
}

const CALL = /^\/api\/v1\/(?<name>[a-z_]+)/;
/** The first words of calls that there are: what anybody may write in an address makes no series of its own. */
const NAMES = new Set(['docs', 'openapi', ...CALLS.map(({ path }) => path.split('/')[0])]);

/** What a request asks for, in one of a few words. */
export function kindOf(pathname: string): string {
  if (isApi(pathname)) {
    const name = CALL.exec(pathname)?.groups?.name ?? '';
    return NAMES.has(name) ? name : 'other call';
  }
  if (SIGNS.has(pathname)) return 'sign of life';
  if (pathname.startsWith('/data/') || pathname.endsWith('.data')) return 'data';
  return /\.\w+$/.test(pathname) ? 'file' : 'page';
}

const SIGNS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

function shows(request: Request, token: string): boolean {
  const given = Buffer.from(request.headers.get('Authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
