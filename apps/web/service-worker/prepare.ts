import { eachOf } from '@trailbook/ui/offline-protocol';
import type { ReleaseCaches } from './caches/release-caches.ts';
import type { WorkerFacts } from './facts.ts';

/** So few that a page which loads something meanwhile does not wait. */
const AT_ONCE = 3;

interface Parts {
  readonly facts: WorkerFacts;
  readonly storage: ReleaseCaches;
  readonly fetch: (address: string, options?: RequestInit) => Promise<Response>;
}

/**
 * Brings what the site needs without a network: all of its scripts, the texts and fonts of a language, its most
 * needed pages and lists with the tables that those name, and the search. What is there is not asked for.
 */
export async function prepare(language: string, { facts, storage, fetch }: Parts): Promise<void> {
  const own = facts.languages[language];
  if (!own) return;
  const bring = async (
    address: string,
    put: ReleaseCaches['putFile'],
    cache: RequestCache = 'default',
  ): Promise<void> => {
    await put(address, await fetch(address, { cache, priority: 'low' }));
  };
  // The browser's own cache may still have that of the release before, where a name stays.
  const bringAnew = (address: string) => bring(address, storage.putReady, 'no-cache');
  await eachOf([...facts.start, ...own.files, ...facts.parts], AT_ONCE, async (address) => {
    if (!(await storage.find(address, ['files']))) await bring(address, storage.putFile);
  });
  const tables = new Set<string>();
  await eachOf(facts.pages, AT_ONCE, async (page) => {
    const address = `/${language}${page}`;
    const stored = await storage.find(address, ['ready']);
    if (!stored) await bringAnew(address);
    const there = stored ?? (await storage.find(address, ['ready']));
    for (const table of tablesIn((await there?.text()) ?? '')) tables.add(table);
  });
  const search = `/data/${language}/search.json`;
  if (!(await storage.find(search, ['ready']))) await bringAnew(search);
  await eachOf([...tables], AT_ONCE, async (address) => {
    if (!(await storage.find(address, ['ready', 'tables']))) await bring(address, storage.putTable);
  });
}

/** The start of every page: without it, no other is worth anything. */
export async function prepareStart({ facts, storage, fetch }: Parts): Promise<void> {
  await eachOf(facts.start, AT_ONCE, async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} could not be loaded: ${answer.status}.`);
    await storage.putFile(address, answer);
  });
}

/** The files of data that a page names. */
export function tablesIn(html: string): readonly string[] {
  const named = html.match(/\/data\/[\w-]{12}\/[a-z]{2,3}\/[\w-]+\.(?:json|pack)/g) ?? [];
  return [...new Set(named)];
}
