import type { BannerPhase } from '@trailbook/pages';
import { CalendarDays } from 'lucide-react';
import { useServerClock } from '../../client/use-server-ahead.ts';
import { ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { classNames, IconButton, useOnDemand } from '../../primitives/index.ts';
import { loadCalendarDialog } from '../calendar/load-calendar.ts';
import { pathOfThing } from './path-of-thing.ts';
import {
  daysOfVersion,
  endOfPhases,
  SHOWN_PHASES,
  type ShownPhase,
  shownPhases,
} from './shown-phases.ts';

/**
 * Which banners run until when, and which are to come. The page is the same for everybody at any time: what depends on
 * the day is told when it lives. Rule S24.
 */
export function Timetable({ phases }: { phases: readonly BannerPhase[] }) {
  const { t, day, inDays, language } = useI18n();
  const now = useServerClock((time) => time);
  const end = endOfPhases(phases);
  if (!end) return null;
  const shown = now === undefined ? undefined : shownPhases(phases, now);
  const version = now === undefined ? undefined : daysOfVersion(phases, now);
  return (
    <section aria-labelledby="banners" className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <h2 id="banners" className="font-display text-lg font-semibold">
          {t('home.banners.title')}
        </h2>
        <AddToCalendar />
        {version && (
          <p className="figures text-sm text-ink-soft">
            {t('home.banners.version', { version: version.version, when: inDays(version.days) })}
          </p>
        )}
      </div>
      {shown?.length === 0 ? (
        <p className="figures text-sm text-ink-soft">
          {t('home.banners.dataEnd', { version: end.version, day: day(end.end) })}
        </p>
      ) : (
        <>
          {/* Who has no scripts reads of the latest by their dates alone. */}
          <ol className={classNames('border-t border-line', !shown && 'hidden noscript:block')}>
            {(shown ?? phases.slice(-SHOWN_PHASES).map((phase) => ({ phase }))).map((row) => (
              <PhaseRow key={row.phase.start + row.phase.end} {...row} />
            ))}
          </ol>
          <Link
            to={`/${language}/forecast`}
            className="tap inline-flex items-center self-start text-sm underline decoration-line-strong underline-offset-4 hover:text-lamp"
          >
            {t('nav.forecast')}
          </Link>
        </>
      )}
    </section>
  );
}

/** The sheet of calendar and reminders. Rule S34. */
function AddToCalendar() {
  const { t } = useI18n();
  const { shown, ask, close, trouble } = useOnDemand(loadCalendarDialog);
  return (
    <span data-needs-script className="contents">
      <IconButton
        label={t('home.banners.calendar')}
        className="order-last ms-auto"
        onClick={() => ask(undefined)}
      >
        <CalendarDays size={18} strokeWidth={1.5} />
      </IconButton>
      {shown && <shown.part onClose={close} />}
      {trouble}
    </span>
  );
}

type RowProps = Pick<ShownPhase, 'phase'> & Partial<ShownPhase>;

/** When a phase of banners runs, and what it features. */
export function PhaseRow({ phase, state, days }: RowProps) {
  const { t, day, language, inDays } = useI18n();
  const when = days === undefined ? undefined : inDays(days);
  return (
    <li className="border-b border-line py-2 text-sm">
      <p className="figures flex flex-wrap gap-x-3">
        <span>{t('home.banners.span', { from: day(phase.start), until: day(phase.end) })}</span>
        {when && state === 'runs' && (
          <span className="text-lamp">{t('home.banners.ends', { when })}</span>
        )}
        {when && state === 'toCome' && (
          <span className="text-ink-soft">{t('home.banners.begins', { when })}</span>
        )}
      </p>
      <ul className="flex min-w-0 flex-wrap gap-x-3">
        {phase.featured.map((thing) => (
          <li key={thing.id}>
            <Link
              to={`/${language}${pathOfThing(thing)}`}
              className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
            >
              <ThingName name={thing.name} />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
