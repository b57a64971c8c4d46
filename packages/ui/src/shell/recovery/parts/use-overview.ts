import { useCallback, useEffect, useState } from 'react';
import type { Overview } from '../../../storage/index.ts';
import type { Device } from '../../../storage/stores/device.ts';

/** What is kept on the device, how to count it anew, and whether there is an answer, even that it failed. */
type Counting = [overview: Overview | undefined, refresh: () => void, isAnswered: boolean];

/** What is kept on the device; undefined until it has been counted, or where it cannot be. */
export function useOverview({ backupService, database }: Device): Counting {
  const [overview, setOverview] = useState<Overview | undefined>(undefined);
  const [isAnswered, setIsAnswered] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let isCurrent = true;
    backupService
      .overview()
      .then((counted) => isCurrent && setOverview(counted))
      .catch((error: unknown) => console.warn('What is stored could not be counted.', error))
      .finally(() => isCurrent && setIsAnswered(true));
    return () => {
      isCurrent = false;
    };
  }, [backupService, attempt]);
  useEffect(() => database.listen(refresh), [database, refresh]);

  return [overview, refresh, isAnswered];
}
