import { fakeAccount } from '@trailbook/fakes';

/** When the records are asked for. */
export const NOW = Date.now();
const DAY_MS = 86_400_000;
/** The same in every process of a run: the records begin and end with a day. */
const TODAY = Math.floor(NOW / DAY_MS) * DAY_MS;

const span = { from: TODAY - 300 * DAY_MS, until: TODAY };

/** One for each test: a later import of the same account would take over. */
export const ACCOUNTS = ['600000001', '600000002', '600000003'].map((uid, seed) =>
  fakeAccount({ uid, seed, pulls: 240, ...span }),
);
