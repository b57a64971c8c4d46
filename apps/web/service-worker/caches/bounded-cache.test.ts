import { describe, expect, it } from 'vitest';
import { putBounded } from './bounded-cache.ts';
import { fakeCaches } from './test/fake-caches.ts';

const BOUNDS = { count: 3, bytes: 10 };
const put = async (cache: Cache, ...bodies: readonly string[]) => {
  for (const body of bodies) await putBounded(cache, `/${body}`, new Response(body), BOUNDS);
};
const names = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1));

describe('a bounded cache', () => {
  it('lets go of the oldest where there are too many', async () => {
    const cache = await fakeCaches().open('a');
    await put(cache, 'a', 'b', 'c', 'd');
    expect(await names(cache)).toEqual(['b', 'c', 'd']);
  });

  it('lets go of as many as it takes where there is too much', async () => {
    const cache = await fakeCaches().open('a');
    await put(cache, 'aaaa', 'bbbb', 'cccccccc');
    expect(await names(cache)).toEqual(['cccccccc']);
  });

  it('counts what is put anew as the youngest', async () => {
    const cache = await fakeCaches().open('a');
    await put(cache, 'a', 'b', 'c', 'a', 'd');
    expect(await names(cache)).toEqual(['c', 'a', 'd']);
  });

  it('does not take an answer that is larger than the cache', async () => {
    const cache = await fakeCaches().open('a');
    await put(cache, 'a', 'b'.repeat(11));
    expect(await names(cache)).toEqual(['a']);
  });
});
