import type { AchievementTally } from '@trailbook/pages';
import { useMemo } from 'react';
import { type Tally, tallyOf } from './tally-of.ts';

/** The same at each drawing of a page. */
export function useTally({ series, exclusive }: AchievementTally): Tally {
  return useMemo(() => tallyOf({ series, exclusive }), [series, exclusive]);
}
