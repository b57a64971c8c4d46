import type { PageName } from '@trailbook/core/internal/dataset';
import type { BookListPage } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { CardList } from '../lists/card-list.tsx';

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

interface Props {
  readonly name: PageName;
  readonly href: string;
  readonly note: string;
}

/** A thing of a list that is told by its name alone: a row of a timetable. */
function ThingRow({ name, href, note }: Props) {
  return (
    <li className="row-drawn-when-near min-w-0 border-b border-line">
      <Link
        to={href}
        className="tap flex flex-wrap items-center justify-between gap-x-4 py-1.5 hover:text-lamp"
      >
        <ThingName name={name} className="min-w-0 flex-1 basis-24 leading-snug" />
        <span className="figures ms-auto shrink-0 text-sm whitespace-nowrap text-ink-faint">
          {note}
        </span>
      </Link>
    </li>
  );
}
