import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { Button, Loaded } from '../../../primitives/index.ts';

const loadQrCode = async () => (await import('../../../primitives/basics/qr-code.tsx')).QrCode;

/** The twelve words, as text to copy and as a picture that another device's camera opens. Rule U26. */
export function SyncKeyCard({ words }: { words: string }) {
  const { t, language } = useI18n();
  const [origin, setOrigin] = useState<string | undefined>(undefined);
  useEffect(() => setOrigin(publicOrigin()), []);
  return (
    <div className="flex w-full max-w-prose flex-col items-start gap-3">
      <h3 className="font-semibold">{t('sync.words')}</h3>
      <p lang="en" translate="no" className="max-w-full break-words">
        {words}
      </p>
      <CopyWords words={words} />
      <p className="text-sm text-ink-soft">{t('sync.qrText')}</p>
      {origin && (
        <Loaded load={loadQrCode} waiting={<QrPlace />}>
          {(QrCode) => (
            <QrPlace>
              <QrCode
                label={t('sync.qr')}
                text={`${origin}/${language}/settings#sync=${words.replaceAll(' ', '-')}`}
              />
            </QrPlace>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** Takes the words along to where they are to be kept. */
export function CopyWords({ words }: { words: string }) {
  const { t } = useI18n();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // Where the browser does not let us, the words are there to be marked by hand.
    navigator.clipboard
      ?.writeText(words)
      .then(() => setCopied(true))
      .catch(() => undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={copy}>{t('sync.copyWords')}</Button>
      <span role="status">{isCopied && t('sync.copied')}</span>
    </div>
  );
}

/** It has its room before it comes. */
function QrPlace({ children }: { children?: ReactNode }) {
  return <div className="aspect-square w-full max-w-64">{children}</div>;
}
