import { isLanguage } from '@trailbook/core/internal/dataset';
import type { Area, MessageKey } from '../../i18n/index.ts';
import type { Row } from './row.ts';
import { rowAt } from './row-at.ts';
import { CREDITS, PAGES } from './table.ts';

export const ROWS: readonly (readonly [name: string, row: Row])[] = Object.entries(PAGES);
const ROWS_ALONE = ROWS.map(([, row]) => row);

/** The page at an address below a language, whichever word stands for that; undefined where there is none. */
export function pageAt(pathname: string): Row | undefined {
  return rowAt(ROWS_ALONE, pathname);
}

/** Which texts a page needs. */
export function areasOf(pathname: string): readonly Area[] {
  if (pathname === CREDITS.address) return CREDITS.areas;
  const row = isLanguage(pathname.split('/')[1]) ? pageAt(pathname) : undefined;
  return row?.areas ?? ['shell', 'database'];
}

/** Lists are found where they were left, however one comes back to them; other pages start at their top. */
export function keepsScroll(pathname: string): boolean {
  return pageAt(pathname)?.kind === 'list';
}

/** A page as a link to it shows it. */
export interface Place {
  readonly label: MessageKey;
  /** The address below the language. */
  readonly path: string;
}

/** The pages at a place of the navigation. */
export function placesIn(nav: NonNullable<Row['nav']>): Place[] {
  return ROWS.flatMap(([, row]) => (row.nav === nav ? placeOf(row) : []));
}

/** The lists that navigation leads to: all of each is in the page itself. */
export function placesOfLists(): Place[] {
  return ROWS.flatMap(([, row]) => (row.kind === 'list' && row.nav ? placeOf(row) : []));
}

/** Where the settings lead back to, by the word in the address. Rule S8. */
export function goBackTarget(hash: string): Place | undefined {
  const row = ROWS.find(([, { goesBack, address }]) => goesBack && `#${address.slice(1)}` === hash);
  return row && placeOf(row[1])[0];
}

function placeOf(row: Row): Place[] {
  return 'label' in row && row.label ? [{ label: row.label, path: row.entry ?? row.address }] : [];
}
