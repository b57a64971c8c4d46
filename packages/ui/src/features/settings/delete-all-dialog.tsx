import { useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { forgetPlayer, forgetReminders } from '../../platform/index.ts';
import { clearPageStates } from '../../platform/page-state.ts';
import { Button, Dialog } from '../../primitives/index.ts';
import { forgetCleared } from '../../shell/red-dots/cleared-dots.ts';
import { readLegacyStores, removeLegacyStores } from '../../storage/index.ts';
import { type Device, reloadStores } from '../../storage/stores/device.ts';
import { forgetAddition, pendingAdditions } from '../planner/store/pending-additions.ts';
import { useBackupFile } from './use-backup-file.ts';

interface Props {
  readonly device: Device;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Everything goes, snapshots too: asked twice, by the question and by a box to tick. */
export function DeleteAllDialog({ device, onClose, onDone }: Props) {
  const { t } = useI18n();
  const file = useBackupFile(device);
  const [isSure, setSure] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const deleteAll = async () => {
    setDeleting(true);
    try {
      await device.backupService.deleteAll(Date.now());
      // Older stores that are still there would be taken over again.
      removeLegacyStores(readLegacyStores());
      clearPageStates();
      forgetCleared();
      forgetReminders();
      for (const [name] of pendingAdditions()) forgetAddition(name);
      await reloadStores(device);
      forgetPlayer();
      onDone();
    } catch (error) {
      console.warn('Not everything could be deleted.', error);
      setFailed(true);
      setDeleting(false);
    }
  };
  return (
    <Dialog
      title={t('manage.settings.deleteAll')}
      width="narrow"
      onClose={onClose}
      isLocked={isDeleting}
      footer={
        <>
          <Button isBusy={isDeleting} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look="stop" disabled={!isSure} isBusy={isDeleting} onClick={deleteAll}>
            {t('manage.settings.deleteAll')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <p>{t('manage.settings.deleteAllText')}</p>
        <Button isBusy={file.isSaving} onClick={file.save}>
          {t('settings.export')}
        </Button>
        <p role="status" className="empty:hidden">
          {file.outcome}
        </p>
        <label className="tap flex cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isSure}
            onChange={(event) => setSure(event.target.checked)}
            className="size-4 accent-(--lamp)"
          />
          {t('manage.settings.deleteAllSure')}
        </label>
        {hasFailed && <p role="alert">{t('manage.settings.deleteFailed')}</p>}
      </div>
    </Dialog>
  );
}
