import type { Language } from '@trailbook/core/internal/dataset';
import type { SearchEntry, ThingKind } from '@trailbook/core/internal/search';
import { ROWS, type Row } from '../pages/index.ts';

/** The page on what the site is made with, which has one address for all languages. */
export const CREDITS = '/attribution';

/** Where each kind of the game's things is found. */
const ROW_OF: ReadonlyMap<string, Row> = new Map(
  ROWS.flatMap(([, row]) => (row.finds ?? []).map((kind): [string, Row] => [kind, row])),
);

/** What a search can lead to: kinds of things that have a page. */
export const FOUND_KINDS = [...ROW_OF.keys()] as readonly ThingKind[];

/** Where something that was found stands. */
export function hrefOf(entry: SearchEntry, language: Language): string {
  return entry.pageId === CREDITS ? CREDITS : `/${language}${addressOf(entry)}`;
}

/** Where something that was found stands, below the language. Of a list, it is what its search leaves. */
export function addressOf({ kind, id, pageId, name }: SearchEntry): string {
  const row = ROW_OF.get(kind);
  const address = row ? (row.entry ?? row.address) : pageId;
  const own = row?.foundAt?.[kind as ThingKind];
  if (own) return own.replace(':pageId', pageId).replace(':name', encodeURIComponent(name));
  if (address.includes(':pageId')) return address.replace(':pageId', pageId) + placeOf(kind, id);
  if (row?.kind === 'list') return `${address}?q=${encodeURIComponent(name)}`;
  return address === '/' ? '' : address;
}

/** Where on its page a thing of many stands. */
function placeOf(kind: SearchEntry['kind'], id: number): string {
  return kind === 'achievement' ? `#${id}` : '';
}
