import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, Loaded } from '../../../primitives/index.ts';

const loadQrCode = async () => (await import('./qr-code.tsx')).QrCode;

/** The twelve words, as text to copy and as a picture that another device's camera opens. Rule U26. */
export function SyncKeyCard({ words }: { words: string }) {
  const { t, language } = useI18n();
  const [isCopied, setCopied] = useState(false);
  const [origin, setOrigin] = useState<string | undefined>(undefined);
  useEffect(() => setOrigin(location.origin), []);
  const copy = () => {
    // Where the browser does not let us, the words are there to be marked by hand.
    navigator.clipboard
      ?.writeText(words)
      .then(() => setCopied(true))
      .catch(() => undefined);
  };
  return (
    <div className="flex max-w-prose flex-col items-start gap-3">
      <p lang="en" translate="no" className="font-semibold">
        {words}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{t('sync.copyWords')}</Button>
        <span role="status">{isCopied && t('sync.copied')}</span>
      </div>
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

/** It has its room before it comes. */
function QrPlace({ children }: { children?: ReactNode }) {
  return <div className="size-64 max-w-full">{children}</div>;
}
