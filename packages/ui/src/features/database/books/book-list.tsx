import type { BookListPage } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { CardList } from '../lists/card-list.tsx';
import { ThingRow } from '../lists/thing-row.tsx';

/** All books, world by world, with how many volumes each has. */
export function BookListScreen({ books, filters }: BookListPage) {
  const { t } = useI18n();
  return (
    <CardList
      title={t('nav.books')}
      page="/books"
      cardPath="/book"
      cards={books}
      listed={(book, href) => (
        <ThingRow
          key={book.id}
          name={book.name}
          href={href}
          note={t('book.volumeCount', { number: book.volumes })}
        />
      )}
      groups={[
        {
          id: 'bookSeriesWorld',
          field: 'world',
          legend: t('book.world'),
          options: filters.worlds.map(({ value, name }) => ({
            value: String(value),
            label: name.text,
          })),
        },
      ]}
    />
  );
}
