import type { AchievementListPage, AchievementTally } from '@trailbook/pages';
import { useDeferredValue, useMemo } from 'react';
import { SimilarNamesNote } from '../../filters/similar-names-note.tsx';
import { ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Link, useSite } from '../../platform/index.ts';
import { PartFailed } from '../../primitives/basics/part-failed.tsx';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { AchievementsFrame } from './checklist/achievements-frame.tsx';
import { useDone, useProgress } from './checklist/checklist-context.ts';
import { ExchangeButton } from './exchange/exchange-button.tsx';
import { CountedOnce } from './list/counted-once.tsx';
import { LineList } from './list/line-list.tsx';
import { NarrowingBar } from './list/narrowing-bar.tsx';
import { NoConditions } from './list/no-conditions.tsx';
import { NoMatch } from './list/no-match.tsx';
import { ProgressLine } from './list/progress-line.tsx';
import { SeriesRows } from './list/series-rows.tsx';
import { type Found, useFound } from './list/use-found.ts';
import { type Narrowing, useNarrowing } from './list/use-narrowing.ts';
import { type Tally, tallyOf } from './tally/tally-of.ts';

/** All series of achievements; what is searched for is shown in their place. */
export function AchievementsScreen(page: AchievementListPage) {
  return (
    <AchievementsFrame>
      <Overview {...page} />
    </AchievementsFrame>
  );
}

function Overview(page: AchievementListPage) {
  const { t, language } = useI18n();
  const { series, choices } = page;
  const tally = useTally(page.tally);
  const narrowing = useNarrowing('/achievements', page);
  const found = useFound(series, narrowing);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>{t('nav.achievements')}</PageTitle>
      <Progress tally={tally} />
      <UpTo newest={page.versions[0]} />
      <NoConditions isShown={!page.hasConditions} />
      <Unknown tally={tally} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Link
          to={`/${language}/achievements/choices`}
          className="tap flex items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-lamp"
        >
          {t('achievements.choicesLink', { number: choices })}
        </Link>
        <ExchangeButton tally={tally} />
      </div>
      <NarrowingBar narrowing={narrowing} offers={page} shown={found.count} />
      <SimilarNamesNote query={found.isClose ? narrowing.state.search : undefined} />
      {narrowing.isNarrowed ? (
        <FoundLines found={found} narrowing={narrowing} />
      ) : (
        <SeriesRows series={series} tally={tally} />
      )}
    </div>
  );
}

/** By itself, so that a mark draws no more than this. */
function Progress({ tally }: { tally: Tally }) {
  const { t } = useI18n();
  const progress = useProgress(tally.all, tally.exclusive);
  return (
    <>
      <ProgressLine label={t('nav.achievements')} progress={progress} />
      <CountedOnce listed={tally.all.length} total={progress.total} />
    </>
  );
}

/** How far the list goes, where the data of other things go further. */
function UpTo({ newest }: { newest: string | undefined }) {
  const { t } = useI18n();
  const { gameVersion } = useSite();
  if (!newest || !gameVersion || newest === gameVersion) return null;
  return (
    <p className="figures max-w-prose text-sm text-ink-soft">
      {t('achievements.upTo', { version: newest })}
    </p>
  );
}

/** Those that are newer than the data: they are kept, and counted apart. */
function Unknown({ tally }: { tally: Tally }) {
  const { t } = useI18n();
  const done = useDone();
  const unknown = useMemo(() => {
    const known = new Set(tally.all.map(({ id }) => String(id)));
    return Object.keys(done ?? {}).filter((id) => !known.has(id)).length;
  }, [done, tally]);
  if (unknown === 0) return null;
  return <p className="text-sm text-ink-soft">{t('achievements.unknown', { number: unknown })}</p>;
}

/** Lines of all series that are asked for. */
function FoundLines({ found, narrowing }: { found: Found; narrowing: Narrowing }) {
  const { t, language } = useI18n();
  const groups = useDeferredValue(found.groups);
  if (found.status === 'failed') {
    return <PartFailed title={t('notice.partTitle')} onRetry={found.retry} />;
  }
  if (found.status === 'loading') return <p className="py-8 text-ink-soft">{t('state.loading')}</p>;
  if (groups.length === 0) return <NoMatch narrowing={narrowing} />;
  return groups.map(({ series, lines }) => (
    <section key={series.id} className="flex flex-col gap-1">
      <h2 className="font-display text-lg font-semibold">
        <Link to={`/${language}/achievements/${series.pageId}`} className="hover:text-lamp">
          <ThingName name={series.name} />
        </Link>
      </h2>
      <LineList label={series.name.text} lines={lines} />
    </section>
  ));
}

/** The same at each drawing of a page. */
function useTally({ series, exclusive }: AchievementTally): Tally {
  return useMemo(() => tallyOf({ series, exclusive }), [series, exclusive]);
}
