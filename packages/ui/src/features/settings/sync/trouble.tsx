import type { SyncConsent } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';
import { Button } from '../../../primitives/index.ts';
import type { SyncFailure } from '../../../storage/index.ts';
import { failureText } from './failure-text.ts';
import { MeasuresOfBoth } from './measures-line.tsx';

/** What went wrong, or what the player is asked before anything goes on. */
export function Trouble({
  failure,
  onConsent,
  onRemove,
}: {
  failure: SyncFailure;
  onConsent: (consent: SyncConsent) => void;
  /** Called when the player wants what is gone here to go from everywhere. */
  onRemove: () => void;
}) {
  const { t } = useI18n();
  if (failure.code === 'SHRUNK') {
    return (
      <>
        <p className="text-wait">{t('sync.shrunk')}</p>
        <p className="text-sm">
          <MeasuresOfBoth here={failure.here} cloud={failure.cloud} />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="lamp" onClick={() => onConsent('bring-back')}>
            {t('sync.bringBack')}
          </Button>
          <Button look="stop" onClick={onRemove}>
            {t('sync.removeEverywhere')}
          </Button>
        </div>
      </>
    );
  }
  if (failure.code === 'CLOUD_EMPTIED') {
    return (
      <>
        <p className="text-wait">{t('sync.emptied')}</p>
        <Button onClick={() => onConsent('write-again')}>{t('sync.writeAgain')}</Button>
      </>
    );
  }
  return <p className="text-wait">{t(failureText(failure))}</p>;
}
