import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n, withTexts } from '../../i18n/index.ts';
import { desktopBridge, Link, useSite } from '../../platform/index.ts';
import { classNames, Loaded } from '../../primitives/index.ts';
import { goBackTarget, type Place } from '../../shell/pages/index.ts';
import { ProfileGate, useOverview } from '../../shell/recovery/index.ts';
import { NoScripts } from '../../shell/screen/no-scripts.tsx';
import { PageTitle } from '../../shell/screen/page-title.tsx';
import { type Device, profilesStore } from '../../storage/stores/device.ts';
import { BackupReminder } from './backup-reminder.tsx';
import { DataSection } from './data-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { ProfilesSection } from './profiles-section.tsx';
import { useOfferedKey } from './sync/use-offered-key.ts';

const loadKeepDatabase = withTexts(
  ['offline'],
  async () => (await import('./offline/keep-database.tsx')).KeepDatabase,
);

const loadSync = withTexts(
  ['sync', 'drive'],
  async () => (await import('./sync/sync-section.tsx')).SyncSection,
);

const loadContributions = withTexts(
  ['globalStats'],
  async () => (await import('./contributions/contributions.tsx')).Contributions,
);

/** Preferences, profiles, and all that concerns the data on this device. */
export function SettingsScreen({ plannerUrl }: { plannerUrl: string }) {
  const { t } = useI18n();
  const onDevice = (device: Device) => <OnDevice device={device} plannerUrl={plannerUrl} />;
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col gap-1">
        <GoBack />
        <PageTitle>{t('nav.settings')}</PageTitle>
      </div>
      <NoScripts text={t('noScripts.settings')} />
      <ProfileGate
        open={profilesStore}
        waiting={
          <div data-needs-script className="contents">
            <Sections preferences={<PreferencesSection device={undefined} />} />
          </div>
        }
        // The ways to a backup and out of the trouble are here.
        whileShut={onDevice}
      >
        {({ device }) => onDevice(device)}
      </ProfileGate>
    </div>
  );
}

function OnDevice({ device, plannerUrl }: { device: Device; plannerUrl: string }) {
  const [overview, refresh] = useOverview(device);
  return (
    <>
      <BackupReminder device={device} overview={overview} onBackedUp={refresh} />
      <Sections
        preferences={<PreferencesSection device={device} />}
        profiles={<ProfilesSection device={device} />}
        contribution={<ContributionSection device={device} />}
        sync={<DevicesSection device={device} />}
        data={
          <DataSection
            device={device}
            plannerUrl={plannerUrl}
            overview={overview}
            onChange={refresh}
          />
        }
      />
    </>
  );
}

interface SectionsProps {
  readonly preferences: ReactNode;
  readonly profiles?: ReactNode;
  readonly data?: ReactNode;
  readonly contribution?: ReactNode;
  readonly sync?: ReactNode;
}

/** The page's sections; what needs the device's data stands waiting until it is there. */
function Sections({
  preferences,
  profiles = <Waiting />,
  data = <Waiting />,
  contribution = <Waiting />,
  sync = <Waiting />,
}: SectionsProps) {
  const { t } = useI18n();
  const { countsWarps } = useSite();
  const hasFolders = useHasFolders();
  return (
    <>
      <Section title={t('settings.preferences')}>{preferences}</Section>
      <Section title={t('settings.profiles')}>{profiles}</Section>
      <Section title={t('manage.settings.data')}>{data}</Section>
      {(countsWarps || hasFolders) && (
        <Section
          id="sync"
          title={t('manage.settings.sync')}
          room="in-[[data-player~=syncs]]:min-h-120"
        >
          {sync}
        </Section>
      )}
      <Section title={t('manage.settings.offline')}>
        <OfflineSection />
      </Section>
      {countsWarps && <Section title={t('manage.settings.globalStats')}>{contribution}</Section>}
    </>
  );
}

/** Whether devices may meet in a folder, which needs no server: in the desktop's window alone. */
function useHasFolders(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => setHas(desktopBridge()?.folders !== undefined), []);
  return has;
}

interface SectionProps {
  /** What an address calls it. */
  readonly id?: string;
  readonly title: string;
  /** The height that it has before it has come. */
  readonly room?: string;
  readonly children: ReactNode;
}

function Section({ id, title, room, children }: SectionProps) {
  return (
    <section id={id} className={classNames('flex flex-col gap-4 border-t border-line pt-5', room)}>
      <h2 tabIndex={-1} className="font-display text-lg font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Leads back to where the address says the player came from. */
function GoBack() {
  const { t, language } = useI18n();
  const [target, setTarget] = useState<Place | undefined>(undefined);
  useEffect(() => {
    const read = () => setTarget(goBackTarget(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  // The line is there from the start, so that nothing moves when the address has been read.
  return (
    <p className="min-h-11">
      {target && (
        <Link
          to={`/${language}${target.path}`}
          className="tap inline-flex items-center gap-2 text-ink-soft hover:text-ink"
        >
          <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
          {t('manage.settings.backTo', { place: t(target.label) })}
        </Link>
      )}
    </p>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <div aria-busy="true" className="min-h-32 rounded-sheet bg-surface p-4 text-ink-faint">
      {t('state.loading')}
    </div>
  );
}

/** What was given to the global statistics, and the ways to see it and to take it back. */
function ContributionSection({ device }: { device: Device }) {
  const { t } = useI18n();
  return (
    <Loaded load={loadContributions} waiting={<p aria-busy="true">{t('state.loading')}</p>}>
      {(Contributions) => <Contributions device={device} />}
    </Loaded>
  );
}

/** How devices are kept in step. */
function DevicesSection({ device }: { device: Device }) {
  const { t } = useI18n();
  const offered = useOfferedKey();
  return (
    <Loaded load={loadSync} waiting={<p aria-busy="true">{t('state.loading')}</p>}>
      {(SyncSection) => <SyncSection device={device} offered={offered} />}
    </Loaded>
  );
}

/** What works without a network, and the whole database for who wants it. */
function OfflineSection() {
  const { t } = useI18n();
  return (
    <Loaded load={loadKeepDatabase} waiting={<p aria-busy="true">{t('state.loading')}</p>}>
      {(KeepDatabase) => <KeepDatabase />}
    </Loaded>
  );
}
