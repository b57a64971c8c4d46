import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
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
