import { fakeAccount } from '@trailbook/fakes';

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
