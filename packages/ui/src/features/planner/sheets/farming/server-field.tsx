import { nextDayStart, nextWeekStart } from '@trailbook/core/internal/planner';
import { REGIONS } from '@trailbook/core/internal/user-data';
import { useServerAhead } from '../../../../client/use-server-ahead.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { SelectField } from '../../../../primitives/index.ts';
import type { ServerChoice } from '../../../warp/store/game-server.ts';

/** Whose days and weeks the plan counts, by what, and how to count others. Rule P37. */
export function ServerField({ server }: { server: ServerChoice }) {
  const { t, dateTime } = useI18n();
  const now = Date.now() + useServerAhead();
  const { region, chosen, ofWarps, choose } = server;
  return (
    <SelectField
      label={t('server.title')}
      about={t('farm.serverText', {
        day: dateTime(nextDayStart(now, region)),
        week: dateTime(nextWeekStart(now, region)),
      })}
      value={chosen ?? 'none'}
      options={[
        {
          value: 'none',
          label: ofWarps
            ? t('server.ofWarps', { server: t(`server.${ofWarps}`) })
            : t('server.unknown', { server: t('server.asia') }),
        },
        ...REGIONS.map((value) => ({ value, label: t(`server.${value}`) })),
      ]}
      onChange={(picked) => choose(picked === 'none' ? null : picked)}
    />
  );
}
