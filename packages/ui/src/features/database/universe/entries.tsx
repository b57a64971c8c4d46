import { CURRENT, type UniverseFrame, type UniversePart } from '@trailbook/pages';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { dayOf } from './day.ts';

type Props = UniverseFrame & { readonly part: UniversePart };

/** Which entry a page is of, and all others, by year. */
export function Entries({ pageId, begins, ends, week, entries, part }: Props) {
  const { t, language } = useI18n();
  const to = (entry: string) => `/${language}/simuniverse/${entry}/${part}`;
  const isCurrent = begins === week.current;
  const years = [...new Set(entries.map((entry) => entry.slice(0, 4)))];
  return (
    <div className="flex min-w-0 flex-col">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figures" suppressHydrationWarning>
          {ends
            ? `${dayOf(language, begins)} – ${dayOf(language, ends)}`
            : t('universe.since', { date: dayOf(language, begins) })}
        </span>
        {isCurrent ? (
          <strong className="rounded-control border border-lamp px-2 text-sm font-normal text-lamp">
            {t(ends ? 'universe.current' : 'universe.latest')}
          </strong>
        ) : (
          <Link to={to(CURRENT)} className="tap inline-flex items-center text-lamp hover:underline">
            {t('universe.toCurrent')}
          </Link>
        )}
      </p>
      {!ends && (
        <p className="max-w-prose text-sm text-ink-soft" suppressHydrationWarning>
          {t('universe.dataEnd', { date: dayOf(language, begins) })}
        </p>
      )}
      <details>
        <summary className="tap flex items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
          {t('universe.entries', { number: entries.length })}
        </summary>
        {years.map((year) => (
          <section key={year} aria-label={year} className="flex flex-col gap-1 py-2">
            <h2 className="figures text-sm text-ink-faint">
              <time dateTime={year}>{year}</time>
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-4">
              {entries
                .filter((entry) => entry.startsWith(year))
                .map((entry) => (
                  <li key={entry}>
                    <Link
                      to={to(entry)}
                      aria-current={entry === pageId ? 'page' : undefined}
                      className="tap figures flex items-center text-sm hover:text-lamp aria-[current]:text-lamp"
                    >
                      <time dateTime={entry} suppressHydrationWarning>
                        {dayOf(language, entry)}
                      </time>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </details>
    </div>
  );
}
