import type { Language } from '@trailbook/core/internal/dataset';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from './dialog.tsx';

interface OnDemand<Key, Part> {
  /** What was asked for last and is there. */
  readonly shown: { readonly key: Key; readonly part: Part } | undefined;
  readonly ask: (key: Key) => void;
  readonly close: () => void;
  /** To be drawn beside the part: says so when it cannot be loaded. */
  readonly trouble: ReactNode;
}

/**
 * A part of the page that comes when it is asked for. What is shown stays until the next is there; what
 * cannot be loaded, without a network or after a newer release, is told, and can be asked for again.
 */
export function useOnDemand<Key, Part>(
  load: (language: Language, key: Key) => Promise<Part>,
): OnDemand<Key, Part> {
  const { language } = useI18n();
  const [shown, setShown] = useState<OnDemand<Key, Part>['shown']>(undefined);
  const [failed, setFailed] = useState<{ readonly key: Key } | undefined>(undefined);
  const latest = useRef<object>();
  const ask = useCallback(
    (key: Key) => {
      const request = { key };
      latest.current = request;
      const isLatest = () => latest.current === request;
      load(language, key).then(
        (part) => {
          if (!isLatest()) return;
          setFailed(undefined);
          setShown({ key, part });
        },
        (error: unknown) => {
          console.warn('A part of the page could not be loaded.', error);
          if (isLatest()) setFailed(request);
        },
      );
    },
    [load, language],
  );
  const close = useCallback(() => {
    latest.current = undefined;
    setShown(undefined);
  }, []);
  return {
    shown,
    ask,
    close,
    trouble: failed && (
      <LoadTrouble onRetry={() => ask(failed.key)} onClose={() => setFailed(undefined)} />
    ),
  };
}

function LoadTrouble({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog
      isRead
      width="narrow"
      title={t('notice.partTitle')}
      onClose={onClose}
      footer={
        <>
          <Button className="me-auto" onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button look="lamp" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </>
      }
    >
      <p>{t('notice.partText')}</p>
    </Dialog>
  );
}
