import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../server/statistics/test/start-postgres.ts';
import { startServer } from '../../test/server-process.ts';
import { importAccount } from './import-account.ts';

/**
 * How many contributions a second come in over HTTP, the import included: accounts of two hundred warps, each read from a
 * stand-in of the game, a contribution for each banner type. Needs the built site. Stand-in, database and players
 * share this machine's cores with the server. Other programs spoil the rate more than what an
 * import takes of a processor. Needs Linux.
 *
 *   node bench/statistics/imports.ts [seconds] [players at once]
 */
const [seconds = 20, atOnce = 24] = process.argv.slice(2).map(Number);
const WARM_MS = 3000;
const ACCOUNTS = 3000;

const folder = mkdtempSync(join(tmpdir(), 'trailbook-imports-'));
const game = fork(join(import.meta.dirname, 'records.process.ts'), [String(ACCOUNTS)]);
const [records]: { origin: string; links: string[] }[] = await once(game, 'message');
const postgres = await startPostgres();
try {
  await measure('SQLite', { STORE_DIR: join(folder, 'store') });
  await measure('PostgreSQL', {
    DATABASE_URL: await postgres.create('imports'),
    STATS_KEY: 'k'.repeat(40),
  });
} finally {
  await postgres.stop();
  game.disconnect();
  rmSync(folder, { recursive: true });
}

async function measure(name: string, place: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer({
    ...{ NODE_ENV: 'test', WARP_RECORDS_URL: records?.origin ?? '', WARP_PACE_MS: '1' },
    ...{ TRUST_PROXY: '1', ...place },
  });
  let [next, imports, contributions, isOn] = [0, 0, 0, true];
  const play = async () => {
    while (isOn && next < ACCOUNTS) {
      const { given } = await importAccount(server.origin, next, records?.links[next++] ?? '');
      imports++;
      contributions += given.length;
    }
  };
  const playing = Promise.all(Array.from({ length: atOnce }, play));
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  const [importsBefore, before, began] = [imports, contributions, performance.now()];
  const others = { game: game.pid, players: process.pid };
  const busy = () => [server.process.pid, ...Object.values(others)].map(processorMs);
  const busyBefore = busy();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const took = (performance.now() - began) / 1000;
  const done = imports - importsBefore;
  const [ofServer, ...ofOthers] = busy().map((ms, at) =>
    ((ms - (busyBefore[at] ?? Number.NaN)) / done).toFixed(1),
  );
  const beside = Object.keys(others).map((who, at) => `${who} ${ofOthers[at]}`);
  console.info(
    `${name}: ${((contributions - before) / took).toFixed(0)} contributions a second, of ${(done / took).toFixed(1)} imports; each took the server ${ofServer} ms of a processor, beside it ${beside.join(' and ')} ms`,
  );
  isOn = false;
  await playing;
  server.process.kill();
  await once(server.process, 'exit');
}

/** What a process has used so far, in and beneath it. Linux counts it in hundredths of a second. */
function processorMs(pid: number | undefined): number {
  const [, counted = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = counted.split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10;
}
