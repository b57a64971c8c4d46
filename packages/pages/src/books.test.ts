import { createLookup } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { smallDataset } from '../../core/test/small-dataset.ts';
import { bookListPage, bookPage } from './index.ts';

const volume = (id: number) => ({ id, images: [`B/${id}`] });
const series = (id: number, world: number, volumes: readonly number[]) => ({
  id,
  pageId: `book-${id}`,
  world,
  shelved: true,
  volumes: volumes.map(volume),
});

const dataset = smallDataset({
  books: {
    worlds: [
      { id: 1, icon: 'W/1' },
      { id: 2, icon: 'W/2' },
    ],
    series: [series(1, 2, [11]), series(2, 1, [21, 22]), series(3, 1, [31]), series(4, 1, [41])],
  },
  names: {
    en: {
      book: { 1: 'Tides', 2: 'Lamps', 4: 'Moths' },
      bookSeriesWorld: { 1: 'Quay', 2: 'Hill' },
      volume: { 21: 'Winter' },
    },
  },
});
const texts = { en: { bookDescription: { 2: 'Of lamps.' }, bookContent: { 21: 'Snow.{Img#1}' } } };
const bare = createLookup(dataset, 'en');

describe('bookListPage', () => {
  const { books, filters } = bookListPage(bare);

  it('goes by world, and leaves out what has no name', () => {
    expect(books.map(({ id, world, volumes }) => [id, world, volumes])).toEqual([
      [2, 1, 2],
      [4, 1, 1],
      [1, 2, 1],
    ]);
  });

  it('offers the worlds by name', () => {
    expect(filters.worlds.map(({ value, name }) => [value, name.text])).toEqual([
      [1, 'Quay'],
      [2, 'Hill'],
    ]);
  });
});

describe('bookPage', () => {
  it('has all volumes in their order, named or not, and no texts where none were read', () => {
    expect(bookPage(bare, 2)).toMatchObject({
      hasTexts: false,
      text: null,
      world: { text: 'Quay' },
      volumes: [
        { id: 21, name: { text: 'Winter' }, text: null, images: ['B/21'] },
        { id: 22, name: null, text: null },
      ],
    });
  });

  it('has the texts that an operator’s dump gave, with the places of pictures in them', () => {
    const [first, second] = bookPage(createLookup(dataset, 'en', texts), 2)?.volumes ?? [];
    expect(first?.text?.tree).toEqual(['Snow.', { kind: 'picture', number: 1 }]);
    expect(second?.text).toBeNull();
  });

  it('stands between its neighbours of the list; there is none of what has no name', () => {
    const { before, after } = bookPage(bare, 4)?.neighbours ?? {};
    expect([before?.pageId, after?.pageId]).toEqual(['book-2', 'book-1']);
    expect([3, 99].map((id) => bookPage(bare, id))).toEqual([undefined, undefined]);
  });
});
