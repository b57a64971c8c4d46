import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { refuse } from '../site/create-site';
import { nodeHandler } from './node-adapter.ts';
import { refuseBroken } from './refuse-broken.ts';

let server: Server;
afterEach(() => server.close());

const HOST = 'Host: localhost\r\n';

/** Opens a server with the answer, and a connection to it. */
async function opened(answer: () => Response, options: ServerOptions = {}) {
  server = createServer(
    { requireHostHeader: false, ...options },
    nodeHandler(async () => answer(), refuse),
  );
  refuseBroken(server, refuse);
  await once(server.listen(0), 'listening');
  return connect((server.address() as AddressInfo).port, 'localhost');
}

it.each([
  ['a word that is no request', 'nonsense\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['long headers', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers that do not end', `GET / HTTP/1.1\r\n${HOST}`, 408],
  ['an expectation', `GET / HTTP/1.1\r\n${HOST}Expect: more\r\nConnection: close\r\n\r\n`, 417],
])('answers %s like everything else', async (_what, bytes, status) => {
  const quick = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const line = await opened(() => new Response('a page'), quick);
  line.write(bytes);
  const heard = await text(line);
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  for (const header of [
    /^content-security-policy: default-src 'self'/im,
    /^x-content-type-options: nosniff\r$/im,
    /^cache-control: no-store\r$/im,
    /^connection: close\r$/im,
  ]) {
    expect(heard).toMatch(header);
  }
});

it('puts no words of its own into an answer that is on its way', async () => {
  const isLong = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('the beginning'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      controller.close();
    },
  });
  const line = await opened(() => new Response(isLong));
  line.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
  line.once('data', () => line.write('nonsense\r\n\r\n'));
  const heard = await text(line);
  expect(heard).toContain('the beginning');
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
