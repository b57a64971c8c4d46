import { createRecordApi, fakeAccount, recordLinkOf, serveFake } from '@trailbook/fakes';

/** The stand-in of the game's records in a process of its own, as the game is: so many accounts, and their links. */
const YEAR_MS = 350 * 86_400_000;
/** What an account comes to on one visit. */
const PULLS = 200;
const now = Date.now();
const accounts = Array.from({ length: Number(process.argv[2]) }, (_, at) =>
  fakeAccount({
    ...{ uid: String(600_000_000 + at), seed: at + 1, pulls: PULLS },
    ...{ from: now - YEAR_MS, until: now },
  }),
);
const { origin } = await serveFake(createRecordApi({ accounts, now }));
process.on('disconnect', () => process.exit(0));
process.send?.({ origin, links: accounts.map(recordLinkOf) });
