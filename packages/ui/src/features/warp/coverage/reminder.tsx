import { isBackupDue } from '@trailbook/core/internal/user-data';
import { useMemo } from 'react';
import { useServerAhead } from '../../../client/use-server-ahead.ts';
import { useI18n, withTexts } from '../../../i18n/index.ts';
import { useTrayLine } from '../../../platform/index.ts';
import { Loaded } from '../../../primitives/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { serverDay, zoneOf } from '../parts/server-day.ts';
import { type ImportDue, importDue } from '../store/import-due.ts';
import { countPulls, mayLackCollaborations, type WarpDocuments } from '../store/warps-store.ts';

const loadBackupDue = withTexts(
  ['data', 'manage'],
  async () => (await import('../../settings/backup-due.tsx')).BackupDue,
);

interface Props {
  readonly documents: WarpDocuments;
}

// Rule W42.
/** Says in time that rows will leave the game's records. */
export function Reminder({ documents }: Props) {
  const { t } = useI18n();
  const [due, now] = useImportDue(documents);
  useTrayLine('import', due && t('warp.coverage.due', { banners: bannersOf(due, t) }));
  if (due) return <ImportReminder due={due} documents={documents} isLate={due.by < now} />;
  if (!mayLackCollaborations(documents)) return null;
  return (
    <p role="note" className="max-w-prose border-s-2 border-wait ps-4 text-sm">
      {t('warp.coverage.mayLack')}
    </p>
  );
}

/**
 * Says that a backup is due, where nothing else is. It has to count what is kept first: it stands where nothing in
 * sight moves for it.
 */
export function LaterReminder({ documents, device }: Props & { readonly device: Device }) {
  const [due] = useImportDue(documents);
  if (due || mayLackCollaborations(documents) || !isBackupDue(countPulls(documents), 0))
    return null;
  return (
    <Loaded load={loadBackupDue} waiting={null}>
      {(BackupDue) => <BackupDue device={device} />}
    </Loaded>
  );
}

function useImportDue(
  documents: WarpDocuments,
): readonly [due: ImportDue | undefined, now: number] {
  const ahead = useServerAhead();
  return useMemo(() => {
    const now = Date.now() + ahead;
    return [importDue(documents, now), now];
  }, [documents, ahead]);
}

interface ImportReminderProps {
  readonly due: ImportDue;
  readonly documents: WarpDocuments;
  readonly isLate: boolean;
}

function bannersOf({ types }: ImportDue, t: ReturnType<typeof useI18n>['t']): string {
  return types.map((type) => t(`warp.banner.${type}`)).join(' · ');
}

function ImportReminder({ due, documents, isLate }: ImportReminderProps) {
  const { t, day } = useI18n();
  const { by } = due;
  const banners = bannersOf(due, t);
  return (
    <div role="note" className="max-w-prose border-s-2 border-wait ps-4 text-sm">
      <p className="font-semibold">{t('warp.coverage.due', { banners })}</p>
      <p>
        {t(isLate ? 'warp.coverage.late' : 'warp.coverage.reminder', {
          day: day(serverDay(by, zoneOf(documents))),
        })}
      </p>
    </div>
  );
}
