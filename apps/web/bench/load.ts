import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from './server-process.ts';

/**
 * What the server weighs when every page has been drawn in three languages; then pages beside files of the same
 * size and server, under load, in one run. Needs the built site. The generator runs on the same cores.
 */
const CONNECTIONS = 8;
const SECONDS = 5;
const PAGES = [
  '/en/character/seele',
  '/jp/lightcone/in-the-night',
  '/en/characters',
  '/en/planner',
];
const LANGUAGES = ['en', 'jp', 'ru'];

const server = await startServer();
try {
  const times = await crawl();
  const median = times.sort((a, b) => a - b)[times.length >> 1]?.toFixed(1);
  console.info(
    `${times.length} pages drawn: median ${median} ms each, ${residentMegabytes()} MB of memory`,
  );
  for (const path of PAGES) {
    await load(path);
    await load(await fileAsLarge(path));
  }
} finally {
  server.process.kill();
}

async function load(path: string): Promise<void> {
  const url = server.origin + path;
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

/** The script of the build whose compressed size is nearest to that of a page. */
async function fileAsLarge(path: string): Promise<string> {
  const headers = { 'accept-encoding': 'br' };
  const answer = await fetch(server.origin + path, { headers });
  const size = Number(answer.headers.get('content-length'));
  const assets = join(import.meta.dirname, '../build/client/assets');
  const [nearest] = readdirSync(assets)
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({ name, off: Math.abs(statSync(join(assets, name)).size - size) }))
    .sort((a, b) => a.off - b.off);
  return `/assets/${nearest?.name.slice(0, -3)}`;
}

/** Every page that a list leads to, in each language, one after the other: how long each took, in milliseconds. */
async function crawl(): Promise<number[]> {
  const times: number[] = [];
  for (const language of LANGUAGES) {
    for (const list of ['characters', 'equipment', 'relics']) {
      const html = await (await fetch(`${server.origin}/${language}/${list}`)).text();
      const links = new Set(html.match(/href="\/\w+\/(?:character|lightcone|relics)\/[^"]+"/g));
      for (const link of links) {
        const began = performance.now();
        await (await fetch(server.origin + link.slice(6, -1))).arrayBuffer();
        times.push(performance.now() - began);
      }
    }
  }
  return times;
}

/** Of Linux only. */
function residentMegabytes(): string {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  return (kilobytes / 1024).toFixed(0);
}
