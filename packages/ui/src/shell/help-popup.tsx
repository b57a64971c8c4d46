import { useI18n } from '../i18n/index.ts';
import { switchOn, useFeature } from '../platform/index.ts';
import { Button, Dialog } from '../primitives/index.ts';

/** Lets a player whom the help has sent here import tables, where the site holds that back. */
export function HelpPopup({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const isOn = useFeature('csvImport');
  return (
    <Dialog
      isRead
      isSingle
      width="narrow"
      title={t('warpImport.help.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          {!isOn && (
            <Button look="lamp" onClick={() => switchOn('csvImport')}>
              {t('warpImport.help.switchOn')}
            </Button>
          )}
        </>
      }
    >
      <p role="status">{t(isOn ? 'warpImport.help.isOn' : 'warpImport.help.isOff')}</p>
    </Dialog>
  );
}
