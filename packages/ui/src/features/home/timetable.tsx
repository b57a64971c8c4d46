import type { BannerPhase } from '@trailbook/pages';
import { useSyncExternalStore } from 'react';
import { useServerAhead } from '../../client/use-server-ahead.ts';
import { ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { classNames } from '../../primitives/index.ts';
import { pathOfThing } from './path-of-thing.ts';
import { daysOfVersion, SHOWN_PHASES, type ShownPhase, shownPhases } from './shown-phases.ts';

/**
 * Which banners run until when. The page is the same for everybody at any time: what depends on the day is told when
 * it lives, in room that is there.
 */
export function Timetable({ phases }: { phases: readonly BannerPhase[] }) {
  const { t, inDays } = useI18n();
  const now = useToday();
  const rows: readonly RowProps[] =
    now === undefined
      ? phases.slice(-SHOWN_PHASES).map((phase) => ({ phase }))
      : shownPhases(phases, now);
  const version = now === undefined ? undefined : daysOfVersion(phases, now);
  const isStale = now !== undefined && !version && rows.every(({ state }) => state === 'over');
  return (
    <section aria-labelledby="banners" className="flex flex-col">
      <h2 id="banners" className="font-display text-lg font-semibold">
        {t('home.banners.title')}
      </h2>
      <p className="figures min-h-10 text-sm text-ink-soft">
        {version &&
          t('home.banners.version', { version: version.version, when: inDays(version.days) })}
        {isStale && t('home.banners.none')}
      </p>
      <ol className="border-t border-line">
        {rows.map((row) => (
          <Row key={row.phase.start + row.phase.end} {...row} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = Pick<ShownPhase, 'phase'> & Partial<ShownPhase>;

function Row({ phase, state, days }: RowProps) {
  const { t, day, language, inDays } = useI18n();
  const when = days === undefined ? undefined : inDays(days);
  return (
    <li
      className={classNames(
        'border-b border-line py-2 text-sm',
        state === 'over' && 'text-ink-soft',
      )}
    >
      <p className="figures flex flex-wrap gap-x-3">
        <span>{t('home.banners.span', { from: day(phase.start), until: day(phase.end) })}</span>
        <span className={classNames('min-h-5', state === 'runs' ? 'text-lamp' : 'text-ink-soft')}>
          {state === 'runs' && when && t('home.banners.ends', { when })}
          {state === 'toCome' && when && t('home.banners.begins', { when })}
          {state === 'over' && t('home.banners.over')}
        </span>
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

const HALF_A_MINUTE_MS = 30_000;

/** The server's clock, half a minute exact; undefined until the page lives. */
function useToday(): number | undefined {
  const ahead = useServerAhead();
  const now = useSyncExternalStore(
    tick,
    () => Math.floor(Date.now() / HALF_A_MINUTE_MS) * HALF_A_MINUTE_MS,
    () => undefined,
  );
  return now === undefined ? undefined : now + ahead;
}

function tick(changed: () => void): () => void {
  const timer = setInterval(changed, HALF_A_MINUTE_MS);
  return () => clearInterval(timer);
}
