import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { StoreGate } from '../../recovery/index.ts';
import type { Device } from '../../stores/device.ts';
import { warpAccountsStore } from '../../stores/warp-accounts.ts';
import { warpsStore } from '../../stores/warps-store.ts';
import { NoWarps } from './no-warps.tsx';
import { Tracker } from './tracker.tsx';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly device: Device;
  readonly profile: string;
}

/** The pulls of one of the profile's accounts; without any, the way to some. */
export function AccountGate({ device, profile }: Props) {
  const directory = warpAccountsStore(device, profile);
  const { accounts, load } = useStore(directory);
  const [chosen, choose] = useState<string | undefined>(undefined);
  useEffect(() => void load(), [load]);
  if (!accounts) return <Waiting />;
  const account = accounts.find((known) => known === chosen) ?? accounts[0];
  if (account === undefined) return <NoWarps />;
  const store = warpsStore(device, profile, account);
  return (
    <StoreGate
      key={account}
      device={device}
      store={store}
      waiting={<Waiting />}
      opened={() => (
        <Tracker device={device} store={store} {...{ account, accounts }} onAccount={choose} />
      )}
    />
  );
}
