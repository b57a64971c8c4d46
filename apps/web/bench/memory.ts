import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { startServer } from '../test/server-process.ts';

/**
 * What one server weighs after a crawl of every list and table, after the same under other spellings, after every page
 * of two languages (`--all`: of all), and while readers ask for large files and do not read: one after the other, in
 * megabytes. Needs the built site, and Linux.
 */
const SPELLINGS = ['JSON', 'Json', 'jSON', '%6Ason', 'json%00', 'json/'];
const PAGES_OF = process.argv.includes('--all') ? LANGUAGES : ['en', 'ru'];
const READERS = 300;
const STALLED_FILES = ['characters/all.json', 'calculatorConfigs.json', 'planner.pack'];
/** Somewhat longer than the server waits for them. */
const STALLED_SECONDS = 40;

const server = await startServer();
try {
  tell('started');
  const files = filesOf(join(import.meta.dirname, '../build/data'));
  await crawl(files.map((file) => `/data/${file}`));
  tell(`${files.length} files of data read`);
  const spelled = LANGUAGES.flatMap((language) =>
    SPELLINGS.map((ending) => `/data/${language}/characters/all.${ending}`),
  );
  await crawl(spelled);
  tell(`${spelled.length} spellings asked for`);
  const pages = (await Promise.all(PAGES_OF.map(pagesOf))).flat();
  await crawl(pages);
  tell(`${pages.length} pages and their data read`);
  const before = openFiles();
  const readers = Array.from({ length: READERS }, (_, place) => stalledReader(place));
  let most = 0;
  for (let second = 0; second < STALLED_SECONDS; second++) {
    await wait(1000);
    most = Math.max(most, residentMegabytes());
  }
  const held = openFiles() - before;
  console.info(
    `${most} MB: at most, while ${READERS} readers did not read; ${held} held at the end`,
  );
  for (const reader of readers) reader.destroy();
} finally {
  server.process.kill();
}

function tell(what: string): void {
  console.info(`${residentMegabytes()} MB: ${what}`);
}

async function crawl(paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(server.origin + path)).arrayBuffer();
}

/** Language and name of all files that the build has written. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.br'))
    .map((name) => name.slice(0, -'.br'.length));
}

async function pagesOf(language: string): Promise<string[]> {
  const sitemap = await (await fetch(`${server.origin}/sitemap/${language}.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].flatMap(([, path = '']) => [
    path,
    `${path}.data`,
  ]);
}

/** Asks for a file, compressed or not, and takes none of the answer. */
function stalledReader(place: number): Socket {
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  const file = STALLED_FILES[place % STALLED_FILES.length];
  const accepted = ['identity', 'gzip', 'br'][Math.floor(place / 3) % 3];
  socket.write(
    `GET /data/de/${file} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${accepted}\r\n\r\n`,
  );
  // The server hangs up on it.
  socket.on('error', () => socket.destroy());
  return socket.pause();
}

/** Connections among them. */
function openFiles(): number {
  return readdirSync(`/proc/${server.process.pid}/fd`).length;
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
