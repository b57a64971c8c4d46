import { type Dataset, isLanguage } from '@trailbook/core/internal/dataset';
import { pageAt } from '@trailbook/ui/pages';
import { FIRST_PARTS } from '../../shared/addresses';
import { placesOf } from '../models/models.server';
import { byNumber } from './find-or-redirect.server';

/** Stands where an address names something; nothing of ours is called so. */
const NOTHING = '-';
const DATA = '.data';

/** What is not below a language, and is no mistaken one. */
const NO_LANGUAGES: ReadonlySet<string> = new Set([
  '',
  // The data of the entry point.
  '_root',
  'api',
  ...FIRST_PARTS,
]);

/**
 * The address that stands for all at which there is nothing of one kind: there are few of them in each
 * language, and what they show is the same. It has the same route, whose code the page brings along.
 * Undefined where there may be something.
 */
export function notFoundAddress(pathname: string, dataset: Dataset): string | undefined {
  if (pathname.endsWith(DATA)) {
    const page = notFoundAddress(pathname.slice(0, -DATA.length), dataset);
    return page && page + DATA;
  }
  const [, first = '', ...parts] = pathname.split('/');
  if (NO_LANGUAGES.has(first)) return undefined;
  const start = `/${isLanguage(first) ? first : NOTHING}`;
  const row = pageAt(pathname);
  if (!row) return `${start}/${NOTHING}`;
  const isNamed =
    row.kind === 'thing'
      ? isThing(dataset[row.things], parts.at(-1) ?? '')
      : placesOf(row, dataset).some(({ path }) => path === `/${parts.join('/')}`);
  if (isLanguage(first) && (isNamed || !row.address.includes(':'))) return undefined;
  return start + row.address.replaceAll(/:\w+/g, NOTHING).replace(/\/$/, '');
}

/**
 * The address of a page in small letters, where that alone is of something: nothing of the game's is called with
 * capitals. Undefined where there is nothing either.
 */
export function lowerCaseAddress(pathname: string, dataset: Dataset): string | undefined {
  const small = pathname.toLowerCase();
  if (small === pathname || !isLanguage(pathname.split('/')[1])) return undefined;
  return notFoundAddress(small, dataset) === undefined ? small : undefined;
}

function isThing(things: ReadonlyMap<string, { readonly id: number }>, pageId: string): boolean {
  return things.has(pageId) || byNumber(things, pageId) !== undefined;
}
