import type { Language } from '@trailbook/core/internal/dataset';
import { openBroadcast } from '../../platform/permitted.ts';
import { eachOf } from './each-of.ts';
import { languageOf } from './kept-languages.ts';
import { BYTES_HEADER, cacheName, KEPT_MARK, RELEASE_HEADER } from './protocol.ts';

/** What hinders it: another release is here, the device is full, the browser's store refuses, or the network fails. */
type Failure = 'outdated' | 'noRoom' | 'refused' | 'failed';
export type KeepOutcome = 'kept' | 'stopped' | 'removed' | Failure;

export interface KeepOptions {
  readonly release: string;
  readonly language: Language;
  readonly pages: readonly string[];
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** So few that the rest of the site does not wait. */
const AT_ONCE = 4;
/** Where tabs hear that one of them has taken away what is kept. */
const REMOVALS = 'trailbook-kept-removed';

/**
 * Brings the data of all pages that are not here yet. What came stays whatever happens, and is not asked for
 * again, unless another tab takes it away meanwhile. It is of one release: where another answers, it ends.
 */
export async function keepAll(options: KeepOptions): Promise<KeepOutcome> {
  const { signal, language } = options;
  const ending = new AbortController();
  const end = () => ending.abort();
  let isRemoved = false;
  const stopHearing = hearRemovals(language, () => {
    isRemoved = true;
    end();
  });
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    await bringAll({ ...options, signal: ending.signal });
    // The last of it came while it was taken away.
    if (isRemoved) throw new DOMException('It was taken away.', 'AbortError');
    return 'kept';
  } catch (error) {
    if (isRemoved) return forget(options).then(() => 'removed', failureOf);
    if (signal.aborted) return 'stopped';
    return failureOf(error);
  } finally {
    stopHearing();
    signal.removeEventListener('abort', end);
  }
}

class OtherRelease extends Error {}

export function failureOf(error: unknown): Failure {
  if (error instanceof OtherRelease) return 'outdated';
  // A network that fails throws a TypeError.
  if (!(error instanceof DOMException)) return 'failed';
  return error.name === 'QuotaExceededError' ? 'noRoom' : 'refused';
}

async function bringAll(options: KeepOptions): Promise<void> {
  const { release, pages, onProgress } = options;
  const there = await addressesIn(await caches.open(cacheName(release, 'kept')));
  const left = pages.filter((page) => !there.has(dataOf(page)));
  let done = pages.length - left.length;
  onProgress(done);
  await eachOf(left, AT_ONCE, async (page) => {
    await keep(dataOf(page), options);
    onProgress(++done);
  });
}

/** How many of the pages are here. */
export async function countKept(release: string, pages: readonly string[]): Promise<number> {
  const name = cacheName(release, 'kept');
  if (!(await caches.has(name))) return 0;
  const there = await addressesIn(await caches.open(name));
  return pages.filter((page) => there.has(dataOf(page))).length;
}

/** Takes it away in a language. Whoever is bringing it, in whichever tab, stops. */
export async function dropKept(release: string, language: Language): Promise<void> {
  const removals = openBroadcast(REMOVALS);
  removals?.postMessage(language);
  removals?.close();
  await forget({ release, language });
}

async function forget({ release, language }: Pick<KeepOptions, 'release' | 'language'>) {
  const name = cacheName(release, 'kept');
  const cache = await caches.open(name);
  const own = (await cache.keys()).filter(({ url }) => languageOf(url) === language);
  await Promise.all(own.map((request) => cache.delete(request)));
  // An empty one would be looked through at each visit. Another tab may bring another language meanwhile.
  if ((await cache.keys()).length === 0) await caches.delete(name);
}

/** @returns how to hear them no more */
function hearRemovals(language: Language, listener: () => void): () => void {
  const removals = openBroadcast(REMOVALS);
  removals?.addEventListener('message', ({ data }) => data === language && listener());
  return () => removals?.close();
}

async function keep(address: string, { release, signal }: KeepOptions): Promise<void> {
  const response = await fetch(address + KEPT_MARK, { signal, cache: 'no-cache', priority: 'low' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const answering = response.headers.get(RELEASE_HEADER);
  // Without any it is not the site that answers, but what stands between.
  if (answering === null) throw new Error('The answer is of no release.');
  if (answering !== release) throw new OtherRelease('Another release answers.');
  const body = await response.arrayBuffer();
  const headers = {
    'Content-Type': response.headers.get('Content-Type') ?? '',
    // The router takes an answer for one of the site's own by this.
    'X-Remix-Response': 'yes',
    [RELEASE_HEADER]: release,
    [BYTES_HEADER]: String(body.byteLength),
  };
  // Another tab may have taken away the last of a language, and the cache with it.
  const cache = await caches.open(cacheName(release, 'kept'));
  await cache.put(address, new Response(body, { headers }));
}

async function addressesIn(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}

function dataOf(page: string): string {
  return `${page}.data`;
}
