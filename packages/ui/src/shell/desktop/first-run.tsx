import { useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { desktopBridge } from '../../platform/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';

// Rule S30.
/** Says at the program's first start what its installation did. */
export function FirstRun() {
  const { t } = useI18n();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    desktopBridge()
      ?.app.isFirstRun()
      .then(setShown, () => undefined);
  }, []);
  if (!isShown) return null;
  const close = () => setShown(false);
  return (
    <Dialog
      isRead
      width="narrow"
      title={t('desktop.installed.title')}
      onClose={close}
      footer={
        <Button look="lamp" onClick={close}>
          {t('desktop.installed.continue')}
        </Button>
      }
    >
      {/Windows/.test(navigator.userAgent) && <p>{t('desktop.installed.text')}</p>}
      <p>{t('offline.inApp')}</p>
    </Dialog>
  );
}
