import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { PaletteField } from '../palette/index.ts';
import { PageTitle } from './page-title.tsx';

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
