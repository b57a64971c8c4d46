import * as z from 'zod';
import { hash, id, path, picture } from '../dump/raw.ts';
import { rawTable } from '../dump/raw-table.ts';
import { createPageIds } from '../page-ids.ts';
import type { Source } from '../source.ts';

const BookSeriesWorld = rawTable(
  'BookSeriesWorld',
  ['BookSeriesWorld'],
  z.object({
    BookSeriesWorld: id,
    BookSeriesWorldTextmapID: hash,
    BookSeriesWorldIconPath: path,
  }),
);

const BookSeriesConfig = rawTable(
  'BookSeriesConfig',
  ['BookSeriesID'],
  z.object({
    BookSeriesID: id,
    BookSeries: hash,
    BookSeriesComments: hash.optional(),
    BookSeriesWorld: id,
    IsShowInBookshelf: z.boolean().default(false),
  }),
);

const LocalbookConfig = rawTable(
  'LocalbookConfig',
  ['BookID'],
  z.object({
    BookID: id,
    BookSeriesID: id,
    BookSeriesInsideID: id,
    BookInsideName: hash,
    BookContent: hash.optional(),
    LocalBookImagePath: z.array(z.string()),
  }),
);

/** Book series by world, with their volumes in reading order. */
export function readBooks(source: Source) {
  const { dump, names, texts } = source;
  const loses = 'the book pages will be empty';
  const series = dump
    .table(BookSeriesConfig, loses)
    .sort((a, b) => a.BookSeriesID - b.BookSeriesID);
  const pageIds = createPageIds(
    source,
    series.map(({ BookSeriesID: id, BookSeries: name }) => ({
      id,
      name,
      kind: 'book',
      suffix: String(id),
    })),
  );
  const volumes = Map.groupBy(dump.table(LocalbookConfig, loses), (row) => row.BookSeriesID);
  return {
    worlds: dump
      .table(BookSeriesWorld, loses)
      .sort((a, b) => a.BookSeriesWorld - b.BookSeriesWorld)
      .map((row) => {
        names.claim('bookSeriesWorld', row.BookSeriesWorld, row.BookSeriesWorldTextmapID);
        return { id: row.BookSeriesWorld, icon: picture(row.BookSeriesWorldIconPath) };
      }),
    series: series.map((row) => {
      names.claim('book', row.BookSeriesID, row.BookSeries);
      texts.claim('bookDescription', row.BookSeriesID, row.BookSeriesComments);
      return {
        id: row.BookSeriesID,
        pageId: pageIds.get(row.BookSeriesID),
        world: row.BookSeriesWorld,
        shelved: row.IsShowInBookshelf,
        volumes: (volumes.get(row.BookSeriesID) ?? [])
          .sort((a, b) => a.BookSeriesInsideID - b.BookSeriesInsideID || a.BookID - b.BookID)
          .map((volume) => {
            names.claim('volume', volume.BookID, volume.BookInsideName);
            texts.claim('bookContent', volume.BookID, volume.BookContent);
            return { id: volume.BookID, images: volume.LocalBookImagePath.map(picture) };
          }),
      };
    }),
  };
}
