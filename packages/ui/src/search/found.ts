import type { SearchEntry, SearchPage, ThingKind } from '@trailbook/core/search';
import type { Translate } from '../i18n/index.ts';
import { ROWS, type Row } from '../pages/index.ts';

/** Where each kind of the game's things is found. */
const ROW_OF: ReadonlyMap<string, Row> = new Map(
  ROWS.flatMap(([, row]) => (row.finds ?? []).map((kind): [string, Row] => [kind, row])),
);

/** What a search can lead to: kinds of things that have a page. */
export const FOUND_KINDS = [...ROW_OF.keys()] as readonly ThingKind[];

/** The pages that a search can lead to, in one language and in English. */
export function foundPages(t: Translate, english: Translate): SearchPage[] {
  return ROWS.flatMap(([, row]) => {
    const isShown = row.kind === 'list' || (row.kind === 'page' && (row.nav || !row.isUnlisted));
    if (!isShown || !row.label) return [];
    const { label } = row;
    const page = { pageId: row.entry ?? row.address, name: t(label), english: english(label) };
    const parts = row.kind === 'page' ? (row.parts ?? []) : [];
    return [
      page,
      ...parts.map((part) => ({
        pageId: part.entry,
        name: `${t(label)} · ${t(part.label)}`,
        english: `${english(label)} · ${english(part.label)}`,
      })),
    ];
  });
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
