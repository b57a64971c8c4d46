import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../../server/statistics/database/in-transaction.ts';
import { databasePlace, openDatabase } from '../../server/statistics/open-database.ts';
import { publish, publishAllNext } from '../../server/statistics/publish.ts';
import { startPostgres } from '../../server/statistics/test/start-postgres.ts';
import { startServer } from '../../test/server-process.ts';
import { atShare } from '../percentile.ts';
import { seed } from './seed.ts';

/**
 * What all figures at once cost others: twenty ask a server for them, from its start on and over more than the minute
 * for which it keeps them, beside health checks. Needs the built site; everything shares this machine's cores.
 *
 *   node bench/statistics/aggregates.ts [contributors] [seconds]
 */
const [contributors = 100_000, seconds = 75] = process.argv.slice(2).map(Number);
const DRAWN = 5000;
const ASKERS = 20;
const CHECK_MS = 20;
const FORMS = ['csv', 'json'] as const;

const folder = mkdtempSync(join(tmpdir(), 'trailbook-aggregates-'));
const postgres = await startPostgres();
try {
  await measure('SQLite', { databaseUrl: null, storeFolder: folder });
  const databaseUrl = await postgres.create('aggregates');
  await measure('PostgreSQL', { databaseUrl, storeFolder: folder });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measure(name: string, place: Parameters<typeof databasePlace>[0]): Promise<void> {
  const database = await openDatabase(databasePlace(place));
  await seed(database, { contributors, drawn: DRAWN });
  await inTransaction(database, publishAllNext);
  await publish(database, { everyMs: 0, contributors: 1 }, Date.now());
  await database.close();

  const server = await startServer({
    STORE_DIR: place.storeFolder,
    ...(place.databaseUrl !== null && {
      ...{ DATABASE_URL: place.databaseUrl, STATS_KEY: 'k'.repeat(40) },
    }),
  });
  const alone = await checksDuring(server.origin, wait(5000));
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  let [answers, bytes] = [0, 0];
  const ask = async (at: number) => {
    while (performance.now() < until) {
      const form = FORMS[at % FORMS.length];
      const taken = await bytesOf(`${server.origin}/api/v1/aggregates/${form}`, agent);
      bytes += taken;
      answers++;
    }
  };
  const beside = await checksDuring(
    server.origin,
    Promise.all(Array.from({ length: ASKERS }, (_, at) => ask(at))),
  );
  agent.destroy();
  server.process.kill();
  await once(server.process, 'exit');
  console.info(
    `${name}, ${contributors} contributors: ${(answers / seconds).toFixed(0)} answers of ${(bytes / answers / 1000).toFixed(0)} kB a second; /healthz ${told(beside)}, alone ${told(alone)}`,
  );
}

/** Takes an answer as programs do, compressed, and throws it away: this process has no time for more. */
function bytesOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`It answered ${answer.statusCode}.`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes)).on('error', reject);
    }).on('error', reject);
  });
}

/** How long health checks take while something goes on, in milliseconds. */
async function checksDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  let isOn = true;
  const ended = work.finally(() => {
    isOn = false;
  });
  const times: number[] = [];
  while (isOn) {
    const began = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    times.push(performance.now() - began);
    await wait(CHECK_MS);
  }
  await ended;
  return times;
}

function told(times: readonly number[]): string {
  const at = (share: number) => atShare(times, share).toFixed(0);
  return `${at(0.5)} ms in the median, ${at(0.99)} at the 99th percentile, ${at(1)} at most`;
}
