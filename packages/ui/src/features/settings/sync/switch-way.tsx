import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Dialog } from '../../../primitives/index.ts';
import { DriveSignIn } from './drive-sign-in.tsx';

interface Props {
  /** By what the device syncs now. */
  readonly from: 'key' | 'drive';
  /** Has the device sync no more, so that another way can be chosen. */
  readonly onEnd: () => Promise<void>;
}

/** The way over to the other way: a device has one at a time, and the player hears what becomes of both. */
export function SwitchWay({ from, onEnd }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [name, text] =
    from === 'key'
      ? (['drive.toDrive', 'drive.toDriveText'] as const)
      : (['drive.toKey', 'drive.toKeyText'] as const);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(name)}</Button>
      {isOpen && (
        <Dialog
          title={t(name)}
          width="narrow"
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{t('action.cancel')}</Button>
              {from === 'drive' && (
                <Button look="stop" onClick={onEnd}>
                  {t('drive.signOut')}
                </Button>
              )}
            </>
          }
        >
          <div className="flex flex-col gap-4">
            <p>{t(text)}</p>
            {from === 'key' && <DriveSignIn />}
          </div>
        </Dialog>
      )}
    </>
  );
}
