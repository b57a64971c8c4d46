import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHistory, settleAccount, zoneOfAccount } from '@trailbook/core/internal/warp';
import { type FakeAccount, fakeAccount } from '@trailbook/fakes';

/** When the records are asked for. */
export const NOW = Date.now();
const DAY_MS = 86_400_000;
/** The same in every process of a run: the records begin and end with a day. */
const TODAY = Math.floor(NOW / DAY_MS) * DAY_MS;

const span = { from: TODAY - 300 * DAY_MS, until: TODAY };

/** So many that some ninety are on every account's character banners: at least one 5★ is among them. */
export const PULLS = 400;

/** One for each test: a later import of the same account would take over. */
export const ACCOUNTS = Array.from({ length: 17 }, (_, seed) =>
  fakeAccount({ uid: String(600_000_001 + seed), seed, pulls: PULLS, ...span }),
);

const RECORDS = join(
  import.meta.dirname,
  '../../../../packages/ui/src/features/warp/files/test/records',
);

/** A file of the shape that players of other trackers have reported. */
export function recordFile(name: string): string {
  return join(RECORDS, name);
}

/** An account that the game gives the rows of such a file for. */
export function accountOfFile(name: string): FakeAccount {
  const history = parseHistory(readFileSync(recordFile(name)));
  const account = history.ok ? history.value.accounts[0] : undefined;
  if (!account?.uid) throw new Error(`${name} holds no account.`);
  return {
    uid: account.uid,
    zone: zoneOfAccount(account.uid),
    pulls: settleAccount(account, account.uid),
    authkey: `key+of/${account.uid}==`,
    region: 'prod_gf_cn',
  };
}
