import { isBackupDue } from '@trailbook/core/internal/user-data';
import { useState } from 'react';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { Button, Loaded, Notice } from '../../primitives/index.ts';
import type { Overview } from '../../storage/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import { useBackupFile } from './use-backup-file.ts';

const loadFolderTrouble = withTexts(
  ['folders'],
  async () => (await import('./desktop/folder-trouble.tsx')).FolderTrouble,
);

interface Props {
  readonly device: Device;
  readonly overview: Overview | undefined;
  readonly onBackedUp: () => void;
}

/** A gentle word after every 200 new pulls without a backup, and one where the last one into a folder failed. */
export function BackupReminder(props: Props) {
  const { device, overview, onBackedUp } = props;
  if (!overview?.notes.folderBackup?.failure) return <DueReminder {...props} />;
  return (
    <Loaded load={loadFolderTrouble} waiting={null} failed={null}>
      {(FolderTrouble) => <FolderTrouble device={device} onBackedUp={onBackedUp} />}
    </Loaded>
  );
}

function DueReminder({ device, overview, onBackedUp }: Props) {
  const { t } = useI18n();
  const [isLater, setLater] = useState(false);
  const file = useBackupFile(device);
  const pulls = overview?.measures?.warps ?? 0;
  const backedUp = overview?.notes.lastBackup?.pulls ?? 0;
  if (isLater || !isBackupDue(pulls, backedUp)) return null;
  return (
    <Notice
      title={t('nudge.title')}
      actions={
        <>
          <Button
            look="lamp"
            isBusy={file.isSaving}
            onClick={async () => {
              if (await file.save()) onBackedUp();
            }}
          >
            {t('settings.export')}
          </Button>
          <Button onClick={() => setLater(true)}>{t('nudge.later')}</Button>
        </>
      }
    >
      {t('nudge.text', { number: pulls - backedUp })}
      <span role="status" className="block empty:hidden">
        {file.outcome}
      </span>
    </Notice>
  );
}
