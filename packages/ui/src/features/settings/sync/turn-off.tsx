import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Question } from '../../../primitives/index.ts';
import { SyncKeyCard } from './sync-key-card.tsx';

interface Props {
  /** Those of the key that the device syncs by; undefined where it syncs by a folder. */
  readonly words: string | undefined;
  readonly isBusy: boolean;
  readonly onEnd: () => Promise<void>;
}

/** The way to sync no more, which leads past a key's words: nobody else has them. */
export function TurnOff({ words, isBusy, onEnd }: Props) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [showsWords, setShowsWords] = useState(false);
  const close = () => {
    setOpen(false);
    setShowsWords(false);
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={() => setOpen(true)}>
        {t('sync.off')}
      </Button>
      {isOpen && (
        <Question
          title={t('sync.off')}
          action={t('sync.off')}
          look="stop"
          onAction={() => {
            close();
            return onEnd();
          }}
          onClose={close}
        >
          <div className="flex flex-col items-start gap-4">
            <p>{t('sync.offText')}</p>
            {words !== undefined && (
              <Button aria-expanded={showsWords} onClick={() => setShowsWords(!showsWords)}>
                {t(showsWords ? 'sync.hideWords' : 'sync.showWords')}
              </Button>
            )}
            {words !== undefined && showsWords && <SyncKeyCard words={words} />}
          </div>
        </Question>
      )}
    </>
  );
}
