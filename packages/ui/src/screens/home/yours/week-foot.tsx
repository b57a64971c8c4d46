import {
  daysLeftInWeek,
  ECHOES_A_WEEK,
  echoesInWeek,
  type PlannerSettings,
  serverDay,
} from '@trailbook/core/internal/planner';
import type { Region } from '@trailbook/core/internal/userdata';
import { useI18n } from '../../../i18n/index.ts';

/** How many Echoes of War are left this week, and when the next begins. */
export function WeekFoot(props: { settings: PlannerSettings; region: Region | null }) {
  const { t, inDays } = useI18n();
  const server = props.region ?? 'asia';
  const now = Date.now();
  const done = echoesInWeek(props.settings, serverDay(now, server));
  return (
    <>
      {t('home.yours.echoes', { number: Math.max(0, ECHOES_A_WEEK - done) })} ·{' '}
      {t('home.yours.week', { when: inDays(daysLeftInWeek(now, server)) })}
    </>
  );
}
