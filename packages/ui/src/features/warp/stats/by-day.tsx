import { type BannerStatistics, byDay, type Pull } from '@trailbook/core/internal/warp';
import { useMemo } from 'react';
import { DayFigures } from '../charts/day-figures.tsx';

interface Props {
  readonly pulls: readonly Pull[];
  readonly figures: BannerStatistics;
}

/** On which days of the server's a player's pulls were made. */
export function ByDay({ pulls, figures }: Props) {
  const days = useMemo(() => byDay(pulls, figures), [pulls, figures]);
  return <DayFigures id="by-day" days={days} isMarking />;
}
