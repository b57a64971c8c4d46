import { useMemo } from 'react';
import { useServerAhead } from '../../../client/use-server-ahead.ts';
import { useI18n } from '../../../i18n/index.ts';
import { serverDay, zoneOf } from '../parts/server-day.ts';
import type { WarpDocuments } from '../store/warps-store.ts';
import { importBy } from './import-by.ts';

/** Says in time that rows will leave the game's records. */
export function Reminder({ documents }: { documents: WarpDocuments }) {
  const { t, day } = useI18n();
  const ahead = useServerAhead();
  const by = useMemo(() => importBy(documents, Date.now() + ahead), [documents, ahead]);
  if (by === undefined) return null;
  return (
    <p className="border-s-2 border-wait ps-4 text-sm">
      {t('warp.coverage.reminder', { day: day(serverDay(by, zoneOf(documents))) })}
    </p>
  );
}
