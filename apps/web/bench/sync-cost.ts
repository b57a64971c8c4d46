import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSyncFiles } from '@trailbook/api/calls/sync-list';
import { readSyncFile } from '@trailbook/api/calls/sync-read';
import { writeSyncFile } from '@trailbook/api/calls/sync-write';
import { startServer } from '../test/server-process.ts';

/** What a call of the sync by key takes of the processor, by its kind and size. Needs the built site. */
const CALLS = 400;
const TOKEN = 't'.repeat(20);

const folder = mkdtempSync(join(tmpdir(), 'trailbook-cost-'));
const database = process.env.BENCH_DATABASE_URL;
const server = await startServer({
  ...{ STORE_DIR: folder, TRUST_PROXY: '1', METRICS_TOKEN: TOKEN },
  ...(database && { DATABASE_URL: database, STATS_KEY: 'k'.repeat(40) }),
});
let asked = 0;
const site = {
  origin: server.origin,
  fetch: (url: string, init: RequestInit = {}) => {
    const client = `10.0.${Math.floor(asked / 200) % 250}.${asked++ % 200}`;
    return fetch(url, { ...init, headers: { ...init.headers, 'X-Forwarded-For': client } });
  },
};
try {
  for (const [size, calls] of [
    [20_000, CALLS],
    [200_000, CALLS / 4],
    [4 * 1024 ** 2, CALLS / 40],
  ] as const) {
    const address = randomBytes(32).toString('base64url');
    const content = randomBytes(size).toString('base64');
    const file = {
      address,
      id: randomBytes(16).toString('base64url'),
      label: 'A'.repeat(60),
    };
    let replaced: number | null = null;
    const write = async () => {
      const written = await writeSyncFile(site, { ...file, content, replaced });
      if (!written.ok) return written;
      replaced = written.value.version;
      return written;
    };
    const costs = [
      ['write', await cost(calls, write)],
      ['read', await cost(calls, () => readSyncFile(site, { address, id: file.id }))],
      ['list', await cost(calls, () => listSyncFiles(site, { address }))],
    ];
    console.info(`${size} bytes: ${costs.map(([what, ms]) => `${what} ${ms} ms`).join(', ')}`);
  }
} finally {
  server.process.kill();
  rmSync(folder, { recursive: true });
}

/** Processor time of a call and of the state that it asks for, in milliseconds. */
async function cost(calls: number, ask: () => Promise<{ readonly ok: boolean }>): Promise<string> {
  await ask();
  const before = await used();
  for (let call = 0; call < calls; call++) {
    const answer = await ask();
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  return ((((await used()) - before) * 1000) / calls).toFixed(1);
}

async function used(): Promise<number> {
  const figures = await (
    await fetch(`${server.origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  ).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]);
}
