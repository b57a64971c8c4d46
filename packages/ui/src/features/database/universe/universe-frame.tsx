import { type UniverseFrame as Frame, UNIVERSE_PARTS, type UniversePart } from '@trailbook/pages';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { classNames } from '../../../primitives/index.ts';
import { PageTitle } from '../../../shell/screen/page-title.tsx';
import { Entries } from './entries.tsx';
import { WeekEnds } from './week-ends.tsx';

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
