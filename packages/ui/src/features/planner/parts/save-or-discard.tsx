import { useI18n } from '../../../i18n/index.ts';
import { Button, NextButton } from '../../../primitives/index.ts';

/** The foot of a sheet that keeps nothing until it is saved. */
export function SaveOrDiscard(props: {
  readonly onClose: () => void;
  readonly onSave: () => void;
  /** For who leads the focus to it. */
  readonly saveId?: string;
}) {
  const { t } = useI18n();
  return (
    <>
      <Button onClick={props.onClose}>{t('action.discard')}</Button>
      <NextButton id={props.saveId} onClick={props.onSave}>
        {t('action.save')}
      </NextButton>
    </>
  );
}
