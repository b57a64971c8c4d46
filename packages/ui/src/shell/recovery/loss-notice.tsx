import { useEffect, useState } from 'react';
import { mayHaveLost } from '../../storage/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import type { Loss, LossFound } from './loss-found.tsx';

type Found = { readonly loss: Loss; readonly Notice: typeof LossFound };

/** Looks, at a start, whether less is here than a snapshot holds. */
export function LossNotice({ device }: { device: Device }) {
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
  return <found.Notice device={device} loss={found.loss} onSettled={() => setFound(undefined)} />;
}
