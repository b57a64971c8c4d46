import type { Entry } from '@trailbook/core/internal/planner';
import { useI18n } from '../../../i18n/index.ts';
import { Question } from '../../../primitives/index.ts';
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
    <Question
      title={t('action.sure')}
      action={t('action.delete')}
      look="stop"
      onAction={onDelete}
      onClose={onClose}
    >
      <p>{t('sheet.deleteText', { name: subjectName(game, entry).text })}</p>
    </Question>
  );
}
