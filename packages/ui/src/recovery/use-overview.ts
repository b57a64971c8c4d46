import { useCallback, useEffect, useState } from 'react';
import type { Overview } from '../storage/index.ts';
import type { Device } from '../stores/device.ts';

/** What is kept on the device; undefined until it has been counted. */
export function useOverview({ keeper, vault }: Device): [Overview | undefined, () => void] {
  const [overview, setOverview] = useState<Overview | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(() => setAsked((count) => count + 1), []);

  useEffect(() => {
    let isCurrent = true;
    keeper
      .overview()
      .then((counted) => isCurrent && setOverview(counted))
      .catch((error: unknown) => console.warn('What is stored could not be counted.', error));
    return () => {
      isCurrent = false;
    };
  }, [keeper, asked]);
  useEffect(() => vault.listen(refresh), [vault, refresh]);

  return [overview, refresh];
}
