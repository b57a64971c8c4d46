import { fakeAccount, recordLinkOf } from '@trailbook/fakes';
import { afterEach, expect, it, vi } from 'vitest';
import type { Statistics } from '../../../../server/statistics/statistics.ts';
import { smallContext } from '../../../../server/test/small-site';
import { action } from './warp-import';

afterEach(() => vi.restoreAllMocks());

it('imports without the database of the statistics, by the limits of this process', async () => {
  const link = recordLinkOf(fakeAccount({ uid: '600000001', pulls: 0, from: 0, until: 1 }));
  const ask = (statistics: Pick<Statistics, 'begin'>) => {
    const { state } = smallContext.states.give();
    return action({
      params: {},
      // Of the statistics, nothing else is asked before the import begins.
      context: { ...smallContext, statistics: statistics as Statistics },
      request: new Request('http://localhost:3000/api/v1/warp/import', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-SRS-Verify': state },
        body: JSON.stringify({ link, known: {}, banners: [{ type: 1, from: '0' }] }),
      }),
    });
  };
  const away = await ask({ begin: () => Promise.reject(new Error('away')) });
  expect(away.status).toBe(200);
  await away.body?.cancel();
  const refused = await ask({ begin: async () => 41_200 });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '42']);
});

it('asks a database that is away once, however many networks an address is of', async () => {
  const link = recordLinkOf(fakeAccount({ uid: '600000001', pulls: 0, from: 0, until: 1 }));
  const begin = vi.fn(() => Promise.reject(new Error('away')));
  const { state } = smallContext.states.give();
  const answer = await action({
    params: {},
    context: {
      ...{ ...smallContext, clientAddress: '2001:db8::1' },
      statistics: { begin } as Partial<Statistics> as Statistics,
    },
    request: new Request('http://localhost:3000/api/v1/warp/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-SRS-Verify': state },
      body: JSON.stringify({ link, known: {}, banners: [{ type: 1, from: '0' }] }),
    }),
  });
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  expect(begin).toHaveBeenCalledOnce();
});
