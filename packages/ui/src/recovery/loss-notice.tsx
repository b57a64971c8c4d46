import { lazy, Suspense, useEffect, useState } from 'react';
import { mayHaveLost } from '../storage/index.ts';
import type { Device } from '../stores/device.ts';
import type { Loss } from './loss-found.tsx';

const LossFound = lazy(async () => ({ default: (await import('./loss-found.tsx')).LossFound }));

/** Looks, at a start, whether less is here than a snapshot holds. */
export function LossNotice({ device }: { device: Device }) {
  const [loss, setLoss] = useState<Loss | undefined>(undefined);
  useEffect(() => {
    const look = async () => {
      if (await mayHaveLost(device.vault)) setLoss(await device.keeper.loss());
    };
    // Without snapshots there is nothing to compare with.
    look().catch(() => undefined);
  }, [device]);
  if (!loss) return null;
  return (
    <Suspense>
      <LossFound device={device} loss={loss} onSettled={() => setLoss(undefined)} />
    </Suspense>
  );
}
