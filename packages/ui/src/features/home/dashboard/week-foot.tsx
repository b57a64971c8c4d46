import {
  ECHOES_A_WEEK,
  echoesInWeek,
  nextWeekStart,
  type PlannerSettings,
  serverDay,
} from '@trailbook/core/internal/planner';
import type { Region } from '@trailbook/core/internal/user-data';
import { useServerAhead } from '../../../client/use-server-ahead.ts';
import { useI18n } from '../../../i18n/index.ts';

/**
 * How many Echoes of War are left this week, and when the next begins: on the player's server, by the reader's clock.
 * Where nothing tells which server that is, it is said for which it is reckoned.
 */
export function WeekFoot({
  settings,
  region,
}: {
  settings: PlannerSettings;
  region: Region | null;
}) {
  const { t, dateTime } = useI18n();
  const server = region ?? 'asia';
  const now = Date.now() + useServerAhead();
  const done = echoesInWeek(settings, serverDay(now, server));
  const when = dateTime(nextWeekStart(now, server));
  return (
    <>
      {t('home.yours.echoes', { number: Math.max(0, ECHOES_A_WEEK - done) })} ·{' '}
      {t(region ? 'home.yours.week' : 'home.yours.weekAsia', { when })}
    </>
  );
}
