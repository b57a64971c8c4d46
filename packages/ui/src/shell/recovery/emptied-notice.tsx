import { useI18n } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { type Device, keepShown, letGo } from '../../storage/stores/device.ts';

/** The browser, or who clears it up, has taken what this page still shows. */
export function EmptiedNotice({ device }: { readonly device: Device }) {
  const { t } = useI18n();
  return (
    <Notice
      title={t('emptied.title')}
      actions={
        <>
          <Button look="lamp" onClick={() => keepShown(device)}>
            {t('emptied.keep')}
          </Button>
          <Button onClick={() => letGo(device)}>{t('emptied.letGo')}</Button>
        </>
      }
    >
      {t('emptied.text')}
    </Notice>
  );
}
