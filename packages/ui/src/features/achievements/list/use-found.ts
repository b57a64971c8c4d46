import type { AchievementLine, AchievementSeriesPage, SeriesCard } from '@trailbook/pages';
import { useEffect, useMemo, useState } from 'react';
import { loadThing } from '../../../client/thing-file.ts';
import { useI18n } from '../../../i18n/index.ts';
import { countIn } from './count-in.ts';
import { type Narrowing, useNarrowed } from './use-narrowing.ts';

/** What is searched for among all series: it comes when something is. */
export interface Found {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly retry: () => void;
  /** Series with lines that are asked for, in the game's order. */
  readonly groups: readonly {
    readonly series: SeriesCard;
    readonly lines: readonly AchievementLine[];
  }[];
  /** Whether nothing is called as was searched for, and these are close to it. */
  readonly isClose: boolean;
  /** How many achievements; undefined while none are shown. */
  readonly count: number | undefined;
}

const NO_LINES: readonly AchievementLine[] = [];

export function useFound(series: readonly SeriesCard[], narrowing: Narrowing): Found {
  const { language } = useI18n();
  const [pages, setPages] = useState<readonly AchievementSeriesPage[]>();
  const [hasFailed, setFailed] = useState(false);
  const { isNarrowed } = narrowing;
  const isWanted = isNarrowed && !pages && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    loadThing<readonly AchievementSeriesPage[]>(language, 'achievements', 'all').then(
      setPages,
      (error: unknown) => {
        console.warn('The achievements could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [isWanted, language]);

  const all = useMemo(() => pages?.flatMap(({ lines }) => lines) ?? NO_LINES, [pages]);
  const { lines: narrowed, isClose } = useNarrowed(all, narrowing);
  const groups = useMemo(() => {
    const shown = new Set(narrowed);
    const linesOf = new Map(pages?.map(({ id, lines }) => [id, lines]));
    return series
      .map((one) => ({
        series: one,
        lines: (linesOf.get(one.id) ?? NO_LINES).filter((line) => shown.has(line)),
      }))
      .filter(({ lines }) => lines.length > 0);
  }, [pages, narrowed, series]);
  return {
    status: hasFailed ? 'failed' : pages ? 'loaded' : 'loading',
    retry: () => setFailed(false),
    groups,
    isClose,
    count: isNarrowed && pages ? countIn(groups.flatMap(({ lines }) => lines)) : undefined,
  };
}
