import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { classNames } from '../../primitives/index.ts';
import { PaletteField } from '../palette/index.ts';

interface Props {
  /** Over the title: what kind of a notice it is. */
  readonly kicker?: string | number;
  readonly title: string;
  readonly text: string;
  /** Whether to offer the search, as what was looked for may be called otherwise. */
  readonly isSearched?: boolean;
  readonly children?: ReactNode;
}

/** A page that has nothing to show: what is the matter, and where to go from here. */
export function NoticePage({ kicker, title, text, isSearched, children }: Props) {
  const { t, language } = useI18n();
  return (
    <div className="flex max-w-prose flex-col gap-4 py-8">
      {kicker !== undefined && (
        <p className="figures font-display text-2xl text-ink-faint">{kicker}</p>
      )}
      <PageTitle>{title}</PageTitle>
      <p className="text-ink-soft">{text}</p>
      {isSearched && <PaletteField />}
      {children}
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link to={`/${language}`} className="tap flex items-center underline underline-offset-4">
            {t('notice.home')}
          </Link>
        </li>
        <li>
          <Link
            to={`/${language}/characters`}
            className="tap flex items-center underline underline-offset-4"
          >
            {t('nav.characters')}
          </Link>
        </li>
        <li>
          <Link
            to={`/${language}/planner`}
            className="tap flex items-center underline underline-offset-4"
          >
            {t('nav.planner')}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Why some of a page's names are in English; stands below it. */
export function ForeignNamesNote() {
  const { t } = useI18n();
  return (
    <p data-foreign-names className="pt-8 text-xs text-ink-faint">
      {t('list.foreignNames')}
    </p>
  );
}

/** The page's name, once, at its top. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="min-w-0 page-title font-display text-xl font-semibold sm:text-2xl">
      {children}
    </h1>
  );
}

/**
 * What stands there until the player's data have been read: dots that come one after the other, and the shape
 * of what will come, so that nothing jumps when it does.
 */
export function Waiting({ height = 'h-64' }: { height?: 'h-40' | 'h-64' }) {
  const { t } = useI18n();
  return (
    <div aria-busy="true" data-needs-script className="flex flex-col gap-3">
      <p className="text-ink-faint">
        <span className="sr-only">{t('state.loading')}</span>
        <span aria-hidden className="loading-dots" />
      </p>
      <div className="h-11 w-64 rounded-control bg-surface" />
      <div className={classNames('rounded-sheet bg-surface', height)} />
    </div>
  );
}
