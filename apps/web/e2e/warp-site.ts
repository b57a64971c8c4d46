import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRecordApi, serveRecords } from '@trailbook/fakes';
import { ACCOUNTS, NOW } from './warp-records.ts';

/** A third site for browser tests: with a stand-in of the game's records behind it. `warp-site.ts PORT` */
const faults = new Map([
  [4, 'throttled'],
  [9, 'cut'],
] as const);
const { origin } = await serveRecords(
  createRecordApi({ accounts: ACCOUNTS, now: NOW, faults, delayMs: 20 }),
);
// Only a server in development may ask another than the game.
process.env.NODE_ENV = 'test';
process.env.PORT = process.argv[2];
process.env.WARP_RECORDS_URL = origin;
process.env.WARP_PACE_MS = '30';
// Contributions of this run alone.
process.env.STORE_DIR = mkdtempSync(join(tmpdir(), 'trailbook-e2e-'));
process.chdir(join(import.meta.dirname, '..'));
const { serve } = await import('../server.ts');
await serve();
