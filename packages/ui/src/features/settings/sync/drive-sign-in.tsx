import type { DriveSignIn as SignIn } from '@trailbook/api/calls/client-config';
import { type FormEvent, useEffect, useState } from 'react';
import { clientConfig } from '../../../client/client-config.ts';
import { useI18n } from '../../../i18n/index.ts';
import { isDesktop } from '../../../platform/index.ts';
import { Button } from '../../../primitives/index.ts';
import { deviceGuess } from './device-guess.ts';
import { DeviceNameField } from './device-name-field.tsx';

interface Props {
  /** Whose sign-in has ended; undefined for a first one. */
  readonly again?: { readonly email: string; readonly deviceName: string } | undefined;
}

/** Leads to Google's sign-in, and from there by way of the landing page back to the settings. Rule U28. */
export function DriveSignIn({ again }: Props) {
  const { t, language } = useI18n();
  const signIn = useSignIn();
  const [name, setName] = useState(() => deviceGuess(navigator));
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (!signIn || isBusy) return;
    setBusy(true);
    try {
      const { beginSignIn } = await import('../../../storage/sync/drive/sign-in.ts');
      const wish = {
        ...{ language, deviceName: again?.deviceName ?? name, email: again?.email },
        isDesktop: isDesktop(),
      };
      location.assign(await beginSignIn(signIn, wish));
      if (!wish.isDesktop) return;
      // The system's browser took it; the window stays.
      setLeft(true);
      setBusy(false);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={leave} className="flex flex-col items-start gap-3">
      {!again && <DeviceNameField name={name} onChange={setName} className="w-full max-w-80" />}
      {signIn?.renews === false && (
        <p className="max-w-prose text-sm text-ink-soft">{t('drive.hourly')}</p>
      )}
      <Button type="submit" look={again ? 'lamp' : 'plain'} isBusy={isBusy || !signIn}>
        {t(again ? 'drive.signInAgain' : 'drive.signIn')}
      </Button>
      <p role="status" className="empty:hidden">
        {hasLeft && t('drive.inBrowser')}
      </p>
      <p role="alert" className="text-wait empty:hidden">
        {(hasFailed || signIn === null) && t('drive.unavailable')}
      </p>
    </form>
  );
}

/** How one signs in: undefined while it is asked for, null where nobody could say. */
function useSignIn(): SignIn | null | undefined {
  const [signIn, setSignIn] = useState<SignIn | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    clientConfig().then(({ drive }) => {
      if (!isGone) setSignIn(drive);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return signIn;
}
