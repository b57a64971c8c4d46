import { useEffect, useState } from 'react';
import { hasDatabase } from '../../../storage/documents/has-database.ts';
import type { Plannable } from '../../planner/store/watch-planned.ts';

/** The entry of the player's plan that is about a thing. What reads it is loaded only where something is stored. */
export function usePlanned({ kind, id }: Plannable): number | undefined {
  const [entryId, setEntryId] = useState<number | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    let end: (() => void) | undefined;
    setEntryId(undefined);
    const watch = async () => {
      if (!(await hasDatabase()) || !isWanted) return;
      const { watchPlanned } = await import('../../planner/store/watch-planned.ts');
      const stop = await watchPlanned({ kind, id }, (found) => isWanted && setEntryId(found));
      if (isWanted) end = stop;
      else stop();
    };
    watch().catch((error: unknown) => console.warn('The plan could not be asked.', error));
    return () => {
      isWanted = false;
      end?.();
    };
  }, [kind, id]);
  return entryId;
}
