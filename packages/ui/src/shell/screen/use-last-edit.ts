import { useCallback, useEffect, useState } from 'react';
import type { Undoable } from '../../primitives/index.ts';
import type { DocumentSet } from '../../storage/index.ts';
import type { DocumentStore } from '../../storage/stores/document-store.ts';

export interface Edit<Documents> extends Undoable {
  /** Whether what is stored is still as the change left it; without it nothing can come between. */
  readonly stands?: (documents: Documents) => boolean;
  /** What is to be told when it stands no more; nothing, unless it says so. */
  readonly fallen?: (documents: Documents) => Edit<Documents> | undefined;
}

/**
 * The last change, while it can be taken back. What is changed anew meanwhile, here or in another tab, can no longer
 * be: the way back would take the later change along.
 */
export function useLastEdit<Documents extends DocumentSet>(store: DocumentStore<Documents>) {
  const [done, setDone] = useState<Edit<Documents> | undefined>(undefined);
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
