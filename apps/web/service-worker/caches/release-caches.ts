import {
  cacheName,
  PICTURES,
  RELEASE_HEADER,
  releaseOfCache,
  type Store,
} from '@trailbook/ui/offline-protocol';
import { type Bounds, putBounded, withSize } from './bounded-cache.ts';

const MEGABYTE = 1024 ** 2;
/** What is stored as it is used; the oldest goes first. */
const VISITED: Bounds = { count: 200, bytes: 30 * MEGABYTE };
const TABLES: Bounds = { count: 120, bytes: 20 * MEGABYTE };
const OF_PICTURES: Bounds = { count: 400, bytes: 30 * MEGABYTE };

/** The caches of one release: nothing of another release gets in, or is found. */
export function createReleaseCaches(caches: CacheStorage, release: string) {
  const open = (store: Store, of = release) => caches.open(cacheName(of, store));

  /** Without making a cache that is not there. */
  async function find(
    address: string,
    stores: readonly Store[],
    of = release,
  ): Promise<Response | undefined> {
    return readable(async () => {
      for (const store of stores) {
        const name = cacheName(of, store);
        const stored = (await caches.has(name)) && (await (await caches.open(name)).match(address));
        if (stored) return stored;
      }
      return undefined;
    });
  }

  /** Whether an answer is of this release. What is named by its content may be of any. */
  const isOurs = (response: Response) =>
    isWhole(response) && response.headers.get(RELEASE_HEADER) === release;

  return {
    find,
    isOurs,
    /** A file that is named by its content, from any release that is still stored. */
    async findFile(address: string): Promise<Response | undefined> {
      const own = await find(address, ['files']);
      if (own) return own;
      for (const name of (await readable(() => caches.keys())) ?? []) {
        const of = releaseOfCache(name);
        const stored =
          of && name === cacheName(of, 'files') && (await find(address, ['files'], of));
        if (stored) return stored;
      }
      return undefined;
    },
    async putFile(address: string, response: Response): Promise<void> {
      if (isWhole(response)) await (await open('files')).put(address, await withSize(response));
    },
    async putReady(address: string, response: Response): Promise<void> {
      if (isOurs(response)) await (await open('ready')).put(address, await withSize(response));
    },
    async putVisited(address: string, response: Response): Promise<void> {
      if (isOurs(response)) await putBounded(await open('visited'), address, response, VISITED);
    },
    async putTable(address: string, response: Response): Promise<void> {
      if (isWhole(response)) await putBounded(await open('tables'), address, response, TABLES);
    },
    async putPicture(address: string, response: Response): Promise<void> {
      if (response.status !== 200) return;
      await putBounded(await caches.open(PICTURES), address, response, OF_PICTURES);
    },
    async findPicture(address: string): Promise<Response | undefined> {
      return readable(async () => (await caches.open(PICTURES)).match(address));
    },
    /** The addresses of pages that can be opened, the last first. */
    async pages(): Promise<readonly string[]> {
      const paths: string[] = [];
      for (const store of ['visited', 'ready'] as const) {
        const keys = (await readable(async () => (await open(store)).keys())) ?? [];
        paths.push(...keys.map(({ url }) => new URL(url).pathname).reverse());
      }
      return [...new Set(paths.filter((path) => !path.endsWith('.data')))];
    },
    /** The addresses of pages whose data is stored by choice, in order. */
    async keptPages(): Promise<readonly string[]> {
      const name = cacheName(release, 'kept');
      const read = async () => ((await caches.has(name)) ? (await open('kept')).keys() : []);
      const keys = (await readable(read)) ?? [];
      return keys.map(({ url }) => new URL(url).pathname.replace(/\.data$/, ''));
    },
  };
}

export type ReleaseCaches = ReturnType<typeof createReleaseCaches>;

/** Counts what a damaged disk does not give as missing: the site goes on with the network, as without a worker. */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

function isWhole({ status, redirected }: Response): boolean {
  return status === 200 && !redirected;
}
