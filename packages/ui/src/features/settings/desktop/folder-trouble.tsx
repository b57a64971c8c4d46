import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Notice } from '../../../primitives/index.ts';
import type { Device } from '../../../storage/stores/device.ts';
import { FOLDER_FAILURES } from './folder-failure-text.ts';
import { useFolderBackups } from './use-folder-backups.ts';

interface Props {
  readonly device: Device;
  readonly onBackedUp: () => void;
}

/** Says that the last backup into the player's folder failed: one that is made unasked must not fail unheard. */
export function FolderTrouble({ device, onBackedUp }: Props) {
  const { t } = useI18n();
  const { note, isBusy, backUp } = useFolderBackups(device);
  const [isLater, setLater] = useState(false);
  if (!note?.failure || isLater) return null;
  return (
    <Notice
      title={t('folders.backup.failed')}
      actions={
        <>
          <Button
            look="lamp"
            isBusy={isBusy}
            onClick={async () => {
              if (await backUp()) onBackedUp();
            }}
          >
            {t('folders.backup.now')}
          </Button>
          <Button onClick={() => setLater(true)}>{t('nudge.later')}</Button>
        </>
      }
    >
      {t(FOLDER_FAILURES[note.failure])}
    </Notice>
  );
}
