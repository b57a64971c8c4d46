import { outOfReach, type Progress, progressOf } from '@trailbook/core/internal/achievements';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Checklist } from '../store/checklist.ts';

export const ChecklistContext = createContext<Checklist | undefined>(undefined);

/** What the player has done, to be asked and told. */
export function useChecklist(): Checklist {
  const checklist = useContext(ChecklistContext);
  if (!checklist) throw new Error('No checklist above this component.');
  return checklist;
}

/** Whether one is done; on the server and while the page comes alive nothing is. */
export function useIsDone(id: number): boolean {
  const { subscribeTo, isDone } = useChecklist();
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribeTo(id, listener), [subscribeTo, id]),
    () => isDone(id),
    () => false,
  );
}

/** All that is done, by id; undefined until it has been read. */
export function useDone(): Readonly<Record<string, number>> | undefined {
  const { subscribe, done } = useChecklist();
  return useSyncExternalStore(subscribe, done, () => undefined);
}

interface Counted {
  readonly id: number;
  readonly jade: number;
}

/** How far the player is with some achievements, by those that exclude each other; both the same at each drawing. */
export function useProgress(
  achievements: readonly Counted[],
  exclusive: readonly (readonly Counted[])[],
): Progress & { readonly isKnown: boolean } {
  const done = useDone();
  return useMemo(() => {
    const isDone = (id: number) => done !== undefined && Object.hasOwn(done, id);
    const unreachable = outOfReach(exclusive, isDone);
    return { ...progressOf(achievements, unreachable, isDone), isKnown: done !== undefined };
  }, [achievements, exclusive, done]);
}
