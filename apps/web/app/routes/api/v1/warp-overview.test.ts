import { BANNER_TYPES } from '@trailbook/core/internal/warp';
import { expect, it } from 'vitest';
import { smallContext } from '../../../../server/test/small-site';
import { loader } from './warp-overview';

it('asks for the figures of banner types alone where no banner runs', async () => {
  const asked: number[] = [];
  const statistics = {
    async counts(scope: number) {
      asked.push(scope);
      return [];
    },
  };
  const answer = await loader({
    request: new Request('http://localhost/api/v1/warp_overview'),
    params: {},
    // All that the call asks of it.
    context: { ...smallContext, statistics: statistics as never },
  });
  expect(await answer.json()).toMatchObject({ rateup_key: null, rateup_n: 0, count: 0 });
  expect(asked).toEqual([...BANNER_TYPES]);
});
