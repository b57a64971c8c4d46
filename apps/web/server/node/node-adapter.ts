import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CHUNK_BYTES, ONE_PIECE_BYTES } from '../http/chunks.ts';
import { chunked } from './chunked.ts';

type Answer = (request: Request, address: string) => Promise<Response>;

/** Sending an answer takes up to a millisecond: two hundred at once would hold all others up. */
const CHUNK = 8;
/** A reader who takes nothing for this long is hung up on: within 30 s, as Node looks after a write twice. */
const STALLED_MS = 15_000;
/** Health checks, which are answered between two chunks. */
const AT_ONCE: readonly unknown[] = ['/healthz', '/readyz'];

/**
 * Adapts a function of web requests to Node's server.
 *
 * @param refuse - answers what cannot be a `Request`
 * @param stalledMs - after which a reader who takes nothing is hung up on
 */
export function nodeHandler(
  answer: Answer,
  refuse: (status: 400 | 405) => Response,
  stalledMs: number = STALLED_MS,
) {
  const runChunked = chunked(CHUNK);
  return (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (AT_ONCE.includes(incoming.url)) return respond(incoming, outgoing);
    return runChunked(() => respond(incoming, outgoing));
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // The client left while the request waited.
    if (outgoing.destroyed) return;
    const left = new AbortController();
    outgoing.on('close', () => left.abort());
    // The import's stream may be silent for longer: only who has something to read, and does not, is hung up on.
    outgoing.setTimeout(stalledMs, () => {
      if (outgoing.writableLength > 0) outgoing.destroy();
    });
    const url = addressOf(incoming);
    const response =
      url === undefined
        ? refuse(400)
        : NEVER.includes(incoming.method ?? '')
          ? refuse(405)
          : await answer(
              toRequest(incoming, url, left.signal),
              incoming.socket.remoteAddress ?? '',
            );
    // Does not wait for the rest of the body.
    if (!incoming.complete) outgoing.setHeader('Connection', 'close');
    await send(response, outgoing).catch(() => outgoing.destroy());
  }
}

/** Methods that no `Request` can have. */
const NEVER: readonly string[] = ['CONNECT', 'TRACE', 'TRACK'];
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The address of a request, in either form that HTTP allows; undefined where it cannot be read. */
function addressOf(incoming: IncomingMessage): URL | undefined {
  const { url: target = '', headers, rawHeaders, httpVersion } = incoming;
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name));
  const host = headers.host ?? 'localhost';
  // Node takes the chunks apart, and undoes nothing else.
  if (!/^(?:chunked)?$/i.test(headers['transfer-encoding'] ?? '')) return undefined;
  if (hosts.length > 1 || !HOST.test(host)) return undefined;
  if (hosts.length === 0 && httpVersion === '1.1') return undefined;
  // The form for proxies names the host twice; the header's counts.
  const path = target.startsWith('/') ? target : pathOfProxied(target);
  if (path === undefined || /[^\x21-\x7e]/.test(path)) return undefined;
  return URL.parse(`http://${host}${path}`) ?? undefined;
}

function pathOfProxied(target: string): string | undefined {
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  return url ? url.pathname + url.search : undefined;
}

function toRequest(incoming: IncomingMessage, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  const method = incoming.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  // Node's streams of the web are the web's; their types are declared apart.
  const body = Readable.toWeb(incoming) as unknown as ReadableStream<Uint8Array>;
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  if (!response.body || outgoing.req.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  const length = Number(response.headers.get('Content-Length') ?? Number.NaN);
  if (length <= ONE_PIECE_BYTES) {
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
    return;
  }
  // By default Node reads four of them ahead.
  await pipeline(
    Readable.fromWeb(response.body as never, { highWaterMark: CHUNK_BYTES }),
    outgoing,
  );
}
