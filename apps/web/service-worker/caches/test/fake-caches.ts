/** Caches in memory, which keep what they are given in its order, as a browser's do. */
export function fakeCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  return {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? fakeCache();
      all.set(name, cache);
      return cache;
    },
  } as unknown as CacheStorage;
}

const ORIGIN = 'https://site.test';

function fakeCache(): Cache {
  const stored = new Map<string, Response>();
  const addressOf = (asked: Request | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;
  return {
    match: async (asked: Request | string) => stored.get(addressOf(asked))?.clone(),
    matchAll: async () => [...stored.values()].map((one) => one.clone()),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async (asked: Request | string) => stored.delete(addressOf(asked)),
    put: async (asked: Request | string, response: Response) => {
      stored.set(addressOf(asked), response);
    },
  } as unknown as Cache;
}
