import { join } from 'node:path';
import { createLookup, LANGUAGES } from '@trailbook/core/internal/dataset';
import {
  bookListPage,
  bookPage,
  consumableListPage,
  iconListPage,
  iconPage,
  materialListPage,
  materialPage,
} from '@trailbook/pages';
import { createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { areasOf } from '@trailbook/ui/pages';
import { loadScreen, screenAt } from '@trailbook/ui/screens';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDataset } from '../server/files/load-dataset';

const dataset = loadDataset(join(import.meta.dirname, '../../../data'));
const ADDRESSES = {
  materials: '/en/materials',
  material: '/en/material/credit',
  consumables: '/en/consumables',
  books: '/en/books',
  book: '/en/book/any',
  icons: '/en/icons',
  icon: '/en/icon/any',
};
await Promise.all(Object.values(ADDRESSES).map((address) => loadScreen(address)));

const tongues = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    lookup: createLookup(dataset, language),
    i18n: createI18n(language, await loadMessages(language, areasOf(ADDRESSES.book))),
  })),
);
type Tongue = (typeof tongues)[number];

/** A page as it is read without any script. */
function drawn({ i18n }: Tongue, address: string, model: object | undefined): string {
  const Screen = screenAt(address);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Screen {...model} />
    </I18nProvider>,
  );
}

/** Every page of the data bank that is of one thing, as the place of its kind and how it is made. */
const things = [
  ...[...dataset.itemsByPage.values()].map(({ id }) => ({
    id,
    address: ADDRESSES.material,
    model: ({ lookup }: Tongue) => materialPage(lookup, id),
  })),
  ...[...dataset.booksByPage.values()].map(({ id }) => ({
    id,
    address: ADDRESSES.book,
    model: ({ lookup }: Tongue) => bookPage(lookup, id),
  })),
  ...[...dataset.iconsByPage.values()].map(({ id }) => ({
    id,
    address: ADDRESSES.icon,
    model: ({ lookup }: Tongue) => iconPage(lookup, id),
  })),
];

/** With `CRAWL_LANGUAGES=all` every page is drawn in all languages, else in one of them each. */
const isThorough = process.env.CRAWL_LANGUAGES === 'all';

const BROKEN = /undefined|NaN|\{\{|\b(?:material|food|book|icon|detail|list|nav)\.[a-z]+[A-Za-z.]*/;

describe('the data bank', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn');
  });
  afterEach(() => vi.restoreAllMocks());

  it('has every page of a thing whole, in every language, and says nothing to the console', () => {
    for (const [place, { id, address, model }] of things.entries()) {
      const turn = place % tongues.length;
      const spoken = isThorough ? tongues : tongues.slice(turn, turn + 1);
      for (const tongue of spoken) {
        const html = drawn(tongue, address, model(tongue));
        expect([tongue.language, id, BROKEN.exec(html)?.[0]]).toEqual([
          tongue.language,
          id,
          undefined,
        ]);
      }
    }
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  }, 600_000);

  it.each(tongues)('has its lists whole: $language', (tongue) => {
    const { lookup } = tongue;
    const lists = [
      drawn(tongue, ADDRESSES.materials, materialListPage(lookup)),
      drawn(tongue, ADDRESSES.consumables, consumableListPage(lookup)),
      drawn(tongue, ADDRESSES.books, bookListPage(lookup)),
      drawn(tongue, ADDRESSES.icons, iconListPage(lookup)),
    ];
    expect(lists.map((html) => BROKEN.exec(html)?.[0])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leads from its lists to every page, but for recipes', () => {
    const [english] = tongues;
    if (!english) throw new Error('There is no English.');
    const { lookup } = english;
    const html = [
      drawn(english, ADDRESSES.materials, materialListPage(lookup)),
      drawn(english, ADDRESSES.consumables, consumableListPage(lookup)),
      drawn(english, ADDRESSES.books, bookListPage(lookup)),
      drawn(english, ADDRESSES.icons, iconListPage(lookup)),
    ].join('');
    const led = new Set([...html.matchAll(/href="\/en(\/[^"]+)"/g)].map(([, path]) => path));
    const pages = [
      ...[...dataset.itemsByPage.values()]
        .filter(({ purpose }) => purpose !== 'recipe')
        .map(({ pageId }) => `/material/${pageId}`),
      ...[...dataset.booksByPage.keys()].map((pageId) => `/book/${pageId}`),
      ...[...dataset.iconsByPage.keys()].map((pageId) => `/icon/${pageId}`),
    ];
    expect(pages.filter((path) => !led.has(path))).toEqual([]);
  });
});
