import { type ShowcaseFault, type ShowcaseServer, serveShowcase } from '@trailbook/fakes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShowcases } from './showcases';

const UIDS = {
  unknown: '600000404',
  maintenance: '600000424',
  busy: '600000429',
  failed: '600000500',
  down: '600000503',
  slow: '600000001',
  endless: '600000002',
  garbage: '600000003',
  fine: '600000009',
} as const;
const FAULTS: Readonly<Record<string, ShowcaseFault>> = {
  [UIDS.unknown]: 404,
  [UIDS.maintenance]: 424,
  [UIDS.busy]: 429,
  [UIDS.failed]: 500,
  [UIDS.down]: 503,
  [UIDS.slow]: 'slow',
  [UIDS.endless]: 'endless',
  [UIDS.garbage]: 'garbage',
};

let server: ShowcaseServer;
let time = 0;
beforeAll(async () => {
  server = await serveShowcase(FAULTS, { ttl: 60 });
});
afterAll(() => server.close());

const client = (address = '127.0.0.1') => ({ address, signal: AbortSignal.timeout(60_000) });
// Long enough for an answer on a busy machine.
const slowestMs = 1500;
const showcases = () =>
  createShowcases({ showcaseUrl: server.origin }, { now: () => time, slowestMs });

describe('a showcase that is asked', () => {
  it('tells who is shown, and is asked again only when its word has run out', async () => {
    const asking = showcases();
    const before = server.requests.get(UIDS.fine) ?? 0;
    const [one, other] = await Promise.all([
      asking.ask(UIDS.fine, client()),
      asking.ask(UIDS.fine, client()),
    ]);
    expect(one.account.characters).toMatchObject([{ id: 1102, level: 70 }]);
    expect(other).toBe(one);
    time += 59_000;
    await asking.ask(UIDS.fine, client());
    expect((server.requests.get(UIDS.fine) ?? 0) - before).toBe(1);
    time += 2000;
    await asking.ask(UIDS.fine, client());
    expect((server.requests.get(UIDS.fine) ?? 0) - before).toBe(2);
  });

  it.each([
    ['unknown', 404, 'SHOWCASE_UNKNOWN'],
    ['maintenance', 424, 'SHOWCASE_MAINTENANCE'],
    ['busy', 429, 'SHOWCASE_BUSY'],
    ['failed', 502, 'SHOWCASE_FAILED'],
    ['down', 503, 'SHOWCASE_DOWN'],
    ['garbage', 502, 'SHOWCASE_FAILED'],
    ['endless', 502, 'SHOWCASE_FAILED'],
    ['slow', 504, 'SHOWCASE_SLOW'],
  ] as const)('has its own code when it is %s', async (name, status, code) => {
    await expect(showcases().ask(UIDS[name], client())).rejects.toMatchObject({ status, code });
  });

  it('is limited for each address', async () => {
    const asking = showcases();
    const tries = Array.from({ length: 21 }, (_, at) =>
      asking.ask(String(700_000_000 + at), client('10.0.0.9')).then(
        () => 'told',
        (error: { code: string }) => error.code,
      ),
    );
    const ends = await Promise.all(tries);
    expect(ends.slice(0, 20).every((end) => end === 'told')).toBe(true);
    expect(ends[20]).toBe('TOO_MANY_REQUESTS');
  });

  it('that is slow is not asked by ever more at once', async () => {
    const asking = createShowcases({ showcaseUrl: server.origin }, { slowestMs });
    const asked = server.requests.get(UIDS.slow) ?? 0;
    const ends = Array.from({ length: 40 }, (_, at) =>
      asking.ask(at === 0 ? UIDS.slow : String(710_000_000 + at), client(`10.0.1.${at}`)).then(
        () => 'told',
        (error: { code: string }) => error.code,
      ),
    );
    const told = await Promise.all(ends);
    expect(told.filter((end) => end === 'SHOWCASE_BUSY')).toHaveLength(40 - 32);
    expect(server.requests.get(UIDS.slow)).toBe(asked + 1);
  });
});
