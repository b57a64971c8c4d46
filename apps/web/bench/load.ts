import autocannon from 'autocannon';
import { startServer } from './server-process.ts';

/**
 * Pages beside a file of the same server, under load, in one run; and what the server weighs when every page
 * has been drawn in three languages. Needs the built site. The generator runs on the same cores.
 */
const CONNECTIONS = 8;
const SECONDS = 5;
const FILE = '/favicon.svg';
const PAGES = ['/en/character/seele', '/jp/lightcone/in-the-night', '/en/characters', '/en/planner'];
const LANGUAGES = ['en', 'jp', 'ru'];

const server = await startServer();
try {
  for (const path of [FILE, ...PAGES, FILE]) await load(path);
  const pages = await crawl();
  console.info(`${pages} pages drawn: ${await residentMegabytes()} MB of memory`);
} finally {
  server.process.kill();
}

async function load(path: string): Promise<void> {
  const url = server.origin + path;
  // Often enough for the strongest compression.
  for (let round = 0; round < 10; round++) await fetch(url).then((answer) => answer.bytes());
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx > 0) throw new Error(`${path}: ${non2xx} answers were none.`);
  const rate = Math.round(requests.average);
  console.info(`${path.padEnd(30)} ${rate} requests/s, 99 % within ${latency.p99} ms`);
}

/** Every page that a list leads to, in each language. */
async function crawl(): Promise<number> {
  let pages = 0;
  for (const language of LANGUAGES) {
    for (const list of ['characters', 'equipment', 'relics']) {
      const html = await (await fetch(`${server.origin}/${language}/${list}`)).text();
      const links = new Set(html.match(/href="\/\w+\/(?:character|lightcone|relics)\/[^"]+"/g));
      for (const link of links) {
        await (await fetch(server.origin + link.slice(6, -1))).arrayBuffer();
        pages++;
      }
    }
  }
  return pages;
}

async function residentMegabytes(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  return (kilobytes / 1024).toFixed(0);
}
