import type { Counted } from '@trailbook/core/internal/achievements';
import type { SeriesCard } from '@trailbook/pages';
import { Picture, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { useProgress } from '../checklist/checklist-context.ts';
import type { Tally } from '../tally/tally-of.ts';
import { ProgressLine } from './progress-line.tsx';

/** All series, each with how far the player is in it. */
export function SeriesRows({ series, tally }: { series: readonly SeriesCard[]; tally: Tally }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('achievements.series')} className="border-t border-line">
      {series.map((one) => (
        <SeriesRow
          key={one.id}
          series={one}
          achievements={tally.bySeries.get(one.id) ?? []}
          exclusive={tally.exclusive}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly series: SeriesCard;
  readonly achievements: readonly Counted[];
  readonly exclusive: Tally['exclusive'];
}

function SeriesRow({ series, achievements, exclusive }: RowProps) {
  const { language } = useI18n();
  const progress = useProgress(achievements, exclusive);
  return (
    <li className="border-b border-line">
      <Link
        to={`/${language}/achievements/${series.pageId}`}
        className="group grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-2 hover:bg-surface sm:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,1fr)]"
      >
        <Picture path={series.icon} sizes="2.75rem" className="size-11 max-sm:row-span-2">
          <Medal place={series.id} />
        </Picture>
        <ThingName
          name={series.name}
          className="leading-snug font-semibold wrap-break-word group-hover:text-lamp"
        />
        <ProgressLine label={series.name.text} progress={progress} />
      </Link>
    </li>
  );
}

/** A medal with as many points as tell series apart, where no picture is there. Decoration. */
function Medal({ place }: { place: number }) {
  const points = place + 3;
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (Math.PI * at) / points;
    const radius = at % 2 === 0 ? 20 : 13;
    return `${Math.round(22 + radius * Math.sin(angle))} ${Math.round(22 - radius * Math.cos(angle))}`;
  });
  return (
    <svg
      viewBox="0 0 44 44"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className="size-full text-lamp"
    >
      <path d={`M${corners.join('L')}Z`} strokeWidth="1.2" />
      <circle cx="22" cy="22" r="8" strokeWidth="1" opacity=".6" />
      <circle cx="22" cy="22" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
