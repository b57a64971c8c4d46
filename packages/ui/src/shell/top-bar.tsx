import { LANGUAGE_TAGS, LANGUAGES } from '@trailbook/core/internal/dataset';
import { CalendarRange, Database, Languages, Moon, Sun, Ticket, Trophy, Users } from 'lucide-react';
import { LANGUAGE_NAMES, useI18n } from '../i18n/index.ts';
import { keepLanguage, setTheme, shownTheme } from '../platform/appearance.ts';
import { Link } from '../platform/index.ts';
import { IconButton, Menu, menuItem } from '../primitives/index.ts';
import { hereIn, inLanguage, isAt } from './navigation/language-address.ts';
import { type Place, placesIn } from './pages/index.ts';
import { PaletteButton } from './palette/index.ts';
import { useRedDots } from './red-dots/use-red-dots.ts';
import type { Parts } from './start-services.tsx';

/** A place of the bar: a name beside the others, on phones below its picture. */
const barPlace =
  'tap bar-name flex shrink-0 items-center md:text-sm max-md:h-full max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-center';

const LINK = `${barPlace} rounded-control md:px-3 text-ink-soft hover:bg-raised hover:text-ink aria-[current]:text-lamp md:aria-[current]:underline md:aria-[current]:decoration-2 md:aria-[current]:underline-offset-8`;

/** Pictures of the five places, which stand over their names on a phone. */
const ICONS = {
  '/characters': Users,
  '/planner': CalendarRange,
  '/achievements': Trophy,
  '/warp#char_event': Ticket,
};

const BAR = placesIn('bar');
const [characters, ...others] = BAR;
const DATA_BANK = placesIn('bank');

interface TopBarProps {
  readonly path: string;
  /** What it has beside its own. */
  readonly parts: Parts;
}

/**
 * The way to everywhere: one line on wide screens; on phones its five places stand at the foot of the screen.
 * Rule S3.
 */
export function TopBar({ path, parts }: TopBarProps) {
  const { t, language } = useI18n();
  const home = `/${language}`;
  const here = BAR.find((place) => isAt(place.path, path, language));
  const hasNews = useRedDots(here?.path);
  const navLink = (place: Place) => (
    <NavLink key={place.path} place={place} isHere={place === here} isNews={hasNews(place.path)} />
  );
  return (
    <header className="border-b border-line bg-surface">
      <div className="window-bar mx-auto flex max-w-7xl flex-wrap items-center px-2 sm:px-4">
        {parts.back}
        <Link
          to={home}
          className="tap flex items-center gap-2 px-2 font-display text-lg font-semibold whitespace-nowrap"
        >
          <Mark />
          Trailbook
        </Link>
        <div className="ms-auto flex items-center md:order-last">
          {parts.links}
          {/* Room for the mark of a device that syncs, from the page's first moment. Rule U25. */}
          <span className="hidden size-11 shrink-0 in-[[data-player~=syncs]]:block">
            {parts.mark}
          </span>
          <PaletteButton />
          <ThemeSwitch />
          <LanguageMenu path={path} />
        </div>
        <nav
          aria-label={t('nav.main')}
          className="bottom-bar z-20 md:mx-4 md:flex md:flex-1 md:flex-wrap md:items-center"
        >
          {characters && navLink(characters)}
          <Menu
            opens="up"
            className={barPlace}
            label={
              <>
                <Database strokeWidth={1.5} className="size-5 md:hidden" aria-hidden />
                {t('nav.dataBank')}
              </>
            }
          >
            {DATA_BANK.map((place) => (
              <Link key={place.path} to={home + place.path} className={menuItem}>
                {t(place.label)}
              </Link>
            ))}
          </Menu>
          {others.map(navLink)}
        </nav>
      </div>
    </header>
  );
}

interface NavLinkProps {
  readonly place: Place;
  readonly isHere: boolean;
  /** Whether a red dot stands at it. */
  readonly isNews: boolean;
}

function NavLink({ place, isHere, isNews }: NavLinkProps) {
  const { t, language } = useI18n();
  const to = `/${language}${place.path}`;
  const Icon = ICONS[place.path as keyof typeof ICONS];
  return (
    <Link to={to} className={LINK} aria-current={isHere ? 'page' : undefined}>
      {Icon && <Icon strokeWidth={1.5} className="size-5 max-md:-order-2 md:hidden" aria-hidden />}
      {t(place.label)}
      {/* News are for who was here on an earlier day: to a newcomer everything is new. The dot hangs on a point without
          room: the foot of the picture on a phone, the end of the name elsewhere. So it stays there however large the
          text is. */}
      {isNews && (
        <span className="relative size-0 max-md:-order-1 max-md:-mb-0.5">
          <span className="hidden in-data-returning:block absolute size-1.5 rounded-full bg-stop max-md:start-2 max-md:bottom-3.5 md:start-0.5 md:bottom-1">
            <span className="sr-only">{t('list.new')}</span>
          </span>
        </span>
      )}
    </Link>
  );
}

/** Plain links: a change of language loads the page anew, and works without JavaScript. */
function LanguageMenu({ path }: { path: string }) {
  const { t, language } = useI18n();
  return (
    <Menu
      align="end"
      name={t('state.pair', { label: t('nav.language'), value: LANGUAGE_NAMES[language] })}
      label={
        <>
          <Languages strokeWidth={1.5} className="size-4.5" aria-hidden />
          <span className="hidden sm:inline">{LANGUAGE_NAMES[language]}</span>
        </>
      }
    >
      {LANGUAGES.map((other) => (
        <a
          key={other}
          href={inLanguage(path, language, other)}
          lang={LANGUAGE_TAGS[other]}
          hrefLang={LANGUAGE_TAGS[other]}
          aria-current={other === language || undefined}
          onClick={({ currentTarget }) => {
            keepLanguage(other);
            currentTarget.href = hereIn(language, other);
          }}
          className={menuItem}
        >
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </Menu>
  );
}

/** The mark: a line of track between two stars. */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0 text-lamp" aria-hidden>
      <path d="M5 18 19 6" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 2.6" />
      <circle cx="5" cy="18" r="2.6" fill="currentColor" />
      <circle cx="19" cy="6" r="3.6" fill="currentColor" />
    </svg>
  );
}

/** Night or day; kept in a cookie, which the page's first script reads. */
function ThemeSwitch() {
  const { t } = useI18n();
  return (
    <IconButton
      label={t('theme.switch')}
      onClick={() => setTheme(shownTheme() === 'day' ? 'night' : 'day')}
    >
      <Sun strokeWidth={1.5} className="size-4.5 in-data-[theme=day]:hidden" aria-hidden />
      <Moon strokeWidth={1.5} className="size-4.5 hidden in-data-[theme=day]:block" aria-hidden />
    </IconButton>
  );
}
