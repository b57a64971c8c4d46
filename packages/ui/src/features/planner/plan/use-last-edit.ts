import { useCallback, useEffect, useState } from 'react';
import type { Undoable } from '../../../primitives/index.ts';
import type { PlannerDocuments, PlannerStore } from '../store/planner-store.ts';

export interface Edit extends Undoable {
  /** Whether the plan is still as the change left it; without it nothing can come between. */
  readonly stands?: (documents: PlannerDocuments) => boolean;
  /** What is to be told when it stands no more; nothing, unless it says so. */
  readonly fallen?: (documents: PlannerDocuments) => Edit | undefined;
}

/**
 * The last change, while it can be taken back. What is changed anew meanwhile, here or in another tab, can no longer
 * be: the way back would take the later change along.
 */
export function useLastEdit(store: PlannerStore) {
  const [done, setDone] = useState<Edit | undefined>(undefined);
  const forget = useCallback(() => setDone(undefined), []);
  useEffect(
    () =>
      store.subscribe(({ documents }) =>
        setDone((edit) => (edit?.stands?.(documents) === false ? edit.fallen?.(documents) : edit)),
      ),
    [store],
  );
  return { done, setDone, forget };
}
