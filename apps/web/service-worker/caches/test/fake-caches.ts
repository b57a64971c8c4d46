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
  const addressOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  return {
    match: async (request: Request | string) => stored.get(addressOf(request))?.clone(),
    matchAll: async () => [...stored.values()].map((one) => one.clone()),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async (request: Request | string) => stored.delete(addressOf(request)),
    put: async (request: Request | string, response: Response) => {
      stored.set(addressOf(request), response);
    },
  } as unknown as Cache;
}
