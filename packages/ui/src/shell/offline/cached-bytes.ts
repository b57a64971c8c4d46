import { BYTES_HEADER, PICTURES, releaseOfCache } from './protocol.ts';

/** How many bytes of pages, tables and pictures are stored for use without a network. */
export async function cachedBytes(): Promise<number> {
  if (!('caches' in globalThis)) return 0;
  const names = await caches.keys();
  const own = names.filter((name) => name === PICTURES || releaseOfCache(name) !== undefined);
  const sizes = await Promise.all(own.map(async (name) => bytesIn(await caches.open(name))));
  return sum(sizes);
}

async function bytesIn(cache: Cache): Promise<number> {
  const answers = await cache.matchAll();
  return sum(answers.map(({ headers }) => Number(headers.get(BYTES_HEADER) ?? 0)));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0);
}
