import { useI18n } from '../../i18n/index.ts';
import { ProfileGate } from '../../shell/recovery/index.ts';
import { NoScripts } from '../../shell/screen/no-scripts.tsx';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { Waiting } from '../../shell/screen/waiting.tsx';
import { profilesStore } from '../../storage/stores/device.ts';
import { Workspace } from './workspace.tsx';

/** Takes in all that a player brings from other tools, at once and with one way back. */
export function MoveInScreen() {
  const { t } = useI18n();
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageTitle>{t('nav.moveIn')}</PageTitle>
      <p className="max-w-prose text-ink-soft">{t('moveIn.lead')}</p>
      <NoScripts text={t('moveIn.noScripts')} />
      <ProfileGate open={profilesStore} waiting={<Waiting />}>
        {({ device, profile }) => <Workspace device={device} profile={profile} />}
      </ProfileGate>
    </div>
  );
}
