import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';

/** The foot of a sheet that keeps nothing until it is saved. */
export function SaveOrDiscard({ onClose, onSave }: { onClose: () => void; onSave: () => void }) {
  const { t } = useI18n();
  return (
    <>
      <Button onClick={onClose}>{t('action.discard')}</Button>
      <Button look="lamp" onClick={onSave}>
        {t('action.save')}
      </Button>
    </>
  );
}
