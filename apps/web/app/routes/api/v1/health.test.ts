import { expect, it } from 'vitest';
import { smallContext } from '../../../../server/test/small-site';
import { loader } from './health';

const ask = (query = '') =>
  loader({
    request: new Request(`http://localhost/api/v1/health${query}`),
    params: {},
    context: smallContext,
  });

it('tells on which data the site is', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status: 'ok',
    gameVersion: '0.1',
    dataHash: 'ab'.repeat(32),
  });
});

it('takes nothing', async () => {
  expect((await ask('?verbose=1')).status).toBe(400);
});
