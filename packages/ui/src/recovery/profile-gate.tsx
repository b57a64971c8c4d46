import type { ReactNode } from 'react';
import type { DocumentSet } from '../storage/index.ts';
import { type Device, profilesStore } from '../stores/device.ts';
import type { DocumentStore } from '../stores/document-store.ts';
import { useDevice, useDocuments } from '../stores/use-device.ts';
import { LossNotice } from './loss-notice.tsx';
import { StorageTrouble } from './storage-trouble.tsx';

interface Opened<Set extends DocumentSet> {
  readonly device: Device;
  readonly profile: string;
  readonly store: DocumentStore<Set>;
}

interface Props<Set extends DocumentSet> {
  /** The store that the screen works with, in the profile that is in use. */
  readonly open: (device: Device, profile: string) => DocumentStore<Set>;
  /** What stands there until the store has been read; on the server, too. */
  readonly waiting: ReactNode;
  /** What can be done although what is stored cannot be read; nothing, unless told otherwise. */
  readonly whileShut?: ((device: Device) => ReactNode) | undefined;
  readonly children: (opened: Opened<Set>) => ReactNode;
}

/** A screen on the player's data: it gets its store open, and above it stands what is the matter with it. */
export function ProfileGate<Set extends DocumentSet>(props: Props<Set>) {
  const device = useDevice();
  return device ? <OnDevice device={device} {...props} /> : props.waiting;
}

function OnDevice<Set extends DocumentSet>(props: Props<Set> & { readonly device: Device }) {
  const { device, open, waiting, whileShut, children } = props;
  const profiles = profilesStore(device);
  const { status, documents } = useDocuments(profiles);
  if (status === 'loading') return waiting;
  const at = { device, waiting, whileShut };
  // Without its list there is no profile to open.
  if (status === 'unreadable') return <AtStore {...at} store={profiles} opened={nothing} />;
  const { active: profile } = documents.profiles;
  const store = open(device, profile);
  return <AtStore {...at} store={store} opened={() => children({ device, profile, store })} />;
}

function nothing(): null {
  return null;
}

interface AtStoreProps<Set extends DocumentSet> extends Pick<Props<Set>, 'waiting' | 'whileShut'> {
  readonly device: Device;
  readonly store: DocumentStore<Set>;
  readonly opened: () => ReactNode;
}

function AtStore<Set extends DocumentSet>(props: AtStoreProps<Set>) {
  const { device, store, waiting, whileShut, opened } = props;
  const { status } = useDocuments(store);
  const shown = () => {
    if (status === 'loading') return waiting;
    return status === 'unreadable' ? whileShut?.(device) : opened();
  };
  return (
    <>
      <StorageTrouble device={device} store={store} />
      <LossNotice device={device} />
      {shown()}
    </>
  );
}
