import {
  daysLeftInWeek,
  type FarmDay,
  type Farming,
  type PlannerSettings,
  paceOn,
  schedule,
  serverDay,
} from '@trailbook/core/internal/planner';
import type { Region } from '@trailbook/core/internal/user-data';
import { useMemo } from 'react';
import { useServerAhead, useServerClock } from '../../../client/use-server-ahead.ts';

/** What is left to farm at the player's pace: one reckoning for the board and the farming plan. */
export interface Outlook {
  readonly days: readonly FarmDay[];
  readonly power: number;
  /** The server's day when everything is done; none where it never is, or where nothing is left. */
  readonly doneOn: number | undefined;
  /** The same, counted from 1 for today. */
  readonly dayCount: number;
  readonly withSynthesis: boolean;
  /** The server's day. */
  readonly today: number;
}

export function useOutlook(farming: Farming, settings: PlannerSettings, server: Region): Outlook {
  // A page that stays open goes on to the next day by itself.
  const day = useServerClock((now) => serverDay(now, server));
  const ahead = useServerAhead();
  return useMemo(() => {
    const now = Date.now() + ahead;
    return outlookOn(farming, settings, { server, now, today: day ?? serverDay(now, server) });
  }, [farming, settings, server, ahead, day]);
}

interface At {
  readonly server: Region;
  /** In milliseconds. */
  readonly now: number;
  /** The server's day. */
  readonly today: number;
}

/** What is left to farm from a moment on. */
export function outlookOn(
  farming: Farming,
  settings: PlannerSettings,
  { server, now, today }: At,
): Outlook {
  const pace = paceOn(settings, { day: today, daysLeftInWeek: daysLeftInWeek(now, server) });
  const days = schedule(farming, pace);
  const last = days.at(-1);
  return {
    days,
    power: pace.withSynthesis ? farming.powerWithSynthesis : farming.power,
    doneOn: last && today + last.day,
    dayCount: (last?.day ?? 0) + 1,
    withSynthesis: pace.withSynthesis,
    today,
  };
}
