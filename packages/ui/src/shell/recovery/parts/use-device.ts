import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentSet } from '../../../storage/index.ts';
import { type Device, device } from '../../../storage/stores/device.ts';
import type { DocumentState, DocumentStore } from '../../../storage/stores/document-store.ts';

/** The device's data; undefined on the server and until the page has come alive. */
export function useDevice(): Device | undefined {
  const [opened, setOpened] = useState<Device | undefined>(undefined);
  useEffect(() => setOpened(device()), []);
  return opened;
}

/** A store's state; it is loaded at the first use. */
export function useDocuments<Set extends DocumentSet>(
  store: DocumentStore<Set>,
): DocumentState<Set> {
  useEffect(() => {
    if (store.getState().status === 'loading') void store.getState().load();
  }, [store]);
  return useStore(store);
}
