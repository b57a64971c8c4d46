import { useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { desktopBridge, type DesktopUpdate as Update } from '../../platform/index.ts';
import { Button, Dialog } from '../../primitives/index.ts';

// Rule S31.
/** How a new version of the program comes: a line while it does, a question when it is there. */
export function DesktopUpdate() {
  const { t, share } = useI18n();
  const update = useUpdate();
  const [put, setPut] = useState<Update | undefined>(undefined);
  if (!update || update.kind === 'none' || update === put) return null;
  if (update.kind === 'ready') {
    const later = () => setPut(update);
    return (
      <Dialog
        isRead
        width="narrow"
        title={t('desktop.update.ready')}
        onClose={later}
        footer={
          <>
            <Button onClick={later}>{t('desktop.update.later')}</Button>
            <Button look="lamp" onClick={() => void desktopBridge()?.updates.install()}>
              {t('desktop.update.restart')}
            </Button>
          </>
        }
      >
        <p>{t('desktop.update.readyText', { version: update.version })}</p>
      </Dialog>
    );
  }
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bar))] z-20 flex justify-center px-4 lg:bottom-6">
      <div
        role="status"
        className="pointer-events-auto flex items-center gap-3 rounded-control border border-line-strong bg-raised px-4 py-2 text-sm"
      >
        {update.kind === 'running' ? (
          <>
            <div
              role="progressbar"
              aria-label={t('desktop.update.progress', { percent: '' })}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={update.percent}
              className="h-1.5 w-24 rounded-full bg-line"
            >
              <div
                className="h-full rounded-full bg-lamp"
                style={{ width: `${update.percent}%` }}
              />
            </div>
            <span className="tabular-nums">
              {t('desktop.update.progress', {
                percent: share(update.percent / 100, 0),
              })}
            </span>
          </>
        ) : (
          <>
            {t('desktop.update.failed')}
            <Button onClick={() => setPut(update)}>{t('action.close')}</Button>
          </>
        )}
      </div>
    </div>
  );
}

function useUpdate(): Update | undefined {
  const [update, setUpdate] = useState<Update | undefined>(undefined);
  useEffect(() => {
    const updates = desktopBridge()?.updates;
    if (!updates) return;
    const end = updates.onChanged(setUpdate);
    // What was told meanwhile is newer.
    updates.state().then(
      (state) => setUpdate((told) => told ?? state),
      () => undefined,
    );
    return end;
  }, []);
  return update;
}
