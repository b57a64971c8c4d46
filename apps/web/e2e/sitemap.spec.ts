import { join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { loadDataset } from '../app/server/dataset.server.ts';
import { pagePaths } from '../app/server/page-paths.server.ts';
import { expect, test } from './fixtures.ts';

const DATA = join(import.meta.dirname, '../../../data');

test('the sitemap leads to every page in every language', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const places = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place]) => new URL(place ?? '').pathname,
  );
  expect(places).toHaveLength(LANGUAGES.length * pagePaths(loadDataset(DATA)).length);
  for (const place of places.filter((_, at) => at % 500 === 0)) {
    expect([place, (await request.get(place)).status()]).toEqual([place, 200]);
  }
});
