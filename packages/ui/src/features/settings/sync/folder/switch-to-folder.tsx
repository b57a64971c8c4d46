import { useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, Dialog } from '../../../../primitives/index.ts';
import type { Device } from '../../../../storage/stores/device.ts';
import { FolderForm } from './folder-form.tsx';

interface Props {
  readonly device: Device;
  readonly onLinked: () => Promise<void>;
}

/** The way over to a folder, from a device that syncs by another way: the player hears what becomes of both. */
export function SwitchToFolder({ device, onLinked }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('folders.sync.switch')}</Button>
      {isOpen && (
        <Dialog title={t('folders.sync.switch')} width="narrow" onClose={close}>
          <div className="flex flex-col gap-4">
            <p>{t('folders.sync.switchText')}</p>
            <p className="text-sm text-ink-soft">{t('folders.sync.text')}</p>
            <FolderForm
              device={device}
              onCancel={close}
              onLinked={() => {
                close();
                return onLinked();
              }}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
