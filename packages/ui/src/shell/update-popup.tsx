import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { useSite } from '../platform/index.ts';
import { Button, Dialog, popups } from '../primitives/index.ts';
import { askRevision, watchForUpdates } from './update-check.ts';

/**
 * Asks for a reload once another release runs. It comes with the page: the files of its own release may be gone
 * by then. Source: specification 1, section 4, 'Update check'.
 */
export function UpdatePopup() {
  const { t } = useI18n();
  const { revision } = useSite();
  // What the page's scripts are of, whatever later answers of the server say.
  const [running] = useState(revision);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (running === null) return;
    const onUpdate = () => {
      popups.releaseLocks();
      setShown(true);
    };
    return watchForUpdates({ running, ask: askRevision, onUpdate });
  }, [running]);
  if (!isShown) return null;
  return (
    <Dialog
      isRead
      width="narrow"
      title={t('update.title')}
      footer={
        <Button look="lamp" onClick={() => location.reload()}>
          {t('action.reload')}
        </Button>
      }
    >
      <p>{t('update.text')}</p>
    </Dialog>
  );
}
