import { addresses } from '../shared/addresses.ts';
import { helpQuery } from '../shared/help-query.ts';
import type { Shelves } from './caches.ts';
import type { WorkerFacts } from './facts.ts';
import { namedById } from './named-by-id.ts';

interface Parts {
  readonly facts: Pick<WorkerFacts, 'rows'>;
  readonly shelves: Shelves;
  /** The language of who asks, as far as it is known. */
  readonly readers: string | undefined;
}

/**
 * The one address of what a path names, as the server would lead to it: below the reader's language where it has none.
 * The path itself where there is nothing of ours.
 */
export function meantBy(pathname: string, { facts, readers }: Omit<Parts, 'shelves'>): string {
  const { ownAddress, addressWithoutLanguage } = addresses(facts.rows);
  const own = ownAddress(pathname);
  if (own !== undefined) return own;
  const below = pathname === '/' ? '' : addressWithoutLanguage(pathname);
  return readers !== undefined && below !== undefined ? `/${readers}${below}` : pathname;
}

/** Where an address leads that names by another spelling what is stored; undefined for all others. */
export async function ledOn(url: URL, parts: Parts): Promise<string | undefined> {
  const meant = meantBy(url.pathname, parts);
  // Nothing of the game's is called with capitals.
  for (const path of [meant, meant.toLowerCase(), await namedById(meant, parts.shelves)]) {
    if (path !== undefined && path !== url.pathname && (await isStored(path, parts.shelves))) {
      return path + helpQuery(url);
    }
  }
  return undefined;
}

async function isStored(path: string, shelves: Shelves): Promise<boolean> {
  const page = await shelves.find(path, ['visited', 'ready', 'kept']);
  return Boolean(page ?? (await shelves.find(`${path}.data`, ['kept'])));
}
