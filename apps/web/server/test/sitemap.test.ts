import { join } from 'node:path';
import { LANGUAGES } from '@trailbook/core/internal/dataset';
import { expect, it } from 'vitest';
import { pagePaths } from '../addresses/page-paths.server';
import { loadDataset } from '../files/load-dataset';
import { builtSite } from './built-site';

const DATA = join(import.meta.dirname, '../../../../data');
const site = builtSite();

async function placesIn(path: string): Promise<string[]> {
  const answer = await site.ask(path);
  expect(answer.headers.get('Content-Type')).toContain('xml');
  const body = await answer.text();
  // A tenth of what search engines take.
  expect(body.length).toBeLessThan(5_000_000);
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => new URL(place ?? '').pathname);
}

it('the sitemap leads to every page in every language', async () => {
  const robots = await site.html('/robots.txt');
  const index = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '').pathname;
  const places: string[] = [];
  for (const part of await placesIn(index)) places.push(...(await placesIn(part)));
  expect(new Set(places).size).toBe(places.length);
  expect(places).toHaveLength(LANGUAGES.length * pagePaths(loadDataset(DATA)).length);
  for (const place of places.filter((_, at) => at % 500 === 0)) {
    expect([place, (await site.ask(place)).status]).toEqual([place, 200]);
  }
  expect((await site.ask('/sitemap/xx.xml')).status).toBe(404);
});
