import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Statuses of what Node's parser or its clock turns away, by the error's code. */
const STATUSES = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
} as const;

type Refuse = (status: 400 | 408 | 413 | 417 | 431) => Response;

/**
 * Has a server answer what never becomes a request like everything else: Node would do so by itself, without any of our
 * headers.
 */
export function refuseBroken(server: Server, refuse: Refuse): void {
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();

  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const begun = answers.get(socket) ?? new Set();
    answers.set(socket, begun.add(outgoing));
    outgoing.on('close', () => begun.delete(outgoing));
  });

  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // Words within an answer that is on its way would belong to it.
    const isAnswered = [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (!socket.writable || isAnswered) return void socket.destroy();
    const status = code in STATUSES ? STATUSES[code as keyof typeof STATUSES] : 400;
    socket.write(inBytes(refuse(status)));
    // What follows cannot be read.
    if (socket instanceof Socket) socket.destroySoon();
  });

  server.on('checkExpectation', (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { status, headers } = refuse(417);
    outgoing.writeHead(status, { ...Object.fromEntries(headers), Connection: 'close' }).end();
  });
}

/** The status says all of it. */
function inBytes({ status, headers }: Response): string {
  const said = new Headers(headers);
  said.delete('Content-Type');
  said.set('Content-Length', '0');
  said.set('Connection', 'close');
  const lines = [...said].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
