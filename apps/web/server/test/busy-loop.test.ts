import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { CALLS } from '@trailbook/api/calls';
import type { Language } from '@trailbook/core/internal/dataset';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';
import { hashedName } from '../files/data-files.server';

/**
 * Everything that can be asked for, by twenty at once beside a health check. What holds the process is asked for in
 * another language each time: a busy machine delays the best of some rounds seldom, work of our own delays every one.
 */
const ASKERS = 20;
const LONGEST_MS = 200;
const ROUNDS: readonly Language[] = ['de', 'jp', 'ru', 'fr', 'kr', 'th'];
const MINUTES_MS = 600_000;

/** Nobody listens there: what asks another server is answered at once. */
const NOBODY = 'http://127.0.0.1:1';

let server: Awaited<ReturnType<typeof startServer>>;
let agent: Agent;
let state = '';
beforeAll(async () => {
  server = await startServer({
    ...{ NODE_ENV: 'test', SHOWCASE_URL: NOBODY, WARP_RECORDS_URL: NOBODY },
  });
  agent = new Agent({ keepAlive: true, maxSockets: ASKERS + 1 });
  ({ state } = (await (await fetch(`${server.origin}/api/v1/state`)).json()) as { state: string });
}, MINUTES_MS);
afterAll(() => {
  agent.destroy();
  server.process.kill();
});

/** What stands for the parts of a call's address, and what it takes beside it. */
const PARTS: Readonly<Record<string, string>> = {
  ...{ '{id}': 'none', '{bannerId}': '11', '{type}': '11', '{uid}': '600000009' },
  '{format}': 'json',
};
const QUERIES: Readonly<Record<string, string>> = {
  warp_rank: '?pulls=100&contests=2&five_stars=2&average_pity=50&known_five_stars=1&win_rate=0.5',
};
const BODIES: Readonly<Record<string, object>> = {
  'warp/import': {
    ...{ link: 'https://example.com/?authkey=none', known: {} },
    banners: [{ type: 11, from: '0' }],
  },
};

it.each(CALLS.map(({ method, path }) => [method, path] as const))(
  '%s %s holds up nobody',
  async (method, path) => {
    const filled = path.replaceAll(/\{\w+\}/g, (part) => PARTS[part] ?? part);
    const target = `/api/v1/${filled}${QUERIES[path.split('/')[0] ?? ''] ?? ''}`;
    const body =
      method === 'POST' ? JSON.stringify(BODIES[path] ?? { receipt: 'x'.repeat(40) }) : '';
    expect(await leastWait(() => target, { method, body })).toBeLessThan(LONGEST_MS);
  },
  MINUTES_MS,
);

it(
  'no file of the data holds up others',
  async () => {
    const written = readdirSync(join(import.meta.dirname, '../../build/data/en'), {
      ...{ recursive: true, encoding: 'utf8' },
    })
      .filter((name) => name.endsWith('.br'))
      .map((name) => name.slice(0, -'.br'.length));
    const details = ['characters/seele', 'lightcones/in-the-night', 'materials/2', 'rogue/current'];
    const names = [...written, ...details.map((name) => `${name}.json`)];
    expect(written.length).toBeGreaterThan(40);
    const slow = await slowOf([
      ...names.map((name) => (language: Language) => `/data/${language}/${name}`),
      ...names.map((name) => (language: Language) => `/data/old/${language}/${name}`),
      (language) => `/data/old/${hashedName(`${language}/characters.json`)}`,
      (language) => `/data/${language}/characters/nobody.json`,
    ]);
    expect(slow).toEqual([]);
  },
  MINUTES_MS,
);

it(
  'no other file does',
  async () => {
    const slow = await slowOf([
      (language) => `/sitemap/${language}.xml`,
      (language) => `/manifest/${language}.webmanifest`,
      ...['/', '/robots.txt', '/sitemap.xml', '/deployment.log', '/service-worker.js'].map(
        (path) => () => path,
      ),
      ...['/healthz', '/readyz', '/metrics', '/api/v1/openapi.json', '/api/v1/docs'].map(
        (path) => () => path,
      ),
    ]);
    expect(slow).toEqual([]);
  },
  MINUTES_MS,
);

it(
  'no kind of page does, nor its data',
  async () => {
    const sitemap = await (await fetch(`${server.origin}/sitemap/en.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+\/en([^<]*)<\/loc>/g)];
    // One of each kind: those that begin alike are.
    const kinds = Map.groupBy(paths, ([, path = '']) => path.replace(/[^/]+$/, ''));
    const lists = paths.map(([, path = '']) => path).filter((path) => path.lastIndexOf('/') < 1);
    const pages = [...lists, ...[...kinds.values()].map(([first]) => first?.[1] ?? '')];
    expect(pages.length).toBeGreaterThan(20);
    const slow = await slowOf(
      [...pages, '/nowhere', '/character/nobody'].flatMap((path) => [
        (language: Language) => `/${language}${path}`,
        (language: Language) => `/${language}${path}.data`,
      ]),
    );
    expect(slow).toEqual([]);
  },
  MINUTES_MS,
);

type Target = (language: Language) => string;

/** Those of the targets beside which a health check waited too long, each time. */
async function slowOf(targets: readonly Target[]): Promise<string[]> {
  const slow: string[] = [];
  for (const target of targets) {
    const wait = await leastWait(target);
    if (wait >= LONGEST_MS) slow.push(`${target('de')}: ${Math.round(wait)} ms`);
  }
  return slow;
}

interface Sent {
  readonly method: string;
  readonly body: string;
}

/** How long a health check takes beside a crowd, at the least of some rounds. */
async function leastWait(target: Target, sent?: Sent): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (const language of ROUNDS) {
    const crowd = Promise.all(Array.from({ length: ASKERS }, () => ask(target(language), sent)));
    const began = performance.now();
    await ask('/healthz');
    least = Math.min(least, performance.now() - began);
    await crowd;
    if (least < LONGEST_MS) break;
  }
  return least;
}

/** Until the whole answer is there. */
function ask(path: string, { method, body }: Sent = { method: 'GET', body: '' }): Promise<void> {
  const { port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ 'Accept-Encoding': 'br', 'X-SRS-Verify': state },
      ...(body && { 'Content-Type': 'application/json' }),
    };
    request({ port, path, method, agent, headers }, (answer) => {
      answer.resume().on('end', resolve).on('error', reject);
    })
      .on('error', reject)
      .end(body);
  });
}
