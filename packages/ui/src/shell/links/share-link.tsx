import { useId, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, Loaded } from '../../primitives/index.ts';

/** Some chats take no more in a message. */
const FITS_A_CHAT = 2000;
/** Smaller fields are more than a phone's camera reads from a screen. */
const FITS_A_PICTURE = 1000;

const loadQrCode = async () => (await import('../../primitives/basics/qr-code.tsx')).QrCode;

interface Props {
  /** The whole address. */
  readonly address: string;
  /** What the system's sheet calls it. */
  readonly title: string;
}

/** A link to copy, to send by what the system has for it, and as a picture for another device's camera. Rule P43. */
export function ShareLink({ address, title }: Props) {
  const { t, number } = useI18n();
  const field = useId();
  const [copied, setCopied] = useState<string>();
  const copy = () => {
    // Where the browser does not let us, the link is there to be marked by hand.
    navigator.clipboard
      ?.writeText(address)
      .then(() => setCopied(address))
      .catch(() => undefined);
  };
  // Whoever closes the system's sheet has sent nothing: there is nothing to tell.
  const send = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <div className="flex flex-col items-start gap-3">
      <label htmlFor={field} className="text-sm">
        {t('links.address')}
      </label>
      <input
        id={field}
        type="text"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
        className="tap w-full truncate rounded-control border border-line-strong bg-ground px-3 text-sm"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="lamp" onClick={copy}>
          {t('links.copy')}
        </Button>
        {'share' in navigator && <Button onClick={send}>{t('links.send')}</Button>}
        <span role="status">{copied === address && t('links.copied')}</span>
      </div>
      {address.length > FITS_A_CHAT && (
        <p className="text-sm text-wait">{t('links.long', { number: number(address.length) })}</p>
      )}
      {address.length <= FITS_A_PICTURE && (
        <Loaded load={loadQrCode} waiting={<QrPlace />} failed={null}>
          {(QrCode) => (
            <QrPlace>
              <QrCode text={address} label={t('links.qr')} />
            </QrPlace>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** It has its room before it comes. */
function QrPlace({ children }: { children?: React.ReactNode }) {
  return <div className="aspect-square w-full max-w-72">{children}</div>;
}
