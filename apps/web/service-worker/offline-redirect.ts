import type { SearchKind, SearchPack } from '@trailbook/core/internal/search';
import { addressReader } from '../shared/addresses.ts';
import { helpQuery } from '../shared/help-query.ts';
import type { ReleaseCaches } from './caches/release-caches.ts';
import type { WorkerFacts } from './facts.ts';

interface Parts {
  readonly facts: Pick<WorkerFacts, 'rows'>;
  readonly storage: ReleaseCaches;
  /** The language of who asks, as far as it is known. */
  readonly readerLanguage: string | undefined;
}

/**
 * The one address of what a path names, as the server would lead to it: below the reader's language where it has none.
 * The path itself where there is nothing of ours.
 */
export function canonicalPath(
  pathname: string,
  { facts, readerLanguage }: Omit<Parts, 'storage'>,
): string {
  const { canonicalAddress, addressWithoutLanguage } = addressReader(facts.rows);
  const own = canonicalAddress(pathname);
  if (own !== undefined) return own;
  const below = pathname === '/' ? '' : addressWithoutLanguage(pathname);
  return readerLanguage !== undefined && below !== undefined
    ? `/${readerLanguage}${below}`
    : pathname;
}

/** Where an address leads that names by another spelling what is stored; undefined for all others. */
export async function offlineRedirect(url: URL, parts: Parts): Promise<string | undefined> {
  const meant = canonicalPath(url.pathname, parts);
  // Nothing of the game's is called with capitals.
  for (const path of [meant, meant.toLowerCase(), await namedById(meant, parts.storage)]) {
    if (path !== undefined && path !== url.pathname && (await isStored(path, parts.storage))) {
      return path + helpQuery(url);
    }
  }
  return undefined;
}

async function isStored(path: string, storage: ReleaseCaches): Promise<boolean> {
  const page = await storage.find(path, ['visited', 'ready', 'kept']);
  return Boolean(page ?? (await storage.find(`${path}.data`, ['kept'])));
}

/** What the search knows of the things of each kind of page, by the first part of their address. */
const KINDS: Readonly<Record<string, readonly SearchKind[]>> = {
  character: ['character'],
  lightcone: ['lightCone'],
  relics: ['relic'],
  'who-can': ['feat'],
  material: ['material', 'consumable'],
  book: ['book'],
  icon: ['icon'],
};

/**
 * The address of a thing that is named by its id, `/en/character/1102`, as the search that is stored knows it. Undefined
 * for all other addresses, and where there is none of that id.
 */
async function namedById(path: string, storage: ReleaseCaches): Promise<string | undefined> {
  const [, language, word = '', id = '', ...more] = path.split('/');
  const kinds = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (!kinds || !/^\d{1,9}$/.test(id) || more.length > 0) return undefined;
  const stored = await storage.find(`/data/${language}/search.json`, ['ready', 'visited']);
  const pack: SearchPack | undefined = await stored?.json().catch(() => undefined);
  for (const group of pack?.groups ?? []) {
    const place = kinds.includes(group.kind) ? group.ids.indexOf(Number(id)) : -1;
    const pageId = group.pageIds[place];
    if (pageId) return `/${language}/${word}/${pageId}`;
  }
  return undefined;
}
