import type { Entry } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Dialog } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { subjectName } from '../parts/names.ts';

interface Props {
  readonly entry: Entry;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog({ entry, onClose, onDelete }: Props) {
  const { t } = useI18n();
  const game = useGame('planner');
  return (
    <Dialog
      title={t('action.sure')}
      width="narrow"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="stop" onClick={onDelete}>
            {t('action.delete')}
          </Button>
        </>
      }
    >
      <p>{t('sheet.deleteText', { name: subjectName(game, entry).text })}</p>
    </Dialog>
  );
}
