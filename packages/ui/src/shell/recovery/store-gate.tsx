import type { ReactNode } from 'react';
import type { DocumentSet } from '../../storage/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import type { DocumentStore } from '../../storage/stores/document-store.ts';
import { useDocuments } from './parts/use-device.ts';
import { StorageTrouble } from './storage-trouble.tsx';

export interface StoreGateProps<Set extends DocumentSet> {
  readonly device: Device;
  readonly store: DocumentStore<Set>;
  /** What stands there until the store has been read. */
  readonly waiting: ReactNode;
  /** What can be done although what is stored cannot be read; nothing, unless told otherwise. */
  readonly whileShut?: ((device: Device) => ReactNode) | undefined;
  readonly opened: () => ReactNode;
}

/** What works with one store, once it is open; above it stands what is the matter with the store. */
export function StoreGate<Set extends DocumentSet>(props: StoreGateProps<Set>) {
  const { device, store, waiting, whileShut, opened } = props;
  const { status } = useDocuments(store);
  const shown = () => {
    if (status === 'loading') return waiting;
    return status === 'unreadable' ? whileShut?.(device) : opened();
  };
  return (
    <>
      <StorageTrouble device={device} store={store} />
      {shown()}
    </>
  );
}
