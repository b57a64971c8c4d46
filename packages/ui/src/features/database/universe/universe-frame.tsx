import { formatDateTime } from '@trailbook/core/internal/format';
import {
  type UniverseFrame as Frame,
  UNIVERSE_PARTS,
  type UniversePart,
  type UniverseWeek,
} from '@trailbook/pages';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { classNames } from '../../../primitives/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { Entries } from './entries.tsx';

type Props = Frame & { readonly part: UniversePart; readonly children: ReactNode };

/** What stands around each part: which entry it is of, when the week ends, and where the others are. */
export function UniverseFrame({ children, ...page }: Props) {
  const { t, language } = useI18n();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{t('nav.universe')}</PageTitle>
      <div className="grid gap-x-10 gap-y-3 lg:grid-cols-2">
        <Entries {...page} />
        {page.begins === page.week.current && <WeekEnds resets={page.week.resets} />}
      </div>
      <nav aria-label={t('universe.parts')} className="one-row flex">
        {UNIVERSE_PARTS.map((part) => (
          <Link
            key={part}
            to={`/${language}/simuniverse/${page.pageId}/${part}`}
            aria-current={part === page.part ? 'page' : undefined}
            className={classNames(
              'tap flex shrink-0 items-center border-b-2 px-2 font-display text-base -outline-offset-2 sm:px-3',
              part === page.part
                ? 'border-lamp text-lamp'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {t(`universe.${part}`)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}

/**
 * When the week ends on each server. The page is the same for everybody and tells it by the world's clock; its
 * scripts tell it by the reader's.
 */
function WeekEnds({ resets }: Pick<UniverseWeek, 'resets'>) {
  const { t, language } = useI18n();
  const [isOwn, setOwn] = useState(false);
  useEffect(() => setOwn(true), []);
  return (
    <section aria-labelledby="week-ends" className="flex min-w-0 flex-col text-sm">
      <h2 id="week-ends" className="text-ink-faint">
        {t('universe.weekEnds')} ({isOwn ? t('universe.ownTime') : 'UTC'})
      </h2>
      <dl className="flex flex-col">
        {resets.map(({ region, at }) => (
          <div
            key={region}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1"
          >
            <dt>{t(`universe.region.${region}`)}</dt>
            <dd className="figures ms-auto text-end">
              <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
                {formatDateTime(language, at, isOwn ? undefined : 'UTC')}
              </time>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
