import { join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { pagePaths } from '../../server/addresses/page-paths.server.ts';
import { loadDataset } from '../../server/files/load-dataset.ts';
import { expect, test } from '../support/fixtures.ts';

const DATA = join(import.meta.dirname, '../../../../data');

test('the sitemap leads to every page in every language', async ({ request }) => {
  const placesIn = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toContain('xml');
    const body = await answer.text();
    // A tenth of what search engines take.
    expect(body.length).toBeLessThan(5_000_000);
    return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, place]) => new URL(place ?? '').pathname,
    );
  };
  const robots = await (await request.get('/robots.txt')).text();
  const index = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '').pathname;
  const places = [];
  for (const part of await placesIn(index)) places.push(...(await placesIn(part)));
  expect(new Set(places).size).toBe(places.length);
  expect(places).toHaveLength(LANGUAGES.length * pagePaths(loadDataset(DATA)).length);
  for (const place of places.filter((_, at) => at % 500 === 0)) {
    expect([place, (await request.get(place)).status()]).toEqual([place, 200]);
  }
  expect((await request.get('/sitemap/xx.xml')).status()).toBe(404);
});
