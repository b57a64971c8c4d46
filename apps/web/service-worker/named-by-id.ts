import type { SearchKind, SearchPack } from '@trailbook/core/internal/search';
import type { Shelves } from './caches.ts';

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
export async function namedById(path: string, shelves: Shelves): Promise<string | undefined> {
  const [, language, word = '', id = '', ...more] = path.split('/');
  const kinds = Object.hasOwn(KINDS, word) ? KINDS[word] : undefined;
  if (!kinds || !/^\d{1,9}$/.test(id) || more.length > 0) return undefined;
  const stored = await shelves.find(`/data/${language}/search.json`, ['ready', 'visited']);
  const pack: SearchPack | undefined = await stored?.json().catch(() => undefined);
  for (const group of pack?.groups ?? []) {
    const place = kinds.includes(group.kind) ? group.ids.indexOf(Number(id)) : -1;
    const pageId = group.pageIds[place];
    if (pageId) return `/${language}/${word}/${pageId}`;
  }
  return undefined;
}
