/** What pages and the service worker say to each other, where each keeps what, and how both bring it. */

export { eachOf } from './each-of.ts';

export const WORKER_ADDRESS = '/service-worker.js';

/** In which release an answer was made; the server says so with every one. */
export const RELEASE_HEADER = 'Trailbook-Release';

/** How large a stored answer is: caches do not say. */
export const BYTES_HEADER = 'Trailbook-Bytes';

/** The caches of a release: its files, pages brought beforehand, pages as visited, tables, the whole database. */
export type Store = 'files' | 'ready' | 'visited' | 'tables' | 'kept';

const PREFIX = 'trailbook:';

export function cacheName(release: string, store: Store): string {
  return `${PREFIX}${release}:${store}`;
}

/** The release that a cache is of; undefined for those of no release, and of others on this host. */
export function releaseOfCache(name: string): string | undefined {
  const [release, store] = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split(':') : [];
  return store === undefined ? undefined : release;
}

/** Pictures belong to no release: their addresses stay, and so do they. */
export const PICTURES = `${PREFIX}pictures`;

/** From a page to the worker. */
export type Said =
  /** A page of a release stands here. */
  | { readonly say: 'here'; readonly release: string; readonly path: string }
  /** The page is idle: what is needed without a network may be brought. */
  | { readonly say: 'prepare'; readonly release: string; readonly language: string }
  /** A waiting worker is asked of which release it is; the answer comes through the port. */
  | { readonly say: 'which' }
  /** The player wants the new release now, in all tabs. */
  | { readonly say: 'take-over' }
  /** The page is of the waiting worker's own release: it may take over where there is no other page. */
  | { readonly say: 'take-over-if-alone' }
  /** The page takes what was shared under this name; it comes through the port, and null where it is gone. */
  | { readonly say: 'take-shared'; readonly id: string };

/** From the worker to a page. */
export type WorkerMessage =
  /** The page tells its release through the port. */
  | { readonly tell: 'which' }
  /** What stands at this path has to be loaded whole; the page says through the port that it does so. */
  | { readonly tell: 'leave'; readonly path: string }
  /** A worker of this release has taken over. */
  | { readonly tell: 'taken-over'; readonly release: string };

/** What was shared to the installed site, as it goes from the worker to the page that takes it. Rule U38. */
export interface Shared {
  readonly files: readonly File[];
  /** Empty where files came alone. */
  readonly text: string;
}

/** Stands in the hash of the page that a share leads to, before the share's name or why there is none. */
export const SHARED_MARK = 'shared';

/** Nothing is there to take, it is too much, or it cannot be read. */
export const SHARE_FAULTS = ['late', 'large', 'unread'] as const;
export type ShareFault = (typeof SHARE_FAULTS)[number];

/** Asks the network for data past the worker, which would bring its page along. */
export const KEPT_MARK = '?kept';
