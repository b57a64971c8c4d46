import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { nodeHandler } from './node-adapter.ts';

let server: Server;
afterEach(() => server.close());

it('a health check does not wait behind a burst of requests', async () => {
  // Each answer holds the server a little, as a page's does.
  const hold = () => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    return Promise.resolve(new Response('a page'));
  };
  let pages = 0;
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === '/healthz') return new Response(String(pages));
    pages++;
    return hold();
  };
  server = createServer(nodeHandler(answer, (status) => new Response('', { status })));
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const ask = async (path: string) => {
    const [response] = await once(get({ port, path, agent }), 'response');
    return (await response.toArray()).join('');
  };

  // With their connections open, all of them come at once.
  const crowd = () => Promise.all(Array.from({ length: 100 }, () => ask('/')));
  await crowd();
  pages = 0;
  const asked = crowd();
  const before = Number(await ask('/healthz'));
  await asked;
  agent.destroy();
  expect(pages).toBe(100);
  expect(before).toBeLessThan(50);
});

/** Serves one answer, and hangs up on those who take nothing of it for so long. */
function serveStalling(body: () => ReadableStream<Uint8Array>, stalledMs: number) {
  return serveAnswer(async () => new Response(body()), stalledMs);
}

async function serveAnswer(answer: (request: Request) => Promise<Response>, stalledMs?: number) {
  server = createServer(nodeHandler(answer, (status) => new Response('', { status }), stalledMs));
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}

it('who reads nothing of an answer is hung up on, and little of it was made', async () => {
  let isEnded = false;
  let chunks = 0;
  const port = await serveStalling(
    () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(++chunks)),
        cancel: () => {
          isEnded = true;
        },
      }),
    300,
  );
  const reader = connect(port, 'localhost');
  reader.on('error', () => reader.destroy());
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(isEnded).toBe(true), { timeout: 20_000, interval: 50 });
  // The system's own buffers hold some megabytes.
  expect(chunks).toBeLessThan(2000);
  reader.destroy();
});

it('who waits for an answer that pauses is not', async () => {
  const port = await serveStalling(
    () =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('first '));
          await new Promise((resolve) => setTimeout(resolve, 700));
          controller.enqueue(new TextEncoder().encode('second'));
          controller.close();
        },
      }),
    200,
  );
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe('first second');
});

it('a body in a form that Node does not undo is refused', async () => {
  const port = await serveAnswer(async (request) => new Response(await request.text()));
  const post = (form: string) =>
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: ${form}\r\n\r\n2\r\nok\r\n0\r\n\r\n`;
  const told = async (form: string) => {
    const line = connect(port, 'localhost');
    line.write(post(form));
    return (await line.toArray()).join('').split('\r\n')[0];
  };
  expect(await told('Chunked')).toBe('HTTP/1.1 200 OK');
  expect(await told('gzip, chunked')).toBe('HTTP/1.1 400 Bad Request');
});

it('who closes its half of the line has left: what was asked for ends', async () => {
  const left = vi.fn();
  const port = await serveAnswer(({ signal }) => {
    signal.addEventListener('abort', left);
    return new Promise(() => {});
  });
  const line = connect({ port, allowHalfOpen: true });
  line.end('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await line.toArray()).toEqual([]);
  expect(left).toHaveBeenCalledOnce();
});
