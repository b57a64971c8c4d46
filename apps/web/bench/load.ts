import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import { startServer } from './server-process.ts';

/**
 * What the server weighs when every page has been drawn in three languages; then pages beside files of the same
 * bytes and server, under load, in one run. Needs the built site. The generator runs on the same cores.
 * `node bench/load.ts [PAGE…]`: named pages are put under load without the rest.
 */
const CONNECTIONS = 8;
const SECONDS = 5;
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
      const median = times.sort((a, b) => a - b)[times.length >> 1]?.toFixed(1);
      console.info(
        `${times.length} pages drawn: median ${median} ms each, ${residentMegabytes(pid)} MB of memory`,
      );
    }
    for (const [place, path] of PAGES.entries()) await copy(origin + path, copies[place] ?? '');
  });
  // The build's files are listed when a server starts.
  await withServer(async ({ origin }) => {
    for (const [place, path] of PAGES.entries()) {
      await load(origin, path);
      await load(origin, `/assets/bench-${place}.js`);
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

/** A page as a script of the build. */
async function copy(url: string, file: string): Promise<void> {
  const page = await (await fetch(url)).bytes();
  writeFileSync(file, page);
  writeFileSync(`${file}.br`, brotliCompressSync(page));
}

async function load(origin: string, path: string): Promise<void> {
  const url = origin + path;
  // Often enough for the strongest compression.
  for (let round = 0; round < 10; round++) await fetch(url).then((answer) => answer.bytes());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { requests, latency, throughput, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx > 0) throw new Error(`${path}: ${non2xx} answers were none.`);
  const rate = Math.round(requests.average);
  const kilobytes = Math.round(throughput.average / requests.average / 1000);
  console.info(
    `${path.padEnd(36)} ${rate} requests/s of ${kilobytes} kB, 99 % within ${latency.p99} ms`,
  );
}

/** Every page of the sitemap in some languages, one after the other: how long each took, in milliseconds. */
async function crawl(origin: string): Promise<number[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const places = sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/(\w+)[^<]*)<\/loc>/g);
  const times: number[] = [];
  for (const [, path = '', language = ''] of places) {
    if (!LANGUAGES.includes(language)) continue;
    const began = performance.now();
    await (await fetch(origin + path)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

/** Of Linux only. */
function residentMegabytes(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  return (kilobytes / 1024).toFixed(0);
}
