import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePageState } from '../../platform/page-state.ts';
import { StoreGate } from '../../shell/recovery/index.ts';
import { useDocuments } from '../../shell/recovery/parts/use-device.ts';
import { Waiting } from '../../shell/screen/waiting.tsx';
import type { Device } from '../../storage/stores/device.ts';
import { warpAccountsStore } from './store/warp-accounts.ts';
import { NO_WARPS, type WarpDocuments, type WarpsStore, warpsStore } from './store/warps-store.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
  readonly children: (account: OpenAccount) => ReactNode;
  /** What stands there until they are read. */
  readonly waiting?: ReactNode;
}

/** The warps of the account that is looked at. */
export interface OpenAccount {
  /** Its number; undefined where the profile has none yet. */
  readonly uid: string | undefined;
  readonly warps: WarpDocuments;
  /** Undefined where the profile has no account yet. */
  readonly store: WarpsStore | undefined;
  /** Begins an account by hand, where the profile has none. */
  readonly begin: (uid: string) => void;
  /** Whether it was begun so just now: there is nothing of it yet but what will be entered. */
  readonly isBegun: boolean;
  /** The numbers of all that the profile has. */
  readonly accounts: readonly string[];
  readonly choose: (uid: string) => void;
}

/** One of the profile's accounts; without any, one without warps. */
export function AccountGate({ device, profile, children, waiting = <Waiting /> }: Props) {
  const { accounts, load } = useStore(warpAccountsStore(device, profile));
  const [{ filters }, change] = usePageState('/warp');
  const [begun, begin] = useState<string | undefined>(undefined);
  useEffect(() => void load(), [load]);
  if (!accounts) return waiting;
  const account = accounts.find((known) => known === filters.account?.[0]) ?? accounts[0] ?? begun;
  const choose = (uid: string) => change({ filters: { ...filters, account: [uid] } });
  if (account === undefined) {
    const none = { uid: undefined, warps: NO_WARPS, store: undefined, isBegun: false };
    return <>{children({ ...none, begin, accounts, choose })}</>;
  }
  const store = warpsStore(device, profile, account);
  return (
    <StoreGate
      key={account}
      device={device}
      store={store}
      waiting={waiting}
      opened={() => (
        <Opened store={store}>
          {(warps) =>
            children({
              ...{ uid: account, warps, store, begin, isBegun: account === begun },
              ...{ accounts, choose },
            })
          }
        </Opened>
      )}
    />
  );
}

interface OpenedProps {
  readonly store: WarpsStore;
  readonly children: (warps: WarpDocuments) => ReactNode;
}

function Opened({ store, children }: OpenedProps) {
  return <>{children(useDocuments(store).documents)}</>;
}
