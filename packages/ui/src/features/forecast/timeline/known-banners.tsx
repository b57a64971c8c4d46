import type { BannerPhase } from '@trailbook/pages';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { SHOWN_PHASES } from '../../home/shown-phases.ts';
import { PhaseRow } from '../../home/timetable.tsx';
import { phaseLanes } from './phase-lanes.ts';
import { Timeline } from './timeline.tsx';
import { timelineSpan } from './timeline-layout.ts';

/**
 * The latest banners whose days are known, by those alone, until what is the player's own has come: the page is the
 * same for everybody at any time.
 */
export function KnownBanners({ phases }: { readonly phases: readonly BannerPhase[] }) {
  const { t } = useI18n();
  const shown = phases.slice(-SHOWN_PHASES);
  const lanes = phaseLanes(shown);
  const [first] = lanes.map(({ from }) => from).sort();
  if (first === undefined) return null;
  return (
    <section aria-labelledby="known" className="flex min-w-0 flex-col gap-3">
      <h2 id="known" className="font-display text-lg font-semibold">
        {t('home.banners.title')}
      </h2>
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
        {shown.map((phase) => (
          <PhaseRow key={phase.start + phase.end} phase={phase} />
        ))}
      </ol>
    </section>
  );
}
