import type { Language } from '@trailbook/core/dataset';
import type { MessageKey } from '../i18n/index.ts';

interface Place {
  readonly label: MessageKey;
  readonly path: string;
}

/** The categories of the data bank and where they lead. Source: specification 1, 'category-to-path map'. */
export const DATA_BANK: readonly Place[] = [
  { label: 'nav.items', path: '/materials' },
  { label: 'nav.lightCones', path: '/equipment' },
  { label: 'nav.relics', path: '/relics' },
  { label: 'nav.books', path: '/books' },
  { label: 'nav.consumables', path: '/consumables' },
  { label: 'nav.icons', path: '/icons' },
  { label: 'nav.universe', path: '/simuniverse/current/worlds' },
];

/** The same page in another language. Pages without a language, such as the credits, stay. */
export function inLanguage(path: string, from: Language, to: Language): string {
  const prefix = `/${from}`;
  return path === prefix || path.startsWith(`${prefix}/`)
    ? `/${to}${path.slice(prefix.length)}`
    : path;
}

const LISTS =
  /^\/[a-z]+\/(characters|equipment|relics|materials|books|consumables|icons|achievements)$/;

/** Lists are found where they were left, however one comes back to them; other pages start at their top. */
export function keepsScroll(path: string): boolean {
  return LISTS.test(path);
}
