import type { BannerPhase } from '@trailbook/pages';
import { useServerClock } from '../../../client/use-server-ahead.ts';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { endOfPhases, SHOWN_PHASES, shownPhases } from '../../home/shown-phases.ts';
import { PhaseRow } from '../../home/timetable.tsx';
import { phaseLanes } from './phase-lanes.ts';
import { Timeline } from './timeline.tsx';
import { timelineSpan } from './timeline-layout.ts';

/**
 * The banners whose days are known, for who has nothing here yet and until what is the player's own has come. The page
 * is the same for everybody at any time: what depends on the day is told when it lives.
 */
export function KnownBanners({ phases }: { readonly phases: readonly BannerPhase[] }) {
  const { t, day } = useI18n();
  const now = useServerClock((time) => time);
  const end = endOfPhases(phases);
  const shown =
    now === undefined
      ? phases.slice(-SHOWN_PHASES).map((phase) => ({ phase }))
      : shownPhases(phases, now);
  const lanes = phaseLanes(shown.map(({ phase }) => phase));
  const first = lanes.map(({ from }) => from).sort()[0];
  return (
    <section aria-labelledby="known" className="flex min-w-0 flex-col gap-3">
      <h2 id="known" className="font-display text-lg font-semibold">
        {t('home.banners.title')}
      </h2>
      {first === undefined ? (
        end && (
          <p className="figures text-sm text-ink-soft">
            {t('home.banners.dataEnd', { version: end.version, day: day(end.end) })}
          </p>
        )
      ) : (
        <>
          <Timeline
            span={timelineSpan(
              first,
              lanes.map(({ until }) => until),
            )}
            lanes={lanes.map(({ names, ...lane }) => ({
              ...lane,
              label: names.map((name, at) => (
                <span key={name.text}>
                  {at > 0 && ' · '}
                  <ThingName name={name} />
                </span>
              )),
            }))}
          />
          <ol className="border-t border-line">
            {shown.map((row) => (
              <PhaseRow key={row.phase.start + row.phase.end} {...row} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
