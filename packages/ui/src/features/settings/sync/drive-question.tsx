import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { DriveQuestion as Question } from '../../../storage/index.ts';
import { Sides } from './sides.tsx';

interface Props {
  readonly question: Question;
  readonly onJoin: () => Promise<void>;
  readonly onDecline: () => Promise<void>;
}

/** Both sides, before a device syncs by a Drive or by that of another account. Rules U27 and U28. */
export function DriveQuestion({ question, onJoin, onDecline }: Props) {
  const { t } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const isOther = question.linked !== undefined;
  const answer = (act: () => Promise<void>) => () => {
    setBusy(true);
    void act();
  };
  return (
    <>
      {isOther && (
        <p role="alert" className="max-w-full break-words">
          {t('drive.otherAccount', { email: question.linked })}
        </p>
      )}
      <Sides sides={question} nothingThere={t('drive.nothingThere')} />
      <div className="flex flex-wrap gap-3">
        <Button look="lamp" isBusy={isBusy} onClick={answer(onJoin)}>
          {t(isOther ? 'drive.switchAccount' : 'sync.mergeBoth')}
        </Button>
        <Button isBusy={isBusy} onClick={answer(onDecline)}>
          {t(isOther ? 'drive.keepAccount' : 'action.cancel')}
        </Button>
      </div>
    </>
  );
}
