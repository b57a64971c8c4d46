import type { Language } from '@trailbook/core/internal/dataset';
import type { SearchPage } from '@trailbook/core/internal/search';
import type { MessageKey, Translate } from '../../i18n/index.ts';
import { ROWS, type Row } from '../pages/index.ts';
import { CREDITS } from './found.ts';
import { CREDITS_WORDS, PAGE_TEXTS, PAGE_WORDS, type Words } from './page-words.ts';

/** The pages that a search can lead to, by what they are called and what they are looked for by. */
export function foundPages(language: Language, t: Translate, english: Translate): SearchPage[] {
  const page = (
    pageId: string,
    labels: readonly MessageKey[],
    words?: Words,
    texts: readonly MessageKey[] = [],
  ): SearchPage => ({
    pageId,
    name: labels.map((label) => t(label)).join(' · '),
    english: labels.map((label) => english(label)).join(' · '),
    also: [
      ...new Set([
        ...(words?.[language] ?? []),
        ...texts.map((text) => t(text)),
        ...(words?.en ?? []),
        ...texts.map((text) => english(text)),
      ]),
    ],
  });
  const pages = ROWS.flatMap(([name, row]) => {
    if (!isShown(row) || !row.label) return [];
    const { label } = row;
    const parts = row.kind === 'page' ? (row.parts ?? []) : [];
    return [
      page(row.entry ?? row.address, [label], PAGE_WORDS[name], PAGE_TEXTS[name]),
      ...parts.map((part) => page(part.entry, [label, part.label])),
    ];
  });
  return [...pages, page(CREDITS, ['nav.credits'], CREDITS_WORDS)];
}

function isShown(row: Row): row is Extract<Row, { kind: 'list' | 'page' }> {
  return row.kind === 'list' || (row.kind === 'page' && (!!row.nav || !row.isUnlisted));
}
