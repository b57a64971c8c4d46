import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { startServer } from '../test/server-process.ts';
import { atShare } from './percentile.ts';

/**
 * What the server weighs when every page has been drawn in three languages; then pages beside files of the same
 * compressed bytes and server, under load, in one run. Page and file take turns on a warm process: whoever came
 * second only was quicker by what the first one had warmed up, and by what else the machine did. Needs the built
 * site. The generator runs on the same cores.
 * `node bench/load.ts [PAGE…]`: named pages are put under load without the rest.
 */
const CONNECTIONS = 8;
const SECONDS = 2;
const ROUNDS = 6;
const ALL = [
  '/en/character/seele',
  '/jp/lightcone/in-the-night',
  '/en/characters',
  '/en/planner',
  '/api/v1/warp_fetch/11',
];
/** Those that are named, or all of them. */
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const LANGUAGES = ['en', 'jp', 'ru'];

const assets = join(import.meta.dirname, '../build/client/assets');
const copies = PAGES.map((_page, place) => join(assets, `bench-${place}.js`));
try {
  await withServer(async ({ origin, process: { pid } }) => {
    if (PAGES === ALL) {
      const times = await crawl(origin);
      const median = atShare(times, 0.5).toFixed(1);
      console.info(
        `${times.length} pages drawn: median ${median} ms each, ${residentMegabytes(pid)} MB of memory`,
      );
    }
    for (const [place, path] of PAGES.entries()) await copy(origin + path, copies[place] ?? '');
  });
  // The build's files are listed when a server starts.
  await withServer(async ({ origin }) => {
    for (const [place, path] of PAGES.entries()) {
      await compare(origin, [path, `/assets/bench-${place}.js`]);
    }
  });
} finally {
  for (const file of copies.flatMap((script) => [script, `${script}.br`]))
    rmSync(file, { force: true });
}

type Server = Awaited<ReturnType<typeof startServer>>;

async function withServer(use: (server: Server) => Promise<void>): Promise<void> {
  const server = await startServer();
  try {
    await use(server);
  } finally {
    server.process.kill();
  }
}

/** A page as a script of the build, in the very bytes that the page is sent in. */
async function copy(url: string, file: string): Promise<void> {
  await askOften(url);
  const [answer]: IncomingMessage[] = await once(
    get(url, { headers: { 'Accept-Encoding': 'br' } }),
    'response',
  );
  if (!answer) throw new Error(`${url} gave no answer.`);
  const bytes = await buffer(answer);
  writeFileSync(file, brotliDecompressSync(bytes));
  writeFileSync(`${file}.br`, bytes);
}

/** Often enough for the strongest compression. */
async function askOften(url: string): Promise<void> {
  for (let round = 0; round < 10; round++) await fetch(url).then((answer) => answer.bytes());
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

async function compare(origin: string, paths: readonly string[]): Promise<void> {
  const rounds = paths.map((path) => ({ path, results: [] as autocannon.Result[] }));
  for (const path of paths) {
    await askOften(origin + path);
    await load(origin + path);
  }
  for (let round = 0; round < ROUNDS; round++) {
    // Each is the first one as often as the other.
    const order = round % 2 === 0 ? rounds : rounds.toReversed();
    for (const { path, results } of order) results.push(await load(origin + path));
  }
  for (const { path, results } of rounds) {
    const sorted = results.toSorted((a, b) => a.requests.average - b.requests.average);
    const [least, median, most] = [0, ROUNDS >> 1, ROUNDS - 1].map((at) =>
      Math.round(sorted[at]?.requests.average ?? 0),
    );
    const { throughput, requests } = sorted[0] as autocannon.Result;
    const kilobytes = Math.round(throughput.average / requests.average / 1000);
    const slowest = Math.max(...results.map(({ latency }) => latency.p99));
    console.info(
      `${path.padEnd(36)} ${median} requests/s (${least} to ${most}) of ${kilobytes} kB, 99 % within ${slowest} ms`,
    );
  }
}

async function load(url: string): Promise<autocannon.Result> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were none.`);
  return result;
}

/** Every page of the sitemap in some languages, one after the other: how long each took, in milliseconds. */
async function crawl(origin: string): Promise<number[]> {
  const times: number[] = [];
  for (const language of LANGUAGES) {
    const sitemap = await (await fetch(`${origin}/sitemap/${language}.xml`)).text();
    for (const [, path = ''] of sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)) {
      const began = performance.now();
      await (await fetch(origin + path)).arrayBuffer();
      times.push(performance.now() - began);
    }
  }
  return times;
}

/** Of Linux only. */
function residentMegabytes(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  return (kilobytes / 1024).toFixed(0);
}
