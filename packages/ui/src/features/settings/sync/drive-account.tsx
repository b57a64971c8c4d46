import { useI18n } from '../../../i18n/index.ts';
import type { SyncState } from '../../../storage/index.ts';
import { DriveSignIn } from './drive-sign-in.tsx';

type DriveState = Extract<SyncState, { readonly drive: unknown }>;

/** Whose Drive the device syncs by, and the way to sign in again where that has ended. */
export function DriveAccount({ state }: { state: DriveState }) {
  const { t } = useI18n();
  const { drive, deviceName } = state;
  return (
    <>
      <p className="break-words">{t('drive.signedIn', { email: drive.email })}</p>
      {needsSignIn(state) && <DriveSignIn again={{ email: drive.email, deviceName }} />}
    </>
  );
}

/** Whether nothing goes on before the player has signed in again. */
export function needsSignIn({ outcome }: SyncState): boolean {
  const code = outcome?.failure?.code;
  return code === 'CLOUD_EXPIRED' || code === 'CLOUD_DENIED';
}
