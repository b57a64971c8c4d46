import { CalendarRange, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { PaletteField } from '../../palette/index.ts';
import { Link } from '../../platform/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { WarpTeaser } from './warp-teaser.tsx';

/** Where a visitor arrives: what the site is for, and the two ways in. */
export function HomeScreen({ characters }: { characters: number }) {
  const { t, language } = useI18n();
  return (
    <div className="flex max-w-3xl flex-col gap-8 py-4 sm:py-10">
      <div className="flex flex-col gap-3">
        <PageTitle>{t('home.title')}</PageTitle>
        <p className="max-w-prose text-ink-soft">{t('home.intro')}</p>
      </div>
      <ul className="border-t border-line">
        <Departure
          to={`/${language}/planner`}
          icon={<CalendarRange strokeWidth={1.5} />}
          title={t('nav.planner')}
          text={t('home.planner')}
        />
        <Departure
          to={`/${language}/characters`}
          icon={<Users strokeWidth={1.5} />}
          title={t('nav.characters')}
          text={t('home.characters', { number: characters })}
        />
      </ul>
      <WarpTeaser />
      <PaletteField />
    </div>
  );
}

function Departure(props: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li className="border-b border-line">
      <Link to={props.to} className="group flex items-center gap-5 py-5">
        <span className="text-lamp">{props.icon}</span>
        <span className="flex flex-col">
          <span className="font-display text-lg font-semibold group-hover:text-lamp">
            {props.title}
          </span>
          <span className="text-ink-soft">{props.text}</span>
        </span>
      </Link>
    </li>
  );
}
