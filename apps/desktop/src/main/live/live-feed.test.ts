import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { createLiveFeed, type FeedSettings, type LiveFeed, SCANNER } from './live-feed.ts';

const UID = 600_000_001;
const QUICK = { ...SCANNER, backOffMs: [5, 10, 20], silentMs: 60_000 };
/** As long as a test waits to see that nothing comes. */
const QUIET_MS = 150;

let server: Server;
let feed: LiveFeed;
afterEach(() => {
  feed.stop();
  server.close();
  server.closeAllConnections();
});

type Serve = (socket: Duplex, visit: number, request: IncomingMessage) => void;

/** A scanner at the place of the real one, and the feed that listens to it. */
async function scanner(serve: Serve, settings: Partial<FeedSettings> = {}) {
  const visits: number[] = [];
  server = createServer((_request, response) => response.writeHead(404).end());
  server.on('upgrade', (request, socket: Duplex) => {
    socket.on('error', () => undefined);
    socket.resume();
    // A server may speak on when its client has gone.
    socket.on('end', () => socket.destroy());
    visits.push(performance.now());
    serve(socket, visits.length, request);
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  feed = createLiveFeed({ ...QUICK, url: `http://localhost:${port}/ws`, ...settings });
  feed.start();
  return { visits };
}

function accept(
  socket: Duplex,
  request: IncomingMessage,
  key = request.headers['sec-websocket-key'],
) {
  const proof = createHash('sha1')
    .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${proof}\r\n\r\n`,
  );
}

/** A frame as a server sends it. */
function frame(text: string | Buffer, first = 0x81): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(payload.length < 126 ? 2 : payload.length < 65_536 ? 4 : 10);
  head[0] = first;
  head[1] = payload.length < 126 ? payload.length : head.length === 4 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(payload.length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([head, payload]);
}

const event = (name: string, data: unknown) => JSON.stringify({ event: name, data });
const scan = (uid: unknown = UID, materials: unknown = [{ id: '2', name: 'Credit', count: 900 }]) =>
  event('InitialScan', {
    ...{ source: 'reliquary_archiver', build: 'v0.17.0', version: 4 },
    metadata: { uid, trailblazer: 'Stelle' },
    gacha: { stellar_jade: 1600, oneric_shards: 0 },
    ...{ materials, light_cones: [], relics: [], characters: [] },
  });
const stock = (id: unknown, count: unknown) =>
  event('UpdateMaterials', [{ id, name: 'x', count, expire_time: 1 }]);

const sends =
  (...messages: readonly (string | Buffer)[]): Serve =>
  (socket, visit, request) => {
    accept(socket, request);
    if (visit > 1) return;
    for (const message of messages)
      socket.write(typeof message === 'string' ? frame(message) : message);
  };

/** All that is told until nothing comes for a while, put together as a page does. */
async function heard() {
  const counts = new Map<number, number>();
  let uid: string | undefined;
  let jade: number | undefined;
  let quietSince = performance.now();
  for (;;) {
    // Lines that come and go say nothing of an account.
    const left = QUIET_MS - (performance.now() - quietSince);
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, left, 'late'));
    const told = left > 0 ? await Promise.race([feed.next(), late]) : 'late';
    if (told === 'late' || told === null) return { uid, jade, counts: Object.fromEntries(counts) };
    if (!told.account) continue;
    quietSince = performance.now();
    uid = told.account.uid;
    jade = told.account.jade ?? jade;
    for (const { id, count } of told.account.items) counts.set(id, count);
  }
}

const WHOLE = { uid: String(UID), jade: 1600, counts: { 2: 900 } };
const NOTHING = { uid: undefined, jade: undefined, counts: {} };

it('tells what an account has, and what changes', async () => {
  const funds = event('UpdateGachaFunds', { stellar_jade: 1760, oneric_shards: 3 });
  await scanner(sends(scan(), stock('2', 800), stock(110101, 7), funds));
  expect(await heard()).toEqual({ ...WHOLE, jade: 1760, counts: { 2: 800, 110101: 7 } });
});

it('reads a message however it is cut', async () => {
  const [first, second] = [scan().slice(0, 40), scan().slice(40)];
  const bytes = Buffer.concat([frame(first, 0x01), frame('ping', 0x89), frame(second, 0x80)]);
  await scanner((socket, visit, request) => {
    accept(socket, request);
    if (visit > 1) return;
    let at = 0;
    const more = () => {
      socket.write(bytes.subarray(at, at + 7));
      at += 7;
      if (at < bytes.length) setImmediate(more);
    };
    more();
  });
  expect(await heard()).toEqual(WHOLE);
});

it.each<[string, readonly (string | Buffer)[]]>([
  ['no JSON', ['{', 'null', '[]', '1']],
  ['another program’s words', [event('Hello', {}), JSON.stringify({ type: 'x' })]],
  [
    'changes before anybody is named',
    [stock('2', 5), event('UpdateGachaFunds', { stellar_jade: 1 })],
  ],
  ['a scan of nobody', [scan(null), scan('x'), scan(-1), scan(12), scan(1e12)]],
  ['a scan of another kind', [scan().replace('reliquary_archiver', 'other')]],
  ['a masked frame', [Buffer.concat([Buffer.from([0x81, 0x85]), Buffer.alloc(9)])]],
  ['a frame that goes on with nothing', [frame(scan(), 0x80)]],
  ['bytes', [frame(scan(), 0x82)]],
  ['a long frame of control', [frame('x'.repeat(200), 0x89)]],
])('takes nothing of %s', async (_what, messages) => {
  await scanner(sends(...messages));
  expect(await heard()).toEqual(NOTHING);
});

it.each<[string, string]>([
  ['a negative count', stock('2', -1)],
  ['a count beyond all', stock('2', 1e12)],
  ['a broken count', stock('2', 1.5)],
  ['an id that is none', stock('__proto__', 1)],
  ['an id of zero', stock(0, 1)],
  ['a list without an end', event('UpdateMaterials', Array(5001).fill({ id: 2, count: 1 }))],
  ['jade below zero', event('UpdateGachaFunds', { stellar_jade: -1 })],
])('lies change nothing: %s', async (_what, lie) => {
  await scanner(sends(scan(), lie));
  expect(await heard()).toEqual(WHOLE);
});

it('holds no message that says it has a hundred megabytes', async () => {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(0x817f, 0);
  head.writeBigUInt64BE(100n * 1024n * 1024n, 2);
  const closed = vi.fn();
  await scanner((socket, _visit, request) => {
    accept(socket, request);
    socket.on('close', closed);
    socket.write(Buffer.concat([head, Buffer.alloc(1000)]));
  });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(await heard()).toEqual(NOTHING);
});

it('holds no message that grows to that by parts', async () => {
  const closed = vi.fn();
  let sent = 0;
  await scanner(
    (socket, visit, request) => {
      accept(socket, request);
      socket.on('close', closed);
      if (visit > 1) return;
      const more = () => {
        if (socket.destroyed || sent > 50) return;
        socket.write(frame('x'.repeat(60_000), sent++ === 0 ? 0x01 : 0x00), more);
      };
      more();
    },
    { maxBytes: 500_000 },
  );
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(await heard()).toEqual(NOTHING);
});

it('leaves who floods, be it with sense, and comes back ever more slowly', async () => {
  const { visits } = await scanner(
    (socket, _visit, request) => {
      accept(socket, request);
      socket.write(frame(scan()));
      for (let at = 0; at < 300; at++) socket.write(frame('{"event":"x"}'));
    },
    { backOffMs: [5, 200, 200] },
  );
  await vi.waitFor(() => expect(visits.length).toBeGreaterThanOrEqual(3), 5000);
  const [first = 0, second = 0, third = 0] = visits;
  expect(second - first).toBeLessThan(150);
  expect(third - second).toBeGreaterThan(180);
});

it.each<[string, Buffer, Buffer, (socket: Duplex) => void]>([
  ['parts without content', frame('a', 0x01), frame('', 0x00), () => undefined],
  [
    'questions, and takes no answer',
    frame('', 0x89),
    frame('x'.repeat(125), 0x89),
    (it) => it.pause(),
  ],
])('leaves who floods with %s', async (_what, first, more, before) => {
  const closed = vi.fn();
  await scanner((socket, visit, request) => {
    accept(socket, request);
    before(socket);
    socket.on('close', closed);
    if (visit === 1) socket.write(Buffer.concat([first, ...Array<Buffer>(1000).fill(more)]));
  });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it('leaves who sends more within a second than one message may be', async () => {
  const long = JSON.stringify({ event: 'x', text: 'x'.repeat(60_000) });
  const closed = vi.fn();
  await scanner(
    (socket, visit, request) => {
      accept(socket, request);
      socket.on('close', closed);
      if (visit === 1) for (let at = 0; at < 20; at++) socket.write(frame(long));
    },
    { maxBytes: 500_000 },
  );
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it('comes back at once to who was there for a while', async () => {
  const { visits } = await scanner(
    (socket, visit, request) => {
      accept(socket, request);
      setTimeout(() => socket.destroy(), visit === 1 ? 0 : 30);
    },
    { backOffMs: [5, 1000], steadyMs: 20 },
  );
  await vi.waitFor(() => expect(visits.length).toBeGreaterThanOrEqual(4), 5000);
});

it('begins anew for a page that takes the place of another', async () => {
  await scanner((socket, _visit, request) => {
    accept(socket, request);
    socket.write(frame(scan()));
  });
  expect(await heard()).toEqual(WHOLE);
  feed.start();
  expect(await heard()).toEqual(WHOLE);
});

it('keeps of many changes one count each', async () => {
  const many = Array.from({ length: 49 }, (_, at) => stock(2, at));
  await scanner(sends(scan(), ...many));
  expect(await heard()).toEqual({ ...WHOLE, counts: { 2: 48 } });
});

it('leaves who invents items without an end', async () => {
  const closed = vi.fn();
  const lists = [0, 1].map((list) =>
    event(
      'UpdateMaterials',
      Array.from({ length: 4000 }, (_, at) => ({ id: 1 + at + list * 4000, count: 1 })),
    ),
  );
  await scanner((socket, visit, request) => {
    accept(socket, request);
    socket.on('close', closed);
    if (visit === 1) for (const text of [scan(), ...lists]) socket.write(frame(text));
  });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

it.each<[string, Serve]>([
  ['says nothing', () => undefined],
  ['is open and goes away without a word', (socket, _visit, request) => accept(socket, request)],
  ['proves nothing', (socket, _visit, request) => accept(socket, request, 'another')],
  ['cuts the line', (socket) => socket.destroy()],
])('tries again where the other %s', async (_what, serve) => {
  const { visits } = await scanner(serve, { silentMs: 30 });
  await vi.waitFor(() => expect(visits.length).toBeGreaterThanOrEqual(2), 5000);
  expect(await heard()).toEqual(NOTHING);
});

it('begins with whom the next scan names, and not with the one before', async () => {
  await scanner(sends(scan(), stock(2, 5), scan(700_000_001, [{ id: 3, count: 4 }])));
  const { uid } = await heard();
  expect(uid).toBe('700000001');
});

it('tells nothing more once it is stopped, and answers who waits', async () => {
  const { visits } = await scanner((socket, _visit, request) => accept(socket, request));
  expect(await feed.next()).toEqual({ isOpen: true, account: null });
  const waiting = feed.next();
  feed.stop();
  expect(await waiting).toBeNull();
  expect(await feed.next()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(visits).toHaveLength(1);
});
