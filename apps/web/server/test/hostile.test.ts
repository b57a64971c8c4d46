import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import {
  type Answer,
  HOSTILE_BYTES,
  HOSTILE_REQUESTS,
  type HostileRequest,
  problemsOf,
} from '@trailbook/hostile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';

/** For a machine that has much else to do. */
const START_MS = 60_000;

/** Every hostile request, byte by byte, to the built site in a process of its own. */
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
  // What is slow only once is no attack: pages are drawn, lists are made.
  for (const path of ['/en', '/nowhere', '/en.data', '/en/characters', '/data/en/planner.pack']) {
    await fetch(server.origin + path).then((answer) => answer.arrayBuffer());
  }
}, START_MS);

afterAll(() => server.process.kill());

/** The longest that anybody else may wait while one of these is answered. */
const NEIGHBOUR_MS = 100;
/** A busy machine delays everyone now and then; a request that holds the server does so each time. */
const ROUNDS = 6;
const SLOWEST_MS = 5000;

const REQUESTS = [
  ...HOSTILE_REQUESTS.map((request) => ({ ...request, bytes: toBytes(request) })),
  ...HOSTILE_BYTES,
];

describe('the server', () => {
  it.each(REQUESTS)('$name: $status, and nobody else waits', async (request) => {
    const began = server.written().length;
    const answers = await send(request.bytes);
    expect(answers.length, 'answers').toBe(request.status === 0 ? 0 : 1);
    for (const answer of answers) expect(problemsOf(answer, request)).toEqual([]);
    expect(await shortestWait(request.bytes)).toBeLessThan(NEIGHBOUR_MS);
    expect(server.written().slice(began), 'what it logged').toBe('');
  });

  it.each(Object.entries(CROWDS))(
    'a crowd asks for %s, and a neighbour passes them by',
    async (_what, pathOf) => {
      expect(await leastShareBefore(pathOf)).toBeLessThan(0.5);
    },
  );

  it('is alive after all of them', async () => {
    expect(server.process.exitCode).toBeNull();
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/en`)).status).toBe(200);
  });
});

/** How long a neighbour waits who asks just after the request was sent: the best of some rounds. */
async function shortestWait(bytes: string): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && shortest >= NEIGHBOUR_MS; round++) {
    const answered = send(bytes);
    const began = performance.now();
    await fetch(`${server.origin}/healthz`).then((answer) => answer.text());
    shortest = Math.min(shortest, performance.now() - began);
    await answered;
  }
  return shortest;
}

/** Many who each ask for something else at which there is nothing. */
const CROWD = 200;
const CROWDS: Readonly<Record<string, (place: number) => string>> = {
  'unknown pages': (place) => `/en/nowhere-${place}`,
  'unknown characters': (place) => `/jp/character/nobody-${place}`,
  'the data of unknown characters': (place) => `/en/character/nobody-${place}.data`,
  'long paths': (place) => `/en${'/a'.repeat(3000)}${place}`,
  'many segments': (place) => `/en${'/a'.repeat(9)}${place}`,
  'many slashes': (place) => `/en${'/'.repeat(400)}${place}`,
  'the manifest of routes': (place) => `/__manifest?p=/en/nowhere-${place}&version=1`,
  'the data of unknown routes': (place) => `/en/characters?_data=routes%2Fnowhere-${place}`,
  'escapes that nobody needs': (place) => `/en/%63haracters%2f${place}`,
  'broken escapes': (place) => `/en/%E0%A4%A${place}`,
  'unknown calls': (place) => `/api/nowhere-${place}`,
};

/**
 * What part of a crowd is answered before a neighbour who asks just after it: the least of some rounds.
 * Told by their order, it is the same on a busy machine.
 */
async function leastShareBefore(pathOf: (place: number) => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD + 1 });
  const { port } = new URL(server.origin);
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const request = get({ port, path, agent }, (answer) => answer.resume().on('end', resolve));
      request.on('error', reject);
    });
  const crowdOf = (path: (place: number) => string, onAnswer: () => void) =>
    Promise.all(Array.from({ length: CROWD }, (_, place) => ask(path(place)).then(onAnswer)));
  let least = 1;
  for (let round = 0; round < ROUNDS && least >= 0.5; round++) {
    // All of them have come in before they ask.
    await crowdOf(
      () => '/healthz',
      () => undefined,
    );
    let answered = 0;
    const crowd = crowdOf(pathOf, () => answered++);
    await ask('/healthz');
    least = Math.min(least, answered / CROWD);
    await crowd;
  }
  agent.destroy();
  return least;
}

function toBytes({ method = 'GET', target, headers = {}, body }: HostileRequest): string {
  const all = {
    Host: 'localhost',
    Connection: 'close',
    ...(body === undefined ? {} : { 'Content-Length': String(body.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** Says it, and hears all that is said until the server hangs up. */
async function send(bytes: string): Promise<Answer[]> {
  const { port } = new URL(server.origin);
  const socket = connect(Number(port), 'localhost');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A sender that is refused midway finds the connection closed.
  socket.on('error', () => socket.destroy());
  socket.setTimeout(SLOWEST_MS, () => socket.destroy());
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return answersIn(Buffer.concat(chunks).toString('latin1'));
}

/** Answers begin with their version; none of our pages has a line that does. */
function answersIn(text: string): Answer[] {
  return text
    .split(/^(?=HTTP\/1\.1 \d{3} )/m)
    .filter((part) => part !== '')
    .map((part) => {
      const end = part.indexOf('\r\n\r\n');
      const [first = '', ...lines] = part.slice(0, end).split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      return {
        status: Number(first.split(' ')[1]),
        headers: new Map(headers),
        body: part.slice(end + 4),
      };
    });
}
