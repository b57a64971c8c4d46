import { outOfReach } from '@trailbook/core/internal/achievements';
import type { AchievementLine } from '@trailbook/pages';
import { memo, useCallback, useId, useSyncExternalStore } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { useChecklist } from '../checklist/checklist-context.ts';
import { MemberCheck } from './member-check.tsx';

/** One line of a series: an achievement, or those that belong together. */
export const LineRow = memo(function LineRow({ line }: { line: AchievementLine }) {
  const [first] = line.members;
  if (!first) return null;
  const isAlone = line.kind === 'one';
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand in groups, and those in the list
    <div role="listitem" id={String(first.id)} className="scroll-mt-16 border-b border-line">
      {isAlone ? <MemberCheck item={first} /> : <Together line={line} />}
    </div>
  );
});

const NONE: AchievementLine['members'] = [];

function Together({ line: { kind, members, mission } }: { line: AchievementLine }) {
  const { t } = useI18n();
  const caption = useId();
  const excluded = useExcluded(kind === 'choice' ? members : NONE);
  const [first] = members;
  const common = members.every(({ series }) => series?.pageId === first?.series?.pageId)
    ? first?.series
    : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row is
    <div role="group" aria-labelledby={caption} className="border-s-2 border-line-strong ps-3">
      <p className="flex flex-wrap items-center gap-x-3 pt-1 text-xs text-ink-faint">
        <span id={caption}>
          {t(kind === 'choice' ? 'achievements.oneOf' : 'achievements.stages')}
        </span>
        {mission && <span>{t('achievements.mission', { mission })}</span>}
        {common && <SeriesLink series={common} />}
      </p>
      {members.map((item) => (
        <div key={item.id} id={item === first ? undefined : String(item.id)}>
          <MemberCheck
            item={item}
            problem={excluded.has(item.id) ? t('achievements.excluded') : undefined}
          />
          {item.series && !common && (
            <p className="ps-8 pb-1 text-xs text-ink-faint">
              <SeriesLink series={item.series} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function SeriesLink({
  series,
}: {
  series: NonNullable<AchievementLine['members'][number]['series']>;
}) {
  const { language } = useI18n();
  return (
    <Link
      to={`/${language}/achievements/${series.pageId}`}
      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      <ThingName name={series.name} />
    </Link>
  );
}

/** Those of a set that can no longer be had; drawn anew when that changes. */
function useExcluded(members: AchievementLine['members']): ReadonlySet<number> {
  const { subscribeTo, isDone } = useChecklist();
  const ids = useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const leave = members.map(({ id }) => subscribeTo(id, listener));
        return () => {
          for (const stop of leave) stop();
        };
      },
      [subscribeTo, members],
    ),
    () =>
      [...outOfReach([members], isDone)]
        .flatMap(([id, why]) => (why === 'excluded' ? [id] : []))
        .join(),
    () => '',
  );
  return new Set(ids.split(',').map(Number));
}
