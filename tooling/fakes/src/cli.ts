import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createRecordApi, type Fault, fakeAccount, recordLinkOf, serveFake } from './index.ts';

/**
 * `pnpm dev:fakes`: the site in development, with a stand-in of the game's records behind it. Prints the links
 * to paste. `--throttle 40` makes every 40th request wait, `--cut 90` cuts every 90th; `--alone` starts no site.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4790' },
    throttle: { type: 'string', default: '40' },
    cut: { type: 'string', default: '90' },
    delay: { type: 'string', default: '60' },
    alone: { type: 'boolean', default: false },
  },
});

const now = Date.now();
const YEAR_MS = 350 * 86_400_000;
const span = { from: now - YEAR_MS, until: now };
const accounts = [
  fakeAccount({ uid: '600000001', seed: 1, pulls: 900, ...span }),
  fakeAccount({ uid: '800000002', seed: 2, pulls: 60, ...span }),
  fakeAccount({ uid: '100000003', seed: 3, pulls: 20_000, ...span }),
];

const MOST_REQUESTS = 100_000;
const faults = new Map<number, Fault>();
for (let at = 1; at < MOST_REQUESTS; at++) {
  if (at % Number(values.cut) === 0) faults.set(at, 'cut');
  else if (at % Number(values.throttle) === 0) faults.set(at, 'throttled');
}

const api = createRecordApi({ accounts, now, faults, delayMs: Number(values.delay) });
const { origin } = await serveFake(api, Number(values.port));
console.info(`The records of three made-up accounts are at ${origin}. Paste one of these:`);
for (const account of accounts) {
  const pulls = [...account.pulls.values()].reduce((sum, list) => sum + list.length, 0);
  console.info(`\n${account.uid}, ${pulls} pulls:\n${recordLinkOf(account)}`);
}
if (!values.alone) {
  const site = spawn('pnpm', ['dev'], {
    stdio: 'inherit',
    env: { ...process.env, WARP_RECORDS_URL: origin },
  });
  site.on('exit', (code) => process.exit(code ?? 0));
}
