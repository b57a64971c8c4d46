import type { Dataset, Language } from '@trailbook/core/internal/dataset';
import type { SearchPage } from '@trailbook/core/internal/search';
import type { MessageKey, Translate } from '../../i18n/index.ts';
import { ROWS, type Row } from '../pages/index.ts';
import { CREDITS } from './found.ts';

/** What stands on a page in words of its own, by which it is found as well; by the page's name in the table. */
const PAGE_TEXTS: Readonly<Record<string, readonly MessageKey[]>> = {
  characters: ['character.eidolons', 'character.traces'],
  lightCones: ['lightCone.superimposition'],
  warp: ['warp.importExport', 'warp.view.history', 'warp.view.personal', 'warp.view.global'],
};

/** The pages that a search can lead to, by what they are called and what they are looked for by. */
export function foundPages(
  { search }: Pick<Dataset, 'search'>,
  language: Language,
  { t, english }: { readonly t: Translate; readonly english: Translate },
): SearchPage[] {
  const page = (
    pageId: string,
    labels: readonly MessageKey[],
    name?: string,
    texts: readonly MessageKey[] = [],
  ): SearchPage => ({
    pageId,
    name: labels.map((label) => t(label)).join(' · '),
    english: labels.map((label) => english(label)).join(' · '),
    also: [
      ...new Set([
        ...wordsFor(language, name),
        ...texts.map((text) => t(text)),
        ...wordsFor('en', name),
        ...texts.map((text) => english(text)),
      ]),
    ],
  });
  const wordsFor = (each: Language, name = '') => search[each]?.pages[name] ?? [];
  const pages = ROWS.flatMap(([name, row]) => {
    if (!isShown(row) || !row.label) return [];
    const { label } = row;
    const parts = row.kind === 'page' ? (row.parts ?? []) : [];
    return [
      page(row.entry ?? row.address, [label], name, PAGE_TEXTS[name]),
      ...parts.map((part) => page(part.entry, [label, part.label])),
    ];
  });
  return [...pages, page(CREDITS, ['nav.credits'], 'credits')];
}

function isShown(row: Row): row is Extract<Row, { kind: 'list' | 'page' }> {
  return row.kind === 'list' || (row.kind === 'page' && (!!row.nav || !row.isUnlisted));
}
