import { isLanguage, type Language } from '@trailbook/core/internal/dataset';
import { rowAt } from '@trailbook/ui/row-at';
import { languageOfTag } from './language-of-tag';

/** What the addresses of files and of pages without a language begin with. */
export const FIRST_PARTS: ReadonlySet<string> = new Set([
  'attribution',
  'data',
  'deployment.log',
  'manifest',
  'robots.txt',
  'sitemap',
  'sitemap.xml',
]);
const DATA = '.data';
/** Other sites' words for the first part of an address. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['achievement', 'achievements'],
  ['consumable', 'consumables'],
  ['item', 'material'],
  ['items', 'materials'],
  ['light-cone', 'lightcone'],
  ['light-cones', 'equipment'],
  ['lightcones', 'equipment'],
  ['relic', 'relics'],
  ['universe', 'simuniverse'],
]);
/** Lists whose things have their pages among those of another. */
const SHOWN_AMONG: ReadonlyMap<string, string> = new Map([['consumables', 'materials']]);
/** Any language: the addresses below are the same in all. */
const ANY = 'en' satisfies Language;

/** The part of a row of the table of pages that decides on addresses. */
export interface AddressRow {
  readonly kind: 'list' | 'thing' | 'page' | 'redirect';
  readonly address: string;
  readonly entry?: string;
  /** Of lists and things: the same, where a list is of things. */
  readonly data?: string;
}

type Rows = readonly AddressRow[];

/**
 * What addresses mean, for the server and for the service worker, which gets the rows with its facts.
 *
 * - `canonicalAddress`: the one address of what a path names, which it may do with needless escapes, with capitals,
 *   with slashes too many, with a word of others for its kind, or with its language by the tag that others know it by.
 *   Undefined where there is nothing of ours.
 * - `addressWithoutLanguage`: the page that a path would be of, were there a language before it: its address below that.
 *   Undefined where there is no such page.
 */
export function addressReader(rows: Rows) {
  return {
    canonicalAddress: (pathname: string) => canonicalAddress(rows, pathname),
    addressWithoutLanguage: (pathname: string) => addressWithoutLanguage(rows, pathname),
  };
}

function canonicalAddress(rows: Rows, pathname: string): string | undefined {
  const path = plainPath(pathname);
  if (path === undefined) return undefined;
  if (!path.endsWith(DATA)) return addressOf(rows, path);
  const page = addressOf(rows, plainPath(path.slice(0, -DATA.length)) ?? '');
  return page && page + DATA;
}

function addressWithoutLanguage(rows: Rows, pathname: string): string | undefined {
  const path = plainPath(pathname);
  if (!path || path.endsWith(DATA)) return undefined;
  return addressOf(rows, `/${ANY}${path}`)?.slice(`/${ANY}`.length);
}

function addressOf(rows: Rows, path: string): string | undefined {
  const [, first = '', ...given] = path.split('/');
  const language = first.toLowerCase();
  if (!isLanguage(language)) return FIRST_PARTS.has(first) ? path : inOurs(rows, first, given);
  const [word = '', ...more] = given;
  const parts = [OTHER_WORDS.get(word.toLowerCase()) ?? word, ...more];
  const row = rowAt(rows, ['', language, ...parts].join('/'));
  if (!row) return thingOfList(rows, language, parts) ?? wholeAddress(rows, language, parts);
  const written = partsOf(row.address);
  const own = written.map((part, at) => (part.startsWith(':') ? spelled(row, parts[at]) : part));
  return ['', language, ...own].join('/');
}

/** The same address below our own word for the language. */
function inOurs(rows: Rows, tag: string, parts: readonly string[]): string | undefined {
  const language = languageOfTag(tag);
  if (!language) return undefined;
  const path = ['', language, ...parts].join('/');
  return addressOf(rows, path) ?? path;
}

/** Things may be called with capitals; parts of other pages never are. */
function spelled(row: AddressRow, part = ''): string {
  return row.kind === 'page' ? part.toLowerCase() : part;
}

/** An address that was shortened from its end leads to the page that one comes to first. */
function wholeAddress(rows: Rows, language: string, parts: readonly string[]): string | undefined {
  const given = parts.map((part) => part.toLowerCase());
  for (const { address, entry } of rows) {
    if (!entry || !address.includes(':') || given.length >= partsOf(address).length) continue;
    const whole = partsOf(entry);
    if (given[0] === whole[0])
      return ['', language, ...given, ...whole.slice(given.length)].join('/');
  }
  return listOf(rows, language, given);
}

/** A thing below its list, as in `/characters/seele`, is meant where the pages of such things stand elsewhere. */
function thingOfList(rows: Rows, language: string, [word = '', name, ...more]: readonly string[]) {
  if (name === undefined || more.length > 0) return undefined;
  const list = rows.find(({ address }) => address === `/${word.toLowerCase()}`);
  if (list?.kind !== 'list') return undefined;
  const data = SHOWN_AMONG.get(list.data ?? '') ?? list.data;
  const things = rows.find((row) => row.kind === 'thing' && row.data === data);
  return things && `/${language}${things.address.replace(':pageId', name)}`;
}

/** The address above all pages of one kind means their list. */
function listOf(rows: Rows, language: string, given: readonly string[]): string | undefined {
  const path = `/${given.join('/')}`;
  for (const things of rows) {
    if (things.kind !== 'thing' || things.address !== `${path}/:pageId`) continue;
    const list = rows.find((row) => row.kind === 'list' && row.data === things.data);
    return list && `/${language}${list.address}`;
  }
  return undefined;
}

function partsOf(address: string): string[] {
  return address.split('/').slice(1).filter(Boolean);
}

/** Without escapes, and without slashes at its end or beside others; undefined with characters that no address of ours has. */
function plainPath(pathname: string): string | undefined {
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return parts.every((part) => /^[\w.-]*$/.test(part)) ? ['', ...parts].join('/') : undefined;
}
