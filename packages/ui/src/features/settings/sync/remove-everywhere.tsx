import { useI18n } from '../../../i18n/index.ts';
import { Question } from '../../../primitives/index.ts';
import type { SyncFailure } from '../../../storage/index.ts';
import { MeasuresOfBoth } from './measures-line.tsx';

export type Shrunk = Extract<SyncFailure, { readonly code: 'SHRUNK' }>;

interface Props {
  readonly shrunk: Shrunk;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks once more, with both sides, before what is gone here goes from everywhere. Rule U19. */
export function RemoveEverywhere({ shrunk, onRemove, onClose }: Props) {
  const { t } = useI18n();
  return (
    <Question
      title={t('sync.removeEverywhere')}
      action={t('sync.removeEverywhere')}
      look="stop"
      onAction={onRemove}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <p>{t('sync.removeEverywhereText')}</p>
        <p className="text-sm">
          <MeasuresOfBoth here={shrunk.here} cloud={shrunk.cloud} />
        </p>
      </div>
    </Question>
  );
}
