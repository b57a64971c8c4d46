import { expect, it } from 'vitest';
import { smallContext } from '../../../../server/test/small-site';
import { loader } from './warp-config';

it('is told with a tag, and caches hold it as they hold figures', async () => {
  const answer = await loader({
    request: new Request('http://localhost/api/v1/warp_config'),
    params: {},
    context: smallContext,
  });
  expect(answer.headers.get('Cache-Control')).toMatch(/s-maxage=10\b/);
  expect(answer.headers.get('ETag')).toMatch(/^"[\w-]{16}"$/);
  expect(await answer.json()).toMatchObject({ config: { features: expect.any(Array) } });
});
