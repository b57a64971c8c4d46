import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useI18n } from '../../i18n/index.ts';
import { NEW_RELEASE, PART_LOST, TO_NEW_RELEASE, useSite } from '../../platform/index.ts';
import { Button, Dialog, popups, unsavedInput } from '../../primitives/index.ts';
import { askRevision, isOutdated, watchForUpdates } from './update-check.ts';

/**
 * Asks for a reload once another release runs. It comes with the page: the files of its own release may be gone
 * by then. It waits while a sheet holds what is not saved: the reload would throw that away.
 * Rule S15.
 */
export function UpdatePopup() {
  const { t } = useI18n();
  const { revision } = useSite();
  // What the page's scripts are of, whatever later answers of the server say.
  const [running] = useState(revision);
  const [isShown, setShown] = useState(false);
  const [isUpdating, setUpdating] = useState(false);
  const isUnsaved = useStore(unsavedInput.store, (held) => held.size > 0);
  useEffect(() => {
    if (running === null) return;
    const onUpdate = () => {
      popups.releaseLocks();
      setShown(true);
    };
    const stop = watchForUpdates({ running, ask: askRevision, onUpdate });
    // Files of this release are gone, most likely.
    const onLost = () => void isOutdated(running).then((isOld) => isOld && onUpdate());
    addEventListener(NEW_RELEASE, onUpdate);
    addEventListener('vite:preloadError', onLost);
    addEventListener(PART_LOST, onLost);
    return () => {
      stop();
      removeEventListener(NEW_RELEASE, onUpdate);
      removeEventListener('vite:preloadError', onLost);
      removeEventListener(PART_LOST, onLost);
    };
  }, [running]);
  if (!isShown || isUnsaved) return null;
  const update = () => {
    setUpdating(true);
    reload();
  };
  return (
    <Dialog
      isRead
      width="narrow"
      title={t('update.title')}
      footer={
        <Button look="lamp" isBusy={isUpdating} onClick={update}>
          {t('action.reload')}
        </Button>
      }
    >
      <p>{t('update.text')}</p>
      {/* Until the new release has come, which a slow network takes its time for. */}
      <p role="status" className="min-h-6 text-ink-soft">
        {isUpdating && t('state.loading')}
      </p>
    </Dialog>
  );
}

/** In all tabs at once, where a worker sees to that. */
function reload(): void {
  if (dispatchEvent(new Event(TO_NEW_RELEASE, { cancelable: true }))) location.reload();
}
