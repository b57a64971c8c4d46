import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { MoveInLink } from '../../shell/screen/move-in-link.tsx';
import { Scene, type SceneName } from './scenes.tsx';

/** What the site does, in pictures of itself, for who has nothing here yet. */
export function Newcomer({ characters }: { characters: number }) {
  const { t } = useI18n();
  return (
    <div className="newcomer flex flex-col gap-2">
      <ul className="grid grid-cols-1 border-t border-line md:grid-cols-2 md:gap-x-8">
        <Departure
          to="/planner"
          scene="planner"
          title={t('nav.planner')}
          text={t('home.planner')}
        />
        <Departure to="/warp#char_event" scene="warp" title={t('nav.warp')} text={t('home.warp')} />
        <Departure
          to="/characters"
          scene="characters"
          title={t('nav.characters')}
          text={t('home.characters', { number: characters })}
        />
        <Departure
          to="/achievements"
          scene="achievements"
          title={t('nav.achievements')}
          text={t('home.achievements')}
        />
      </ul>
      <MoveInLink>{t('home.moveIn')}</MoveInLink>
    </div>
  );
}

function Departure(props: { to: string; scene: SceneName; title: string; text: string }) {
  const { t, language } = useI18n();
  return (
    <li className="border-b border-line">
      <Link
        to={`/${language}${props.to}`}
        className="group flex h-full items-center gap-4 py-3 sm:gap-5"
      >
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-display text-lg font-semibold group-hover:text-lamp">
            {props.title}
          </span>
          <span className="text-ink-soft">{props.text}</span>
        </span>
        {/* Seen first, told last. */}
        <span className="-order-1 w-32 max-w-[36%] shrink-0 sm:w-44">
          <Scene name={props.scene} label={t(`home.scene.${props.scene}`)} />
        </span>
      </Link>
    </li>
  );
}
