import { askGame } from '@trailbook/api/read-records';
import type { ImportEvent } from '@trailbook/api/warp-import';
import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import { createRecordApi, fakeAccount, recordLinkOf, serveFake } from '@trailbook/fakes';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../http/error-answer.server';
import type { Statistics } from '../statistics/statistics.ts';
import { contributorNames } from '../statistics/statistics-key.ts';
import { smallDataset } from '../test/small-dataset';
import { createGatherer } from './gather-contribution';
import { createWarpImports } from './warp-imports.server';

const NOW = Date.parse('2026-11-22T00:00:00Z');
const account = fakeAccount({ uid: '600000001', pulls: 300, from: NOW - 30e9, until: NOW });
const dataset = { ...smallDataset, banners: { banners: [], unnumbered: [] } };
const away = async () => {
  throw new ApiError(503, 'STATISTICS_AWAY');
};

afterEach(() => vi.restoreAllMocks());

/** All that an import with consent says, on statistics that do as a test has them. */
async function importOn(statistics: Partial<Statistics>): Promise<ImportEvent[]> {
  const { origin, close } = await serveFake(createRecordApi({ accounts: [account], now: NOW }));
  const all = { names: contributorNames('k'.repeat(40)), ...statistics } as Statistics;
  const source = { ask: askGame, origin, paceMs: 0, backOffMs: [] };
  const imports = createWarpImports(source, createGatherer(all, dataset));
  const banners = BANNER_TYPES.map((type) => ({ type, from: '0' }));
  const request = { link: recordLinkOf(account), banners, known: {}, contribute: true };
  const asker = { address: '::1', signal: new AbortController().signal };
  const events: ImportEvent[] = [];
  for await (const event of imports.begin(request, asker)) events.push(event);
  await close();
  return events;
}

const addedOf = (events: readonly ImportEvent[]) =>
  events.flatMap((event) => (event.event === 'contribution' ? [event.added] : []));

it.each([
  ['what is kept', { historiesOf: away }, 0],
  ['what is given', { historiesOf: async () => [] }, 1],
] as const)('waits for a database that takes no %s once', async (_what, statistics, times) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const historiesOf = vi.fn(statistics.historiesOf);
  const contribute = vi.fn(away);
  const events = await importOn({ historiesOf, contribute });
  expect(events.at(-1)).toEqual({ event: 'done' });
  expect(historiesOf).toHaveBeenCalledTimes(1);
  expect(contribute).toHaveBeenCalledTimes(times);
  const types = [...account.pulls.values()].filter((pulls) => pulls.length > 0).length;
  expect(types).toBeGreaterThan(3);
  expect(addedOf(events)).toEqual(Array.from({ length: types }, () => null));
});

it('goes on after a contribution that is refused, whose database lives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const contribute = vi
    .fn(async () => 7)
    .mockRejectedValueOnce(new RangeError('A packed history ends too soon.'));
  const events = await importOn({ historiesOf: async () => [], contribute });
  const [refused, ...others] = addedOf(events);
  expect(refused).toBe(null);
  expect(others.length).toBeGreaterThan(2);
  expect(new Set(others)).toEqual(new Set([7]));
});

it('asks for no older rows on behalf of statistics that are away', async () => {
  const names = contributorNames('k'.repeat(40));
  const { take, lacksOlder } =
    createGatherer({ names, historiesOf: away } as never, dataset)?.() ?? {};
  await take?.({ type: 11, uid: account.uid, from: '0', rows: [], unread: 0 });
  expect(lacksOlder?.(11)).toBe(false);
});
