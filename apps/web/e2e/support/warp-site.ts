import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRecordApi, serveFake, serveShowcase } from '@trailbook/fakes';
import { contribute } from '../../server/statistics/contributions.ts';
import { openDatabase } from '../../server/statistics/open-database.ts';
import { contributionsOf } from '../../server/statistics/test/histories.ts';
import { FAILING } from './showcase-accounts.ts';
import { ACCOUNTS, accountOfFile, NOW } from './warp-records.ts';

/** A third site for browser tests: with stand-ins of the game's records and of a showcase behind it. `warp-site.ts PORT` */
const faults = new Map([
  [4, 'throttled'],
  [9, 'cut'],
] as const);
// A year after the rows of the files, the game would have none of them.
const ofFiles = createRecordApi({
  accounts: ['same-ids-11-21.json', 'real-ids.json'].map(accountOfFile),
  now: Date.parse('2026-09-01T00:00:00Z'),
});
const made = createRecordApi({ accounts: ACCOUNTS, now: NOW, faults, delayMs: 20 });
const { origin } = await serveFake({
  answer: (request) =>
    new URL(request.url).searchParams.get('authkey')?.startsWith('key+of/')
      ? ofFiles.answer(request)
      : made.answer(request),
});
const showcase = await serveShowcase(
  Object.fromEntries(Object.entries(FAILING).map(([uid, [fault]]) => [uid, fault])),
);
// Only a server in development may ask another than the game.
process.env.NODE_ENV = 'test';
process.env.PORT = process.argv[2];
process.env.WARP_RECORDS_URL = origin;
process.env.SHOWCASE_URL = showcase.origin;
process.env.WARP_PACE_MS = '30';
// Contributions of this run alone.
const storeFolder = mkdtempSync(join(tmpdir(), 'trailbook-e2e-'));
process.env.STORE_DIR = storeFolder;
process.env.STATS_STEP_MS = '1';
// Tests say which network they ask from, where that counts.
process.env.TRUST_PROXY = '1';
// Figures of fewer are told to nobody. Whoever comes has more warps than three of them, and fewer than two.
const database = await openDatabase({ file: join(storeFolder, 'statistics.sqlite') });
for (const seed of [1, 2, 3, 4, 5]) {
  for (const contribution of contributionsOf(seed, seed > 3 ? 900 : 200))
    await contribute(database, contribution);
}
await database.close();
process.chdir(join(import.meta.dirname, '../..'));
const { serve } = await import('../../server/node/serve.ts');
await serve();
