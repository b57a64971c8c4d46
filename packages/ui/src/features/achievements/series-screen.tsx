import type { AchievementSeriesPage } from '@trailbook/pages';
import { useDeferredValue, useMemo } from 'react';
import { SimilarNamesNote } from '../../filters/similar-names-note.tsx';
import { ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { AchievementsFrame } from './checklist/achievements-frame.tsx';
import { useProgress } from './checklist/checklist-context.ts';
import { countIn } from './list/count-in.ts';
import { CountedOnce } from './list/counted-once.tsx';
import { LineList } from './list/line-list.tsx';
import { NarrowingBar } from './list/narrowing-bar.tsx';
import { NoConditions } from './list/no-conditions.tsx';
import { NoMatch } from './list/no-match.tsx';
import { ProgressLine } from './list/progress-line.tsx';
import { SeriesNav } from './list/series-nav.tsx';
import { useNarrowed, useNarrowing } from './list/use-narrowing.ts';
import { useTarget } from './list/use-target.ts';

/** One series, all of its achievements to be marked. */
export function AchievementSeriesScreen(page: AchievementSeriesPage) {
  return (
    <AchievementsFrame>
      <div className="flex flex-col gap-4">
        <SeriesNav neighbours={page.neighbours} />
        <PageTitle>
          <ThingName name={page.name} />
        </PageTitle>
        <SeriesProgress {...page} />
        <NoConditions isShown={!page.hasConditions} />
        <Lines {...page} />
      </div>
    </AchievementsFrame>
  );
}

function SeriesProgress({ lines, name }: Pick<AchievementSeriesPage, 'lines' | 'name'>) {
  const [own, exclusive] = useMemo(
    () => [
      lines.flatMap(({ members }) => members.filter(({ series }) => series === null)),
      lines.filter(({ kind }) => kind === 'choice').map(({ members }) => members),
    ],
    [lines],
  );
  const progress = useProgress(own, exclusive);
  return (
    <>
      <ProgressLine label={name.text} progress={progress} />
      <CountedOnce listed={own.length} total={progress.total} />
    </>
  );
}

function Lines(page: AchievementSeriesPage) {
  const { pageId, name, lines } = page;
  const { t } = useI18n();
  const narrowing = useNarrowing(`/achievements/${pageId}`, page);
  const { lines: shown, isClose } = useDeferredValue(useNarrowed(lines, narrowing, useTarget()));
  return (
    <>
      <NarrowingBar narrowing={narrowing} offers={page} shown={countIn(shown)} />
      <p className="text-xs text-ink-faint max-sm:hidden">{t('achievements.hint')}</p>
      <SimilarNamesNote query={isClose ? narrowing.state.search : undefined} />
      {shown.length === 0 ? (
        <NoMatch narrowing={narrowing} />
      ) : (
        <LineList label={name.text} lines={shown} />
      )}
    </>
  );
}
