import { CalendarRange, Ticket, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';

/** What the site does, for who has nothing here yet. */
export function Newcomer({ characters }: { characters: number }) {
  const { t, language } = useI18n();
  return (
    <ul className="newcomer grid border-t border-line md:grid-cols-2 md:gap-x-8">
      <Departure
        to={`/${language}/planner`}
        icon={<CalendarRange strokeWidth={1.5} />}
        title={t('nav.planner')}
        text={t('home.planner')}
      />
      <Departure
        to={`/${language}/warp#char_event`}
        icon={<Ticket strokeWidth={1.5} />}
        title={t('nav.warp')}
        text={t('home.warp')}
      />
      <Departure
        to={`/${language}/characters`}
        icon={<Users strokeWidth={1.5} />}
        title={t('nav.characters')}
        text={t('home.characters', { number: characters })}
      />
      <Departure
        to={`/${language}/achievements`}
        icon={<Trophy strokeWidth={1.5} />}
        title={t('nav.achievements')}
        text={t('home.achievements')}
      />
    </ul>
  );
}

function Departure(props: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <li className="border-b border-line">
      <Link to={props.to} className="group flex h-full items-center gap-5 py-4">
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
