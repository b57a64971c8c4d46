import type { AchievementListPage } from '@trailbook/pages';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { loadList } from '../../../client/list-file.ts';
import { useI18n } from '../../../i18n/index.ts';
import type { AchievementsStore } from '../../achievements/store/achievements-store.ts';
import { type JadeLeft, jadeLeftOf } from '../../achievements/tally/jade-left.ts';
import { type Tally, tallyOf } from '../../achievements/tally/tally-of.ts';

/** What achievements still give, as far as it is known. */
export type JadeLeftState = Partial<JadeLeft> & {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly retry: () => void;
};

/** Once a visit. */
let known: Tally | undefined;

/**
 * Stellar Jade that achievements still give to a profile.
 *
 * @param isNeeded - nothing is loaded before somebody wants to know
 */
export function useJadeLeft(store: AchievementsStore, isNeeded = true): JadeLeftState {
  const { language } = useI18n();
  const { status, documents } = useStore(store);
  const [tally, setTally] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = isNeeded && !tally && !hasFailed;
  useEffect(() => {
    if (isNeeded && store.getState().status === 'loading') void store.getState().load();
  }, [store, isNeeded]);
  useEffect(() => {
    if (!isWanted) return;
    loadList<AchievementListPage>(language, 'achievements').then(
      (page) => {
        known = tallyOf(page.tally);
        setTally(known);
      },
      (error: unknown) => {
        console.warn('What achievements give could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [isWanted, language]);
  const retry = useCallback(() => {
    setFailed(false);
    void store.getState().load();
  }, [store]);
  const { done } = documents.achievements;
  return useMemo(() => {
    // What is stored cannot be read: its own page says so, and nothing is counted by guess.
    if (hasFailed || status === 'unreadable') return { status: 'failed', retry };
    if (!tally || status === 'loading') return { status: 'loading', retry };
    return { status: 'loaded', retry, ...jadeLeftOf(tally, done) };
  }, [hasFailed, status, tally, done, retry]);
}
