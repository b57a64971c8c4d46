import { isBackupDue } from '@trailbook/core/userdata';
import { useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Button, Notice } from '../primitives/index.ts';
import type { Device } from '../stores/device.ts';
import { saveBackup } from './save-backup.ts';
import { useOverview } from './use-overview.ts';

/** A gentle word after every 200 new pulls without a backup. */
export function BackupNudge({ device }: { device: Device }) {
  const { t } = useI18n();
  const [overview, refresh] = useOverview(device);
  const [isLater, setLater] = useState(false);
  const pulls = overview?.measures?.warps ?? 0;
  const backedUp = overview?.notes.lastBackup?.pulls ?? 0;
  if (isLater || !isBackupDue(pulls, backedUp)) return null;
  return (
    <Notice
      title={t('nudge.title')}
      actions={
        <>
          <Button look="lamp" onClick={() => saveBackup(device.keeper).then(refresh)}>
            {t('settings.export')}
          </Button>
          <Button onClick={() => setLater(true)}>{t('nudge.later')}</Button>
        </>
      }
    >
      {t('nudge.text', { number: pulls - backedUp })}
    </Notice>
  );
}
