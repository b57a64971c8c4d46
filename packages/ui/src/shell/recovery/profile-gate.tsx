import { type Documents, liveProfiles, type Profile } from '@trailbook/core/internal/user-data';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button, Notice } from '../../primitives/index.ts';
import { type DocumentSet, mayHaveLost } from '../../storage/index.ts';
import { type Device, profilesStore } from '../../storage/stores/device.ts';
import type { DocumentStore } from '../../storage/stores/document-store.ts';
import type { Loss, LossFound } from './loss-found.tsx';
import { profileName } from './parts/profile-name.ts';

import { useDevice, useDocuments } from './parts/use-device.ts';
import { StoreGate, type StoreGateProps } from './store-gate.tsx';

/** A profile's data, open to be worked with. */
export interface OpenedProfile<Set extends DocumentSet> {
  readonly device: Device;
  readonly profile: string;
  readonly store: DocumentStore<Set>;
  /** Has the page go over to another profile. */
  readonly follow: (profile: string) => void;
}

interface Props<Set extends DocumentSet> {
  /** The store that the screen works with, in the profile that is in use. */
  readonly open: (device: Device, profile: string) => DocumentStore<Set>;
  /** What stands there until the store has been read; on the server, too. */
  readonly waiting: ReactNode;
  /** What can be done although what is stored cannot be read; nothing, unless told otherwise. */
  readonly whileShut?: ((device: Device) => ReactNode) | undefined;
  readonly children: (opened: OpenedProfile<Set>) => ReactNode;
}

/** A screen on the player's data: it gets its store open, and above it stands what is the matter with it. */
export function ProfileGate<Set extends DocumentSet>(props: Props<Set>) {
  const device = useDevice();
  return device ? <OnDevice device={device} {...props} /> : props.waiting;
}

function OnDevice<Set extends DocumentSet>(props: Props<Set> & { readonly device: Device }) {
  const { device, waiting, whileShut } = props;
  const profiles = profilesStore(device);
  const { status, documents } = useDocuments(profiles);
  if (status === 'loading') return waiting;
  const at = { device, waiting, whileShut };
  // Without its list there is no profile to open.
  if (status === 'unreadable') return <AtStore {...at} store={profiles} opened={nothing} />;
  return <InProfile {...props} profiles={documents.profiles} />;
}

type InProfileProps<Set extends DocumentSet> = Props<Set> & {
  readonly device: Device;
  readonly profiles: Documents['profiles'];
};

/**
 * A page stays in the profile that it opened with: another tab that switches must not have what is done here
 * land elsewhere. The page says so, and offers to follow. Where the profile itself was deleted, it follows and says so.
 */
function InProfile<Set extends DocumentSet>(props: InProfileProps<Set>) {
  const { device, open, waiting, whileShut, children, profiles } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const [own, setOwn] = useState(profiles.active);
  const live = liveProfiles(profiles);
  const profile = live.some(({ id }) => id === own) ? own : profiles.active;
  const store = open(device, profile);
  const current = live.find(({ id }) => id === profile);
  const gone = profiles.profiles.find(({ id }) => id === own && id !== profile);
  const switched = live.find(({ id }) => id === profiles.active);
  // The list itself is the same in all profiles.
  const isOfProfile = !Object.is(store, profilesStore(device));
  return (
    <>
      {isOfProfile && current && switched && profile !== profiles.active && (
        <Switched from={current} to={switched} onFollow={() => setOwn(profiles.active)} />
      )}
      {isOfProfile && current && gone && (
        <Gone key={gone.id} profile={gone} to={current} onFollow={() => setOwn(profile)} />
      )}
      {isOfProfile && current && live.length > 1 && (
        <p className="break-words text-sm text-ink-soft">
          {t('settings.profileHere', { name: profileName(i18n, current) })}
        </p>
      )}
      <AtStore
        device={device}
        waiting={waiting}
        whileShut={whileShut}
        store={store}
        opened={() => children({ device, profile, store, follow: setOwn })}
      />
    </>
  );
}

interface SwitchedProps {
  readonly from: Profile;
  readonly to: Profile;
  readonly onFollow: () => void;
}

function Switched({ from, to, onFollow }: SwitchedProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const names = { here: profileName(i18n, from), there: profileName(i18n, to) };
  return (
    <Notice
      title={t('settings.switched', names)}
      actions={<Button onClick={onFollow}>{t('settings.follow', names)}</Button>}
    >
      {t('settings.switchedText', names)}
    </Notice>
  );
}

interface GoneProps {
  readonly profile: Profile;
  readonly to: Profile;
  readonly onFollow: () => void;
}

function Gone({ profile, to, onFollow }: GoneProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const names = { gone: profileName(i18n, profile), there: profileName(i18n, to) };
  // Asked while this is drawn for the first time: the field goes with the same drawing.
  const [typed] = useState(typedNow);
  return (
    <Notice
      title={t('settings.gone', names)}
      actions={<Button onClick={onFollow}>{t('settings.follow', names)}</Button>}
    >
      {t('settings.goneText', names)}
      {typed && ` ${t('settings.goneTyped', typed)}`}
    </Notice>
  );
}

function nothing(): null {
  return null;
}

function AtStore<Set extends DocumentSet>(props: StoreGateProps<Set>) {
  return (
    <>
      <LossNotice device={props.device} />
      <StoreGate {...props} />
    </>
  );
}

type Found = { readonly loss: Loss; readonly Notice: typeof LossFound };

/** Looks, at a start, whether less is here than a snapshot holds. */
function LossNotice({ device }: { device: Device }) {
  const [found, setFound] = useState<Found | undefined>(undefined);
  useEffect(() => {
    const look = async () => {
      if (!(await mayHaveLost(device.database))) return;
      const loss = await device.backupService.loss();
      if (loss) setFound({ loss, Notice: (await import('./loss-found.tsx')).LossFound });
    };
    // Without snapshots there is nothing to compare with; what cannot be loaded now is at the next start.
    look().catch(() => undefined);
  }, [device]);
  if (!found) return null;
  return (
    <div data-loss className="contents">
      <found.Notice device={device} loss={found.loss} onSettled={() => setFound(undefined)} />
    </div>
  );
}

/** What stands in a number's field that is still being typed; undefined where nothing is. */
function typedNow(): { readonly label: string; readonly text: string } | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.getAttribute('role') !== 'spinbutton') return;
  const text = field.value;
  if (text === '' || text === field.getAttribute('aria-valuenow')) return;
  return { label: field.labels?.[0]?.textContent ?? '', text };
}
