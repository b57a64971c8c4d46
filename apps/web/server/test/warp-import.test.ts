import {
  finishedPart,
  importWarps,
  isDone,
  type Journal,
  NEW_JOURNAL,
} from '@trailbook/api/warp-import';
import { BANNER_TYPES, settleAccount } from '@trailbook/core/internal/warp';
import { createRecordApi, fakeAccount, recordLinkOf, serveFake, withStars } from '@trailbook/fakes';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../../test/server-process.ts';

/** The built server with the game's stand-in behind it, and the device's own side before it. */
const NOW = Date.now();
const YEAR_MS = 350 * 86_400_000;
/** WARP_LOAD_PULLS=20000 asks for four times as many; a minute and more on a busy machine. */
const PULLS = Number(process.env.WARP_LOAD_PULLS ?? 5000);
const account = fakeAccount({ uid: '600000001', pulls: PULLS, from: NOW - YEAR_MS, until: NOW });
const faults = new Map([
  [20, 'throttled'],
  [21, 'throttled'],
  [90, 'throttled'],
  [50, 'cut'],
  [190, 'cutHalf'],
] as const);
const MINUTES_MS = 5 * 60_000;

const api = createRecordApi({ accounts: [account], now: NOW, faults });
const records = await serveFake(api);
const settings = { NODE_ENV: 'test', WARP_RECORDS_URL: records.origin, WARP_PACE_MS: '1' };
const running: Awaited<ReturnType<typeof startServer>>[] = [];
const start = async (port?: string) => {
  const server = await startServer(settings, port);
  running.push(server);
  return server;
};

afterAll(async () => {
  for (const { process: server } of running) server.kill('SIGKILL');
  await records.close();
});

const settled = (journal: Journal) => {
  const part = finishedPart(journal);
  return part ? settleAccount(part, part.uid ?? '') : new Map();
};

it(
  'a long history comes whole, through throttling, cut lines and a server that starts anew',
  async () => {
    const first = await start();
    const { port } = new URL(first.origin);
    const waits: string[] = [];
    let restarted: Promise<unknown> | undefined;
    const outcome = await importWarps({
      link: recordLinkOf(account),
      known: {},
      journal: NEW_JOURNAL,
      signal: new AbortController().signal,
      origin: first.origin,
      backOffMs: Array.from({ length: 100 }, () => 200),
      onProgress: (journal, wait) => {
        if (wait) waits.push(wait.reason);
        if (journal.pulls.length > PULLS / 2 && !restarted) {
          first.process.kill('SIGKILL');
          restarted = start(port);
        }
      },
    });
    expect(outcome.failure).toBeUndefined();
    expect(isDone(outcome.journal)).toBe(true);
    expect(settled(outcome.journal)).toEqual(withStars(account).pulls);
    expect(running).toHaveLength(2);
    expect(waits.filter((reason) => reason === 'THROTTLED')).toHaveLength(3);
    expect(api.log().busiest).toBe(1);

    // Again, with what is known: a page of each banner type, and nothing new.
    const asked = api.log().paths.length;
    const known = {
      [account.uid]: Object.fromEntries(
        BANNER_TYPES.map((type) => [
          type,
          (account.pulls.get(type) ?? []).slice(-12).map(({ id }) => id),
        ]),
      ),
    };
    const again = await importWarps({
      link: recordLinkOf(account),
      ...{ known, journal: NEW_JOURNAL, origin: first.origin, onProgress: () => undefined },
      signal: new AbortController().signal,
    });
    expect(again.journal.banners.map(({ end }) => end)).toEqual(BANNER_TYPES.map(() => 'KNOWN'));
    expect(api.log().paths.length - asked).toBe(BANNER_TYPES.length);
    for (const [type, pulls] of settled(again.journal)) {
      const ids = new Set(account.pulls.get(type)?.map(({ id }) => id));
      expect(pulls.every(({ id }: { id: string }) => ids.has(id))).toBe(true);
    }

    const written = running.map((server) => server.written()).join('\n');
    for (const part of partsOf(account.authkey)) expect(written.includes(part)).toBe(false);
  },
  MINUTES_MS,
);

/** Every stretch of eight letters of a key, as it is and as it is encoded. */
function partsOf(authkey: string): string[] {
  return [authkey, encodeURIComponent(authkey)].flatMap((form) =>
    Array.from({ length: form.length - 7 }, (_, at) => form.slice(at, at + 8)),
  );
}
