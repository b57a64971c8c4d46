import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSyncFiles } from '@trailbook/api/calls/sync-list';
import { readSyncFile } from '@trailbook/api/calls/sync-read';
import { writeSyncFile } from '@trailbook/api/calls/sync-write';
import { type Held, holdPlaces } from '@trailbook/hostile';
import { startServer } from '../test/server-process.ts';
import { atShare } from './percentile.ts';

/**
 * How long devices wait for their files while somebody keeps the places for large bodies. Needs a built site, or takes
 * the address of one that runs behind a proxy.
 */
const SECONDS = 15;
const EACH_MS = 40;
const LINES = 60;
const SMALL = 'A'.repeat(40_000);

const [given] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'trailbook-held-'));
const database = process.env.BENCH_DATABASE_URL;
const server = given
  ? undefined
  : await startServer({
      ...{ STORE_DIR: folder, TRUST_PROXY: '1' },
      ...(database && { DATABASE_URL: database }),
    });
const origin = given ?? server?.origin ?? '';
let asked = 0;
/** Of many networks, none of which asks too often. */
const site = {
  origin,
  fetch: (url: string, init: RequestInit = {}) =>
    fetch(url, {
      ...init,
      headers: { ...init.headers, 'X-Forwarded-For': `192.0.2.${asked++ % 250}` },
    }),
};
const address = randomBytes(32).toString('base64url');
const id = randomBytes(16).toString('base64url');
try {
  const begun = { address, id, label: 'AAAA', content: SMALL, replaced: null };
  await writeSyncFile(site, begun);
  console.info(`at rest: ${await honest()}`);
  for (const held of ['nothing', 'a state', 'by the byte', '70 kB'] satisfies Held[]) {
    const { state } = (await (await fetch(`${origin}/api/v1/state`)).json()) as { state: string };
    const stop = holdPlaces(origin, { held, lines: LINES, state });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const said = await honest();
    console.info(`beside bodies that do not come (${held}): ${said}; ${stop()} bytes sent`);
  }
} finally {
  server?.process.kill();
  rmSync(folder, { recursive: true });
}

/** Lists, reads and writes in turn, whether the ones before have been answered or not. */
async function honest(): Promise<string> {
  const times: number[] = [];
  let failed = 0;
  const all: Promise<void>[] = [];
  const asks = [
    () => listSyncFiles(site, { address }),
    () => readSyncFile(site, { address, id }),
    // Of a version that it never had: all is done but the writing itself.
    () => writeSyncFile(site, { address, id, label: 'A', content: SMALL, replaced: 1 }),
  ];
  for (let place = 0; place < (SECONDS * 1000) / EACH_MS; place++) {
    await new Promise((resolve) => setTimeout(resolve, EACH_MS));
    const began = performance.now();
    const answered = asks[place % asks.length]?.().then((answer) => {
      if (answer.ok || answer.error.code === 'SYNC_CHANGED') {
        times.push(performance.now() - began);
      } else failed++;
    });
    if (answered) all.push(answered);
  }
  await Promise.all(all);
  const ms = (share: number) => `${Math.round(atShare(times, share))} ms`;
  return `${failed} of ${all.length} failed, half within ${ms(0.5)}, 99 of 100 within ${ms(0.99)}`;
}
