import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRecordApi, serveRecords, serveShowcase } from '@trailbook/fakes';
import { FAILING } from './showcase-accounts.ts';
import { ACCOUNTS, NOW } from './warp-records.ts';

/** A third site for browser tests: with stand-ins of the game's records and of a showcase behind it. `warp-site.ts PORT` */
const faults = new Map([
  [4, 'throttled'],
  [9, 'cut'],
] as const);
const { origin } = await serveRecords(
  createRecordApi({ accounts: ACCOUNTS, now: NOW, faults, delayMs: 20 }),
);
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
process.env.STORE_DIR = mkdtempSync(join(tmpdir(), 'trailbook-e2e-'));
process.chdir(join(import.meta.dirname, '../..'));
const { serve } = await import('../../server/node/serve.ts');
await serve();
