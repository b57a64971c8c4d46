import type { BookSeries, Lookup, PageName, PageText } from '@trailbook/core/internal/dataset';
import { oncePerLookup } from '@trailbook/core/internal/dataset';
import { foreignLast } from './foreign.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';

export interface BookCard {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  /** Books have none. */
  readonly rarity: null;
  /** The world that its series is of. */
  readonly world: number;
  readonly volumes: number;
}

export interface BookListPage {
  readonly books: readonly BookCard[];
  readonly filters: {
    readonly worlds: readonly { readonly value: number; readonly name: PageName }[];
  };
}

/** A volume of a series. */
export interface Volume {
  readonly id: number;
  /** Null where neither the language nor English names it: it is called by its place. */
  readonly name: PageName | null;
  /** Null where its text was not read. */
  readonly text: PageText | null;
  /** What stands at the places of pictures in the text, in their order. */
  readonly images: readonly string[];
}

export interface BookPage {
  readonly id: number;
  readonly pageId: string;
  readonly name: PageName;
  readonly nickname: string;
  readonly hasTexts: boolean;
  readonly world: PageName | null;
  readonly text: PageText | null;
  readonly volumes: readonly Volume[];
  readonly neighbours: Neighbours;
}

/** All series of books, world by world. Rules D2, D16. */
export const bookListPage = oncePerLookup((lookup): BookListPage => {
  const { booksByPage, books } = lookup.dataset;
  return {
    books: [...booksByPage.values()]
      .sort((a, b) => a.world - b.world || a.id - b.id)
      .map((series) => bookCard(lookup, series))
      .sort(foreignLast),
    filters: {
      worlds: books.worlds.flatMap(({ id }) => {
        const name = lookup.name('bookSeriesWorld', id);
        return name ? [{ value: id, name }] : [];
      }),
    },
  };
});

/**
 * A series of books with all its volumes.
 *
 * @returns undefined when there is no such series, or it has no name
 */
export function bookPage(lookup: Lookup, id: number): BookPage | undefined {
  const { booksByPage, books } = lookup.dataset;
  const series = books.series.find((one) => one.id === id);
  if (!series || !booksByPage.has(series.pageId)) return undefined;
  const { pageId, world, volumes } = series;
  return {
    id,
    pageId,
    name: lookup.nameOr('book', id, id),
    nickname: lookup.nickname,
    hasTexts: lookup.hasTexts,
    world: lookup.name('bookSeriesWorld', world),
    text: lookup.text('bookDescription', id),
    volumes: volumes.map((volume) => ({
      id: volume.id,
      name: lookup.name('volume', volume.id),
      text: lookup.text('bookContent', volume.id),
      images: volume.images,
    })),
    neighbours: neighboursOf(bookListPage(lookup).books, pageId),
  };
}

function bookCard(lookup: Lookup, { id, pageId, world, volumes }: BookSeries): BookCard {
  return {
    id,
    pageId,
    name: lookup.nameOr('book', id, id),
    rarity: null,
    world,
    volumes: volumes.length,
  };
}
