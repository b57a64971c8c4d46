import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writeSyncFile } from '@trailbook/api/calls/sync-write';
import { startServer } from '../test/server-process.ts';
import { atShare } from './percentile.ts';

/** How long a sign of life takes beside devices that write the largest files there are. Needs the built site. */
const SECONDS = 15;
const WRITERS = 6;
const ASKING = `
  const { parentPort, workerData: [origin, lastsMs] } = require('node:worker_threads');
  const times = [];
  (async () => {
    for (const end = performance.now() + lastsMs; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const began = performance.now();
      await (await fetch(origin + '/healthz')).text();
      times.push(performance.now() - began);
    }
    parentPort.postMessage(times);
  })();
`;

const folder = mkdtempSync(join(tmpdir(), 'trailbook-writers-'));
const database = process.env.BENCH_DATABASE_URL;
const server = await startServer({
  ...{ STORE_DIR: folder, TRUST_PROXY: '1' },
  ...(database && { DATABASE_URL: database, STATS_KEY: 'k'.repeat(40) }),
});
let isOver = false;
try {
  const content = randomBytes(4 * 1024 ** 2).toString('base64');
  console.info(`at rest: ${await signsOfLife()}`);
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer, content));
  console.info(`beside ${WRITERS} writers of 4 MiB: ${await signsOfLife()}`);
  isOver = true;
  const written = (await Promise.all(writing)).reduce((sum, count) => sum + count, 0);
  console.info(`${written} files were written, ${(written / SECONDS).toFixed(1)} a second`);
} finally {
  server.process.kill();
  rmSync(folder, { recursive: true });
}

async function write(writer: number, content: string): Promise<number> {
  const site = {
    origin: server.origin,
    fetch: (url: string, init: RequestInit = {}) =>
      fetch(url, {
        ...init,
        headers: { ...init.headers, 'X-Forwarded-For': `10.${writer}.0.${written % 250}` },
      }),
  };
  const file = { id: randomBytes(16).toString('base64url'), label: 'A', content };
  const address = randomBytes(32).toString('base64url');
  let replaced: number | null = null;
  let written = 0;
  while (!isOver) {
    const answer = await writeSyncFile(site, { address, ...file, replaced });
    if (!answer.ok) throw new Error(answer.error.code);
    replaced = answer.value.version;
    written++;
  }
  return written;
}

/** Asked by a thread of its own: the writers keep this one busy. */
async function signsOfLife(): Promise<string> {
  const asking = new Worker(ASKING, { eval: true, workerData: [server.origin, SECONDS * 1000] });
  const [times] = (await once(asking, 'message')) as [number[]];
  const ms = (share: number) => `${Math.round(atShare(times, share))} ms`;
  return `half within ${ms(0.5)}, 99 of 100 within ${ms(0.99)}, all within ${ms(1)}`;
}
